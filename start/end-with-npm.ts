const LOOKED_EVERY_MS = 1000
/** Who was there when this began: npm may end before the shop is open. */
const startedBy = process.ppid

/**
 * Started by npm (`npm start`), the shop ends with it, however npm ends: killed, it has no time to tell us, and nobody else
 * knows that this process is there. (Signals that npm gets it hands on by itself: the scripts say `exec`, so that no shell
 * stands between.) Started by anything else it stays: a process whose parent ends may be meant to.
 */
export function endWithNpm(stop: (why: string) => void): void {
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => {
    if (process.ppid !== startedBy) stop('npm is gone')
  }, LOOKED_EVERY_MS).unref()
}
