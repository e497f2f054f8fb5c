import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, onTestFailed, test, vi } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { FOLLOWING, PEOPLE, type Else as Who } from '#tests/authorization/answers.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { tellOfBroken } from '#tests/database/tell-of-broken.ts'
import { watchChanges } from '#tests/database/watch-changes.ts'
import { howOften } from '#tests/faults/how-often.ts'
import { recordTrial } from '#tests/faults/record-trial.ts'
import { useABusyShop } from './a-busy-shop.ts'
import { type ApiDocument, type DescribedCall, describedCalls } from './described-calls.ts'
import { mayCall } from './may-call.ts'
import { asItStands, requestsLike, rowsOf } from './requests-like.ts'
import { requestSender } from './try-request.ts'

// What a password costs on purpose would be nearly all that this file does; the hash itself has tests of its own.
vi.mock('#server/features/identity/password.ts', () => ({
  hashPassword: async (password: string) => `not hashed: ${password}`,
  verifyPassword: async (hash: string, password: string) => hash === `not hashed: ${password}`,
}))

/** To send again what failed: as the failure names them. */
const { REQUESTS_SEED, REQUESTS_PATH, REQUESTS_CALL, REQUESTS_WHO } = process.env
const SEED = Number(REQUESTS_SEED ?? randomInt(2 ** 30))
/** Who works for a brewery asks as it does, and less: the authorization table has them. */
const PEOPLE_OF_SHOP = (Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]).filter(
  (who) => !FOLLOWING.includes(who),
) as Who[]

/**
 * How many requests somebody makes of a call: at least 100 a call in all, other ones each run, and most by those who may make
 * it; the others are turned away at the door. In the long run 300 of everybody, and 10,000 a call by those who may.
 */
function times(call: DescribedCall, who: Who): number {
  if (!mayCall(call, who)) return howOften(10, 300)
  const many = PEOPLE_OF_SHOP.filter((each) => mayCall(call, each)).length
  return howOften(40, Math.ceil(10_000 / many))
}

/** Outsiders come first: what they did to others is looked for before those do something themselves. */
const OUTSIDERS: Who[] = ['visitor', 'otherBuyer', 'rivalSeller', 'deactivated']
const OWNERS: Who[] = ['buyer', 'seller', 'admin']

const shop = useABusyShop()
let calls: Map<string, DescribedCall>
let sender: ReturnType<typeof requestSender>
/** Calls of which every request was answered as it must be. */
const held: string[] = []
/** Requests have changed the target: the next call gets another, about which nothing has happened. */
let isWorn = false

beforeAll(async () => {
  const document: ApiDocument = await (await shop.app.request('/api/openapi.json')).json()
  const described = describedCalls(document)
  calls = new Map(described.map((call) => [call.name, call]))
  sender = requestSender(shop, document, described, await watchChanges(shop.database.pool))
})

const names = ALL_CALLS.map(([name]) => name).filter((name) => !REQUESTS_CALL || name === REQUESTS_CALL)

test.each(names)('%s', async (name) => {
  const call = calls.get(name)!
  const { waits } = sender
  onTestFailed(async () => console.error(await waits.tell(shop.database.pool)))
  if (isWorn) await waits.waitFor('another target', () => shop.makeTarget())
  // What a row made for a call that reads is in the way of the next one's: one open complaint a parcel, one invitation an e-mail.
  isWorn = call.method !== 'GET' || rowsOf(call).some(({ given }) => given)
  const target = await sender.watchTarget(call)
  await Promise.all(OUTSIDERS.map((who) => tryCall(call, who)))
  expect(await target.changed()).toEqual([])
  await askWhatIsGranted(call)
  await Promise.all(OWNERS.map((who) => tryCall(call, who)))
  held.push(name)
})

/**
 * What the authorization table grants, as it stands there, before anything is drawn: chance alone would miss some calls each run. One
 * after the other, for what a row makes is the same for everybody.
 */
async function askWhatIsGranted(call: DescribedCall) {
  const rows = rowsOf(call)
  for (const who of OWNERS) {
    for (const [which, { answers }] of rows.entries()) {
      if (typeof answers[who] === 'number') await sender.send(call, who, asItStands(which), rows)
    }
  }
}

/** @throws how to send what failed again, made as small as it still fails */
async function tryCall(call: DescribedCall, who: Who) {
  if (REQUESTS_WHO && who !== REQUESTS_WHO) return
  // Each call and role has requests of its own, whichever others are tried.
  const seed = REQUESTS_WHO
    ? SEED
    : SEED + ALL_CALLS.findIndex(([name]) => name === call.name) * 10 + PEOPLE_OF_SHOP.indexOf(who)
  const may = mayCall(call, who)
  // What a row is given may be others' things.
  const rows = may ? rowsOf(call).filter((row) => OWNERS.includes(who) || !row.given) : []
  const property = fc.asyncProperty(requestsLike(call, rows), (request) =>
    sender.send(call, who, request, rows),
  )
  const result = await fc.check(property, {
    numRuns: times(call, who),
    seed,
    ...(REQUESTS_PATH && { path: REQUESTS_PATH }),
  })
  if (!result.failed) return
  const { counterexamplePath, counterexample, errorInstance } = result
  throw new Error(
    [
      `${call.name} as ${PEOPLE[who]}: ${(errorInstance as Error)?.message}`,
      `generated as ${JSON.stringify(counterexample?.[0])}`,
      `again: REQUESTS_SEED=${seed} REQUESTS_PATH=${counterexamplePath} REQUESTS_CALL=${call.name} REQUESTS_WHO=${who}`,
    ].join('\n'),
  )
}

test('the books are whole', async () => {
  const { pool } = shop.database
  const broken = await findBrokenInvariants(pool)
  expect(broken, await tellOfBroken(pool, broken)).toEqual([])
  held.push('the books')
})

/**
 * One is turned off; whether somebody may go is told by what they have open, which is much here; a file that a shop in Brazil alone
 * can write; a rate that is near the one before it, whatever other requests have made that.
 */
const NOT_GRANTED_FOR_CERTAIN = new Set(['logInByGet', 'deleteAccount', 'downloadPayoutCnab', 'typeRate'])

test('enough of the requests got through', () => {
  const { sent, succeeded } = sender.sums()
  if (REQUESTS_CALL) return
  expect(succeeded / sent).toBeGreaterThan(0.15)
  const never = names.filter(
    (name) =>
      !NOT_GRANTED_FOR_CERTAIN.has(name) &&
      !Object.keys(sender.counts[name] ?? {}).some((key) => /^2\d\d$/.test(key)),
  )
  expect(never.map((name) => [name, sender.counts[name]])).toEqual([])
  expect(held).toEqual([...names, 'the books'])
  recordTrial({
    ...{ area: 'Input', what: 'requests of every call and role, made of its description', times: sent },
    ...{ unit: 'requests', lost: 0 },
    figures: `${names.length} calls, 7 kinds of people; ${Math.round((100 * succeeded) / sent)} % of the requests were granted`,
  })
})
