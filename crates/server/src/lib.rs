//! The web site: lobby, tables, sockets, pages.
