import { readdirSync, readlinkSync } from 'node:fs'

/** SIGKILL to every process that works in a folder or below it, such as those of a database server. */
export function killAllIn(folder: string): void {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue
    try {
      if (`${readlinkSync(`/proc/${name}/cwd`)}/`.startsWith(`${folder}/`))
        process.kill(Number(name), 'SIGKILL')
    } catch {
      // It has ended meanwhile, or is none of ours.
    }
  }
}
