import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const SECRET = 'nobody may read this'

/** What a process prints that fails a statement nobody awaits. */
function printedBy(thrown: string) {
  const program = `
    import { endWhenUncaught } from ${JSON.stringify(new URL('./end-when-uncaught.ts', import.meta.url).href)}
    endWhenUncaught()
    ${thrown}
    setInterval(() => {}, 1000)`
  const ended = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  })
  return { status: ended.status, printed: ended.stdout + ended.stderr }
}

const FAILED = `Object.assign(new Error('Failed query: insert\\nparams: ${SECRET}'), { query: 'insert', params: ['${SECRET}'] })`

test.each([
  ['thrown', `setImmediate(() => { throw ${FAILED} })`],
  ['rejected', `Promise.reject(${FAILED})`],
  ['rejected with what is no error', `Promise.reject({ password: '${SECRET}' })`],
])('an error that is %s and not caught ends the process, and keeps its values to itself', (_how, thrown) => {
  const { status, printed } = printedBy(thrown)
  expect(status).toBe(1)
  expect(printed).toContain('nobody caught an error')
  expect(printed).not.toContain(SECRET)
})
