import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { PEOPLE, type Who } from './answers.ts'
import { makeCall } from './make-call.ts'
import { prepare } from './prepare.ts'
import { printTable } from './print-table.ts'
import type { Row } from './row.ts'
import { ALL_ROWS } from './rows/all-rows.ts'
import { staffAnswers } from './staff-answers.ts'
import { switchOff, type WayOff, waysOff } from './switch-off.ts'
import { teamAnswers } from './team-answers.ts'
import { useTheShop } from './use-the-shop.ts'

const WHO = Object.keys(PEOPLE) as Who[]
/** Who has nothing to do with what calls are about. */
const OUTSIDERS: Who[] = ['visitor', 'otherBuyer', 'rivalSeller']
const OPEN_TO_ANYONE = new Set(ALL_CALLS.flatMap(([name, { access }]) => (access === 'anyone' ? [name] : [])))
const shop = useTheShop()

const sections = Object.entries(ALL_ROWS).map(
  ([title, rows]) =>
    [title, rows.map((row) => [[row.call, row.says].filter(Boolean).join(', '), row] as const)] as const,
)

describe.each(sections)('%s', (_title, rows) => {
  test.each(rows)('%s', async (_says, row) => {
    const answers: Partial<Record<Who, string | number>> = {}
    const faults: string[] = []
    const before = prepare(shop, row)
    try {
      for (const who of WHO) {
        const ways = who === 'deactivated' ? waysOff(row, shop.target) : [undefined]
        const tried = new Set<string | number>()
        for (const way of ways) {
          const { outcome, wrong } = await tryCall(row, who, way, before)
          tried.add(outcome)
          faults.push(...wrong.map((fault) => `${PEOPLE[who]}: ${fault}`))
        }
        answers[who] = tried.size === 1 ? [...tried][0]! : [...tried].join(' or ')
      }
    } finally {
      await before.undo()
    }
    expect({ ...answers, faults }).toEqual({
      ...row.answers,
      ...teamAnswers(row),
      ...staffAnswers(row),
      faults: [],
    })
  })
})

/** Makes a row's call as somebody, in a shop in which nothing else has happened: the answer, and what is wrong besides. */
async function tryCall(row: Row, who: Who, way: WayOff | undefined, before: ReturnType<typeof prepare>) {
  const made = await before.made()
  const { services, app, target } = shop.running
  if (way) {
    await switchOff(services.pool, way)
    await shop.changes()
  }
  const session = shop.cookies[way?.who ?? (who as keyof typeof shop.cookies)]
  const { outcome, text } = await makeCall(app, row, { ...target, made }, session)
  const { removed, written } = await before.changes()
  if (way) await before.undo()

  const wrong: string[] = []
  const changed = [...removed.map((row) => `removed: ${row}`), ...written.map((row) => `written: ${row}`)]
  if (typeof outcome === 'string') wrong.push(...changed.map((each) => `was refused, and ${each}`))
  const { secrets, offSaleNames, ids } = target
  if ((OUTSIDERS.includes(who) || who === 'deactivated') && !row.mayTell) {
    const kept = row.mayNameBeers ? secrets.filter((secret) => !offSaleNames.includes(secret)) : secrets
    wrong.push(...kept.filter((each) => contains(text, each)).map((secret) => `was told ${secret}`))
  }
  if (OUTSIDERS.includes(who) && !row.mayTouch) {
    const theirs = changed.filter((each) => ids.some((id) => contains(each, id)))
    wrong.push(...theirs.map((each) => `changed what is theirs: ${each}`))
  }
  if (who === 'packer' && !OPEN_TO_ANYONE.has(row.call))
    wrong.push(...sumsIn(text).map((sum) => `was told ${sum}`))
  return { outcome, wrong }
}

/** What stands in an answer under a name of money. What anyone may ask tells everybody what beers cost. */
function sumsIn(text: string): string[] {
  const named = /"(unitPrice|refund|refunded|gross|net|sales|owed|asked|given|paid|commission)":(\d[\d.]*)/g
  return [...text.matchAll(named)].map(([found]) => found)
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

test('every call of the contract has a row', () => {
  const calls = ALL_CALLS.map(([name]) => name)
  const rows = Object.values(ALL_ROWS).flatMap((section) => section.map(({ call }) => call))
  expect(calls.filter((name) => !rows.includes(name))).toEqual([])
  expect(rows.filter((name) => !calls.includes(name))).toEqual([])
})

/** The file for Brazilian banks wants settings that other rows do without. */
const NEEDS_SETTINGS = ['downloadPayoutCnab']

test('every call succeeds for somebody, but those that are turned off', () => {
  const rows = Object.values(ALL_ROWS).flat()
  const succeeds = (name: string) =>
    rows.some(({ call, answers }) => call === name && Object.values(answers).some(Number.isInteger))
  const never = rows.map(({ call }) => call).filter((name) => !succeeds(name))
  expect(never.toSorted()).toEqual(['logInByGet', ...NEEDS_SETTINGS].toSorted())
})

test('what nobody may be told is there', async () => {
  const { secrets } = shop.target
  const rows = await shop.rows()
  expect(secrets.filter((secret) => !rows.some((row) => contains(row, secret)))).toEqual([])
})

test('docs/authorization.md is this table', async () => {
  await expect(printTable(ALL_ROWS)).toMatchFileSnapshot('../../docs/authorization.md')
})
