import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** What a program printed, and whether its time was over before it was done. */
export type Ran = { printed: string; cut: boolean; status: number | null }

/**
 * Runs a program to its end, or until so many seconds are over and it has done enough; then it is asked to end, and at last
 * made to.
 */
export function runProgram(
  command: string,
  args: string[],
  mostSeconds: number,
  hasDoneEnough: () => boolean = () => true,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    let cut = false
    const keep = (piece: Buffer) => {
      printed += piece
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const startedAt = Date.now()
    const kills: NodeJS.Timeout[] = []
    const watch = setInterval(() => {
      if (cut || Date.now() - startedAt < mostSeconds * 1000 || !hasDoneEnough()) return
      cut = true
      child.kill('SIGINT')
      kills.push(setTimeout(() => child.kill('SIGKILL'), 20_000))
    }, 500)
    child.on('error', reject)
    child.on('close', (status) => {
      clearInterval(watch)
      for (const kill of kills) clearTimeout(kill)
      resolve({ printed: stripVTControlCharacters(printed), cut, status })
    })
  })
}
