import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** The last one of before the rule. */
const NEWEST_UNHELD = 51
/** What a migration says above a statement that processes of the version before would not survive, with why none is left that could. */
const WAY_OUT = /--\s*Nothing of before needs it: \S[^\n]*\n\s*$/

/** What the program of before still reads, writes or leaves out, and what becomes of it: docs/how-to/add-a-table.md. */
const HARMS: [harm: string, pattern: RegExp][] = [
  ['takes a table', /^DROP TABLE\b/i],
  ['takes a column', /\bDROP (?:COLUMN\b|")/i],
  ['gives another name', /\bRENAME\b/i],
  ['asks for what is left out', /\bSET NOT NULL\b/i],
  ['asks for what is left out', /\bADD (?!CONSTRAINT\b)(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT NULL\b/is],
  ['gives another type', /\bSET DATA TYPE\b/i],
]

/** What of a migration's SQL does harm to processes of the version before, each with its first line. */
function harmsIn(sql: string): string[] {
  return [...sql.matchAll(/\b(?:ALTER|DROP) TABLE\b[^;]*/gi)].flatMap(({ 0: statement, index }) => {
    if (WAY_OUT.test(sql.slice(0, index))) return []
    const clauses = statement.split(/,\s*(?=(?:ADD|ALTER|DROP|RENAME)\b)/i)
    return clauses.flatMap((clause) =>
      HARMS.filter(([, pattern]) => pattern.test(clause)).map(
        ([harm]) => `${harm}: ${clause.split('\n')[0]}`,
      ),
    )
  })
}

const migrations = globSync('database/migrations/*.sql').sort()
const numberOf = (file: string) => Number(basename(file).slice(0, 4))

test('a new migration leaves what the program of before works with, which still runs beside it', () => {
  const held = migrations.filter((file) => numberOf(file) > NEWEST_UNHELD)
  expect(
    held.flatMap((file) => harmsIn(readFileSync(file, 'utf8')).map((harm) => `${file} ${harm}`)),
  ).toEqual([])
})

test('of the migrations of before the rule it finds those that would not have stood it', () => {
  const harmful = migrations.filter((file) => harmsIn(readFileSync(file, 'utf8')).length > 0).map(numberOf)
  expect(harmful).toContain(4)
  expect(harmful).not.toContain(50)
})

test.each([
  ['ALTER TABLE "orders" DROP COLUMN "note";', 1],
  ['DROP TABLE "notes" CASCADE;', 1],
  ['ALTER TABLE "orders" RENAME COLUMN "note" TO "word";', 1],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', 1],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE bigint;', 1],
  ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;', 1],
  ['ALTER TABLE "orders" ADD COLUMN "a" numeric(18, 10), ADD COLUMN "note" text NOT NULL;', 1],
  [`ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`, 0],
  ['ALTER TABLE "orders" ADD COLUMN "note" text;', 0],
  ['ALTER TABLE "orders" ADD COLUMN "price" numeric(18, 10) NOT NULL;', 1],
  ['ALTER TABLE "orders" DROP CONSTRAINT "orders_known";', 0],
  ['ALTER TABLE "orders" ADD CONSTRAINT "orders_known" CHECK ("a" IS NOT NULL OR "b" > 0);', 0],
  ['CREATE TABLE "notes" ("note" text NOT NULL);', 0],
  [
    '-- Nothing of before needs it: since 0060 no program reads it.\nALTER TABLE "orders" DROP COLUMN "note";',
    0,
  ],
  ['-- Nothing of before needs it:\nALTER TABLE "orders" DROP COLUMN "note";', 1],
])('%s', (sql, harms) => {
  expect(harmsIn(sql)).toHaveLength(harms)
})
