import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aSmallDisk } from './a-small-disk.ts'

const program = `
  import { aSmallDisk } from ${JSON.stringify(new URL('a-small-disk.ts', import.meta.url).href)}
  const disk = aSmallDisk(1)
  process.stdout.write(typeof disk === 'string' ? '' : disk.folder)
  process.kill(process.pid, 'SIGKILL')`

test('the disk of a process that was killed is taken away by the next one, and that of a living one is not', (context) => {
  const mine = aSmallDisk(1)
  if (typeof mine === 'string') return context.skip(mine)
  const { stdout: left } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(isMounted(left)).toBe(true)
  const next = aSmallDisk(1)
  try {
    expect([isMounted(left), existsSync(left), isMounted(mine.folder)]).toEqual([false, false, true])
  } finally {
    mine.remove()
    if (typeof next !== 'string') next.remove()
  }
  expect(isMounted(mine.folder)).toBe(false)
})

const isMounted = (folder: string) => execFileSync('mount', { encoding: 'utf8' }).includes(` ${folder} `)
