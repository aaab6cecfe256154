// Own small game definitions for boardgame.io.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (c) => LINES.some(([a, b, d]) => c[a] !== null && c[a] === c[b] && c[a] === c[d]);
const full = (c) => c.every((x) => x !== null);
const INVALID_MOVE = 'INVALID_MOVE';

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (full(G.cells)) return { draw: true };
  },
};

// The same work for every move, but the board is cleared instead of the match ending: isolates
// the move path of the server from creating, joining and syncing matches.
const TicTacToeEndless = {
  name: 'ttt-endless',
  setup: TicTacToe.setup,
  turn: TicTacToe.turn,
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      if (won(G.cells) || full(G.cells)) G.cells = Array(9).fill(null);
    },
  },
};

module.exports = { TicTacToe, TicTacToeEndless };
