import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { chargeUnitCents } from '#contract/charge-cents.ts'
import { CHARGE_CURRENCIES, siteOf } from '#contract/charge-currencies.ts'
import { COMMISSION_MOST, MAX_PRICE_CENTS } from '#contract/limits.ts'
import { commissionRules } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { commissionOf } from './commission-of.ts'

const database = useTestDatabase()
const breweries: string[] = []
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
const TYPES = ['IPA', 'Stout'] as const

beforeAll(async () => {
  for (let n = 0; n < 2; n++) breweries.push((await aCompany(database.db)).id)
})

type Rule = Pick<typeof commissionRules.$inferInsert, 'companyId' | 'type' | 'startsOn' | 'endsOn'> & {
  basisPoints: number
  fixedCents: number
  taxBasisPoints: number
}
type Line = {
  company: number
  type: (typeof TYPES)[number]
  day: string
  currency: (typeof CHARGE_CURRENCIES)[number]
  quantity: number
  unitCents: number
  chargeUnitCents: number
}
type Kept = { ruleId: string | null; grossCents: number; commissionCents: number; taxCents: number }

const ANY_RULE = { companyId: null, type: null, startsOn: null, endsOn: null }
const A_LINE: Line = {
  ...{ company: 0, type: 'IPA', day: DAYS[0]!, currency: 'USD' },
  ...{ quantity: 1, unitCents: 1000, chargeUnitCents: 1000 },
}

/** What is kept of the lines, in their order, where these and no other rules stand. `ids`: of the rules, in theirs. */
async function kept(rules: Rule[], lines: Line[]) {
  const { db } = database
  await db.delete(commissionRules)
  const ids = rules.length
    ? await db
        .insert(commissionRules)
        .values(rules.map((rule, n) => ({ ...rule, place: n + 1 })))
        .returning({ id: commissionRules.id })
    : []
  const values = lines.map(
    (line, n) =>
      sql`(${n}::int, ${breweries[line.company]}::uuid, ${line.type}, ${line.day}::date, ${line.currency}, ${line.quantity}::int,
           ${line.unitCents}::int, ${line.chargeUnitCents}::bigint)`,
  )
  const given = sql`
    SELECT * FROM (VALUES ${sql.join(values, sql`, `)})
      AS given (n, company_id, type, day, currency, quantity, unit_cents, charge_unit_cents)`
  const { rows } = await db.execute<Kept>(sql`
    SELECT rule_id AS "ruleId", gross_cents AS "grossCents", commission_cents AS "commissionCents", tax_cents AS "taxCents"
    FROM (${commissionOf(given)}) AS kept ORDER BY n`)
  return { ids: ids.map(({ id }) => id), rows }
}

/** The same reckoned apart, exactly. */
function expected(
  rules: Rule[],
  { company, type, day, currency, quantity, unitCents, chargeUnitCents }: Line,
) {
  const gross = BigInt(quantity) * BigInt(chargeUnitCents)
  const place = rules.findIndex(
    (rule) =>
      (rule.companyId === null || rule.companyId === breweries[company]) &&
      (rule.type === null || rule.type === type) &&
      (!rule.startsOn || rule.startsOn <= day) &&
      (!rule.endsOn || rule.endsOn >= day),
  )
  const rule = gross > 0n ? rules[place] : undefined
  if (!rule) return { place: -1, grossCents: Number(gross), commissionCents: 0, taxCents: 0 }
  const step = siteOf(currency)?.decimals === 0 ? 100n : 1n
  const rounded = (over: bigint, under: bigint) => ((2n * over + under * step) / (2n * under * step)) * step
  const least = (one: bigint, other: bigint) => (one < other ? one : other)
  const [unit, bp, fixed, tax] = [unitCents, rule.basisPoints, rule.fixedCents, rule.taxBasisPoints].map(
    BigInt,
  )
  const ofPrice = gross * bp! * unit!
  const ofUnits = BigInt(quantity) * fixed! * BigInt(chargeUnitCents) * 10_000n
  const commission = least(gross, rounded(ofPrice + ofUnits, 10_000n * unit!))
  const taxed = least(gross - commission, rounded(commission * tax!, 10_000n))
  const cents = { commissionCents: Number(commission), taxCents: Number(taxed) }
  return { place, grossCents: Number(gross), ...cents }
}

const share = (most: number) => fc.integer({ min: 0, max: most })
const aRule = fc
  .record({
    companyId: fc.constantFrom(null, 0, 1),
    type: fc.constantFrom(null, ...TYPES),
    startsOn: fc.constantFrom(null, ...DAYS),
    days: fc.constantFrom(null, 0, 1, 2),
    basisPoints: share(COMMISSION_MOST.basisPoints),
    fixedCents: fc.oneof(fc.constant(0), share(COMMISSION_MOST.fixedCents)),
    taxBasisPoints: share(COMMISSION_MOST.taxBasisPoints),
  })
  .map(({ days, ...rule }) => ({
    ...rule,
    endsOn: days === null ? null : DAYS[Math.min(DAYS.indexOf(rule.startsOn ?? DAYS[0]!) + days, 3)]!,
  }))
const sameFit = ({
  companyId,
  type,
  startsOn,
  endsOn,
}: Rule | { companyId: number | null; type: unknown; startsOn: unknown; endsOn: unknown }) =>
  JSON.stringify([companyId, type, startsOn, endsOn])
const someRules = fc.uniqueArray(aRule, { selector: sameFit, maxLength: 6 })
const aLine = fc
  .record({
    company: fc.constantFrom(0, 1),
    type: fc.constantFrom(...TYPES),
    day: fc.constantFrom(...DAYS),
    currency: fc.constantFrom(...CHARGE_CURRENCIES),
    quantity: fc.integer({ min: 1, max: 999 }),
    unitCents: fc.oneof(fc.constantFrom(0, 1, MAX_PRICE_CENTS), fc.integer({ min: 1, max: 2000 })),
    rate: fc.constantFrom('1.0000000001', '5.4321', '1417.255', '99999.9'),
  })
  .map(({ rate, ...line }) => ({
    ...line,
    chargeUnitCents: chargeUnitCents(line.unitCents, {
      currency: line.currency,
      rate: line.currency === 'USD' ? null : rate,
    }),
  }))

test('of any line in any currency the first rule that fits keeps its part to the coin, and never more than the price', async () => {
  await fc.assert(
    fc.asyncProperty(someRules, fc.array(aLine, { minLength: 1, maxLength: 40 }), async (drawn, lines) => {
      const rules = drawn.map((rule) => ({
        ...rule,
        companyId: rule.companyId === null ? null : breweries[rule.companyId]!,
      }))
      const { ids, rows } = await kept(rules, lines)
      expect(rows).toEqual(
        lines.map((line) => {
          const { place, ...cents } = expected(rules, line)
          return { ruleId: ids[place] ?? null, ...cents }
        }),
      )
      for (const { grossCents, commissionCents, taxCents } of rows) {
        expect(commissionCents + taxCents).toBeLessThanOrEqual(grossCents)
      }
    }),
    { numRuns: 60 },
  )
})

test.each([
  [
    '12.5 % and 21 % on it, of 3 at U$S 4.50',
    { basisPoints: 1250, taxBasisPoints: 2100 },
    { quantity: 3, unitCents: 450 },
    [169, 35],
  ],
  ['half a cent goes up', { basisPoints: 500 }, { unitCents: 10 }, [1, 0]],
  ['less than half goes down', { basisPoints: 500 }, { unitCents: 9 }, [0, 0]],
  ['50 cents a unit', { fixedCents: 50 }, { quantity: 3, unitCents: 450 }, [150, 0]],
  [
    'a fixed amount over the price takes the price',
    { fixedCents: 500, taxBasisPoints: 2100 },
    { unitCents: 450 },
    [450, 0],
  ],
  ['and tax what is left of it', { fixedCents: 400, taxBasisPoints: 5000 }, { unitCents: 450 }, [400, 50]],
])(
  '%s',
  async (_says, terms, { quantity = 1, unitCents }: { quantity?: number; unitCents: number }, taken) => {
    const rule = { ...ANY_RULE, basisPoints: 0, fixedCents: 0, taxBasisPoints: 0, ...terms }
    const { rows } = await kept([rule], [{ ...A_LINE, quantity, unitCents, chargeUnitCents: unitCents }])
    expect([rows[0]!.commissionCents, rows[0]!.taxCents]).toEqual(taken)
  },
)

test('a fixed amount is converted at the line’s own rate, and rounded to whole pesos where there are no others', async () => {
  const rule = { ...ANY_RULE, basisPoints: 0, fixedCents: 50, taxBasisPoints: 1900 }
  const line: Line = { ...A_LINE, currency: 'CLP', quantity: 3, unitCents: 450, chargeUnitCents: 427_500 }
  const { rows } = await kept([rule], [line])
  expect(rows[0]).toMatchObject({ grossCents: 1_282_500, commissionCents: 142_500, taxCents: 27_100 })
})

test('without rules the shop keeps nothing, nor of what is free', async () => {
  const nothing = { ruleId: null, commissionCents: 0, taxCents: 0 }
  expect((await kept([], [A_LINE])).rows).toMatchObject([{ ...nothing, grossCents: 1000 }])
  const rule = { ...ANY_RULE, basisPoints: 1000, fixedCents: 50, taxBasisPoints: 2100 }
  const free = { ...A_LINE, unitCents: 0, chargeUnitCents: 0 }
  expect((await kept([rule], [free])).rows).toMatchObject([{ ...nothing, grossCents: 0 }])
})
