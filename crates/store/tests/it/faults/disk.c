/* A disk that fails when it is told to: loaded before the system's library, it answers for writes and syncs of the
 * database's files. The byte in the file named by TABLEE_FAULTS says how: f full, w writing fails, s syncing fails.
 * The machine's clock is told by it as well: b a week back, a a week ahead.
 * How long a file beside the database was when it was last synced stands in a file with `.synced` added to its name:
 * that much outlives a power cut. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static volatile char *fault;

__attribute__((constructor)) static void start(void) {
    const char *name = getenv("TABLEE_FAULTS");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    void *page = file < 0 ? MAP_FAILED : mmap(NULL, 1, PROT_READ, MAP_SHARED, file, 0);
    fault = page == MAP_FAILED ? NULL : page;
}

static int name_of(int file, char *name, size_t n) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, n - 1);
    if (length < 0) return 0;
    name[length] = 0;
    return 1;
}

static int is_database(int file) {
    char name[1024];
    return name_of(file, name, sizeof name) && strstr(name, ".sqlite") != NULL;
}

static int note_synced(int file, int result) {
    char name[1024], note[1100];
    struct stat status;
    if (result || !name_of(file, name, sizeof name) || !strstr(name, "-heads") || fstat(file, &status)) return result;
    snprintf(note, sizeof note, "%s.synced", name);
    FILE *synced = fopen(note, "w");
    if (synced) {
        fprintf(synced, "%lld", (long long)status.st_size);
        fclose(synced);
    }
    return result;
}

static int write_fails(int file) {
    if (!fault || (*fault != 'f' && *fault != 'w') || !is_database(file)) return 0;
    errno = *fault == 'f' ? ENOSPC : EIO;
    return 1;
}

static int sync_fails(int file) {
    if (!fault || *fault != 's' || !is_database(file)) return 0;
    errno = EIO;
    return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t n) {
    return write_fails(file) ? -1 : NEXT(write)(file, bytes, n);
}
ssize_t pwrite(int file, const void *bytes, size_t n, off_t at) {
    return write_fails(file) ? -1 : NEXT(pwrite)(file, bytes, n, at);
}
ssize_t pwrite64(int file, const void *bytes, size_t n, off64_t at) {
    return write_fails(file) ? -1 : NEXT(pwrite64)(file, bytes, n, at);
}
int ftruncate(int file, off_t length) { return write_fails(file) ? -1 : NEXT(ftruncate)(file, length); }
int ftruncate64(int file, off64_t length) { return write_fails(file) ? -1 : NEXT(ftruncate64)(file, length); }
int fsync(int file) { return sync_fails(file) ? -1 : note_synced(file, NEXT(fsync)(file)); }
int fdatasync(int file) { return sync_fails(file) ? -1 : note_synced(file, NEXT(fdatasync)(file)); }

int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = NEXT(clock_gettime)(clock, time);
    const time_t week = 7 * 86400;
    if (fault && clock == CLOCK_REALTIME) time->tv_sec += *fault == 'a' ? week : *fault == 'b' ? -week : 0;
    return result;
}
