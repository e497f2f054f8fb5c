import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A program of its own, which keeps what is compiled where ours does. */
function aProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-compiled-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'start'))
  copyFileSync(new URL('./keep-compiled.mjs', import.meta.url), join(folder, 'start/keep-compiled.mjs'))
  const write = (answer: number) =>
    writeFileSync(
      join(folder, 'main.ts'),
      `import { flushCompileCache } from 'node:module'
       const answer: number = ${answer}
       flushCompileCache()
       console.log(answer)
       process.kill(process.pid, 'SIGKILL')`,
    )
  const run = () => {
    const command = ['--import=./start/keep-compiled.mjs', 'main.ts']
    const { signal, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
    return { signal, stdout, stderr }
  }
  const kept = () => globSync('node_modules/.cache/lupulo-compiled/**/*', { cwd: folder }).length
  return { folder, write, run, kept }
}

test('what a process compiled is there for the next, even of one that is killed, until the module changes', () => {
  const { write, run, kept } = aProgram()
  write(42)
  expect(run()).toEqual({ signal: 'SIGKILL', stdout: '42\n', stderr: '' })
  const first = kept()
  expect(first).toBeGreaterThan(1)
  run()
  expect(kept()).toBe(first)
  write(43)
  expect(run().stdout).toBe('43\n')
})

test('a folder that cannot be written keeps nothing, and stands in nobody’s way', () => {
  const { folder, write, run } = aProgram()
  write(42)
  writeFileSync(join(folder, 'node_modules'), 'no folder')
  expect(run()).toEqual({ signal: 'SIGKILL', stdout: '42\n', stderr: '' })
})
