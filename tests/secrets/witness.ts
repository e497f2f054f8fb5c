import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hearAnswers } from '#tests/answers/hear-answers.ts'
import { formsOf } from './forms-of.ts'
import { keepAnswer, onRequestBody } from './keep-bodies.ts'
import type { Testimony } from './read-testimony.ts'
import type { Secret } from './secret.ts'
import {
  secretsOfAuthorization,
  secretsOfBody,
  secretsOfCookies,
  secretsOfTarget,
} from './secrets-of-request.ts'

/**
 * Loaded before the shop in the tests' processes (`node --import`): tells what was secret of what went in and out, a line
 * each into WITNESS_FILE, to be looked for in what the shop printed. Whatever a test does, in a browser or over the API, its
 * passwords, codes and cookies are known here; the shop itself is as it always is. It also holds each answer of the API to its
 * contract, and tells which is not as promised.
 */

const told = new Set<string>()

/** At once: a process that is killed has no later. */
const write = (line: Testimony) =>
  appendFileSync(process.env.WITNESS_FILE!, `${JSON.stringify(line)}\n`, { mode: 0o600 })

function tell(secrets: readonly Secret[]): void {
  for (const secret of secrets) {
    if (told.has(secret.value)) continue
    told.add(secret.value)
    write({ secret })
  }
}

const holds = (answer: string, secret: string) =>
  [...formsOf(secret).keys()].some((form) => answer.includes(form))

type Exchange = { request: IncomingMessage; response: ServerResponse }

// Programs that the shop starts are loaded with this too, and told no file: the sandbox is not what is searched.
const isAsked = Boolean(process.env.WITNESS_FILE)

if (isAsked) hearAnswers((broken) => write({ broken }))

subscribe('http.server.request.start', (message) => {
  if (!isAsked) return
  const { request, response } = message as Exchange
  const { method, url = '', headers } = request
  tell(secretsOfTarget(url))
  tell(secretsOfCookies((headers.cookie ?? '').split(';')))
  tell(secretsOfAuthorization(headers.authorization))
  if (method === 'GET' || method === 'HEAD') return
  const answer = keepAnswer(response)
  onRequestBody(request, (body) => {
    const typed = secretsOfBody(body)
    tell(typed)
    // No page and no call repeats a password, not even to whoever typed it.
    response.once('finish', () => {
      const repeated = typed.find(({ what, value }) => what === 'a password' && holds(answer(), value))
      if (repeated)
        write({ repeated: `${method} ${url.split('?')[0]} answers with ${repeated.what} that it was sent` })
    })
  })
})

subscribe('http.server.response.finish', (message) => {
  if (!isAsked) return
  // The head as it was sent: what is handed to writeHead is nowhere else.
  const { _header: head } = (message as Exchange).response as unknown as { _header: string }
  const given = [...head.matchAll(/^set-cookie: ([^;\r]*)/gim)].map(([, pair]) => pair!)
  if (given.length) tell(secretsOfCookies(given))
})
