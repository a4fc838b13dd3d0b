/**
 * glibc keeps what is freed outside of JavaScript in a pool for each of Node's ten threads: 28 of 307 MB after load. It reads
 * the limit only when a process starts, so this one starts anew in its own place: same id, same terminal, 50 ms later.
 */
export function limitMallocArenas(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX) return
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
  })
}
