import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { aWitness } from './a-witness.ts'

const SETTINGS = { SESSION_SECRET: 'the secret that signs all cookies' }

/** A server that prints what it should not, with a witness; `end` kills it and answers what the witness says of it. */
async function aCarelessServer() {
  const witness = aWitness(SETTINGS)
  const program = fileURLToPath(new URL('./a-careless-server.ts', import.meta.url))
  const env = { PATH: process.env.PATH, ...witness.settings }
  const server = spawn(process.execPath, [...witness.nodeOptions, program], { env })
  onTestFinished(() => void server.kill('SIGKILL'))
  let printed = ''
  server.stdout.on('data', (chunk) => {
    printed += chunk
  })
  const closed = once(server, 'close')
  while (!/port (\d+)/.test(printed)) await once(server.stdout, 'data')
  return {
    url: `http://localhost:${/port (\d+)/.exec(printed)![1]}`,
    async end(alsoPrinted = '') {
      server.kill('SIGKILL')
      await closed
      const said = (() => {
        try {
          witness.expectSilence(printed + alsoPrinted)
        } catch (error) {
          return (error as Error).message
        }
      })()
      expect(existsSync(witness.settings.WITNESS_FILE)).toBe(false)
      return said
    },
  }
}

test('what is typed, followed, sent and given is known, and found in what was printed; the report shows none of it', async () => {
  const server = await aCarelessServer()
  const headers = {
    'content-type': 'application/json',
    cookie: 'lupulo_session=mineMineMineMine0001.c2ln; age=adult',
  }
  const body = JSON.stringify({ email: 'a@b.example', password: 'Rarisima "2031"' })
  const asked = await fetch(`${server.url}/login?token=aB3xY5zQ7wE9rT1yU3iO5pA7`, {
    method: 'POST',
    headers,
    body,
  })
  await asked.text()
  // Once it answers another, it has written down all of the first.
  await (await fetch(server.url)).text()
  const said = await server.end(`{"msg":"${encodeURIComponent(SETTINGS.SESSION_SECRET)}"}`)
  for (const what of [
    'the log holds a password (JSON-escaped)',
    'the log holds a code or token (token) (plain)',
    'the log holds cookie lupulo_session (plain)',
    'the log holds cookie lupulo_session (hex)',
    'the log holds SESSION_SECRET (URL-encoded)',
    'POST /login answers with a password that it was sent',
  ])
    expect(said).toContain(what)
  expect(said).not.toMatch(/Rarisima|aB3xY5z|mineMine|givenGiven|signs%20all/)
})

test('an answer that is not what its contract promises is told with call and field', async () => {
  const server = await aCarelessServer()
  await (await fetch(`${server.url}/planted`)).text()
  await (await fetch(server.url)).text()
  expect(await server.end()).toMatch(/^GET \/planted breaks its contract: name: /m)
})

test('a server that was told nothing secret has nothing to hide', async () => {
  const server = await aCarelessServer()
  expect(await server.end()).toBeUndefined()
})
