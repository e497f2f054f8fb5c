const EVERY_MS = 10

/**
 * Watches how far this process's thread is behind: how much later than asked for a timer goes off.
 * @returns the worst (ms) of the last two times, and of the one that is due
 */
export function watchThreadLag(): () => number {
  let dueAt = performance.now() + EVERY_MS
  let lags: [number, number] = [0, 0]
  const timer = setInterval(() => {
    const now = performance.now()
    lags = [lags[1], now - dueAt]
    dueAt = now + EVERY_MS
  }, EVERY_MS)
  timer.unref()
  return () => Math.max(...lags, performance.now() - dueAt)
}
