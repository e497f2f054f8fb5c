import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const program = new URL('./keep-compiled.ts', import.meta.url).href

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-compiled-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A process that keeps what it compiles, imports a module, and is killed. */
function aKilledStart(module: string, kept: string) {
  const lines = [
    `const { keepCompiled } = await import(${JSON.stringify(program)})`,
    `const writeDown = keepCompiled(${JSON.stringify(kept)})`,
    `const { answer } = await import(${JSON.stringify(module)})`,
    'writeDown()',
    'console.log(answer)',
    "process.kill(process.pid, 'SIGKILL')",
  ]
  return spawnSync(process.execPath, ['--input-type=module', '--eval', lines.join('\n')], {
    encoding: 'utf8',
  })
}

test('what a process compiled is there for the next, even of one that is killed, until the module changes', () => {
  const [sources, kept] = [aFolder(), aFolder()]
  const module = join(sources, 'large.ts')
  const filesKept = () => globSync('**/*', { cwd: kept }).length
  writeFileSync(module, 'export const answer: number = 42\n')
  const { signal, stdout } = aKilledStart(module, kept)
  expect({ signal, stdout }).toEqual({ signal: 'SIGKILL', stdout: '42\n' })
  const first = filesKept()
  expect(first).toBeGreaterThan(1)
  aKilledStart(module, kept)
  expect(filesKept()).toBe(first)
  writeFileSync(module, 'export const answer: number = 43\n')
  expect(aKilledStart(module, kept).stdout).toBe('43\n')
})

test('a folder that cannot be written keeps nothing, and stands in nobody’s way', () => {
  const module = join(aFolder(), 'large.ts')
  writeFileSync(module, 'export const answer: number = 42\n')
  const { signal, stdout, stderr } = aKilledStart(module, '/dev/null/nowhere')
  expect({ signal, stdout, stderr }).toEqual({ signal: 'SIGKILL', stdout: '42\n', stderr: '' })
})
