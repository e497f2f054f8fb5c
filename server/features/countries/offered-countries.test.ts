import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { COUNTRIES } from '#contract/places.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { createOfferedCountries } from './offered-countries.ts'

const database = useTestDatabase()
const HOUR_MS = 3_600_000

/** A service that answers, in turn, with these names or failures. */
function aSource(...answers: (string[] | Error)[]) {
  const fetchNames = vi.fn(async () => {
    const answer = answers.shift() ?? new Error('asked too often')
    if (answer instanceof Error) throw answer
    return answer
  })
  let nowMs = Date.UTC(2026, 0, 1)
  const offered = createOfferedCountries({ fetchNames }, pino({ level: 'silent' }), () => nowMs)
  return {
    fetchNames,
    later(ms: number) {
      nowMs += ms
    },
    /** What is offered at once, and once the service has been heard. */
    async listTwice() {
      const first = offered.list()
      await new Promise(setImmediate)
      return [first, offered.list()]
    },
  }
}

test('without a service all 13 are offered', async () => {
  const { status, body } = await sendJson(makeTestServices(database), 'GET', '/countries')
  expect([status, body]).toEqual([200, COUNTRIES])
  expect(body).toHaveLength(13)
})

test('a service narrows them to those that it names; nobody waits for it', async () => {
  const { listTwice, fetchNames } = aSource(['Uruguay', 'Norway', 'Falkland Islands', 'Argentina'])
  expect(await listTwice()).toEqual([COUNTRIES, ['Argentina', 'Uruguay']])
  expect(fetchNames).toHaveBeenCalledOnce()
})

test('it is asked once a day', async () => {
  const { later, listTwice, fetchNames } = aSource(['Peru'], ['Peru', 'Chile'])
  await listTwice()
  later(23 * HOUR_MS)
  expect(await listTwice()).toEqual([['Peru'], ['Peru']])
  expect(fetchNames).toHaveBeenCalledOnce()
  later(2 * HOUR_MS)
  expect(await listTwice()).toEqual([['Peru'], ['Chile', 'Peru']])
})

test('while it fails, what was known stands, and it is asked again a little later', async () => {
  const { later, listTwice, fetchNames } = aSource(new Error('503'), ['Peru'], new Error('503'), ['Chile'])
  expect(await listTwice()).toEqual([COUNTRIES, COUNTRIES])
  later(60_000)
  await listTwice()
  expect(fetchNames).toHaveBeenCalledOnce()
  later(5 * 60_000)
  expect(await listTwice()).toEqual([COUNTRIES, ['Peru']])
  later(25 * HOUR_MS)
  expect(await listTwice()).toEqual([['Peru'], ['Peru']])
  later(6 * 60_000)
  expect(await listTwice()).toEqual([['Peru'], ['Chile']])
})

test('an answer without any of them empties no form', async () => {
  expect(await aSource(['Norway']).listTwice()).toEqual([COUNTRIES, COUNTRIES])
  expect(await aSource([]).listTwice()).toEqual([COUNTRIES, COUNTRIES])
})
