import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('no text is put into words while modules load: it would be in nobody’s language', () => {
  const program = path.join(import.meta.dirname, 'load-everything.ts')
  expect(() => execFileSync(process.execPath, [program], { stdio: 'pipe' })).not.toThrow()
})
