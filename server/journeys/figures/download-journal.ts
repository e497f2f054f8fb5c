import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { LedgerAccount, LedgerKind } from '#contract/ledger-accounts.ts'
import { dollarsFromCents } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as ledgerTexts from '#contract/texts/ledger.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { firstOf, type Span, weeksOf } from './calendar.ts'
import { journalOf } from './journal-of.ts'
import { type AskedPeriod, readPeriod } from './read-period.ts'
import { withPlan } from './sums/plan-spans.ts'

type Row = {
  day: string
  kind: LedgerKind
  account: LedgerAccount
  currency: string
  entries: number
  cents: number
}

/**
 * The ledger as a file for the accountant: a line for each day, kind of transaction, account and currency, oldest first, sent
 * while it is read. Of each day and kind the lines of a currency come to nothing. Refuses as `getEarnings` does.
 */
export async function downloadJournal(
  { db, env }: Pick<Services, 'db' | 'env'>,
  asked: Pick<AskedPeriod, 'from' | 'to'>,
): Promise<Response | Refusal> {
  const period = readPeriod({ ...asked, by: 'month' }, shopDay(env))
  if (isRefusal(period)) return period
  return answerCsv(`lupulo-libro-${period.from}-${period.to}.csv`, lines(db, period, env.SHOP_TIMEZONE))
}

async function* lines(db: Database, period: Span, timeZone: string): AsyncGenerator<CsvValue[]> {
  yield [
    textOf(accountWords.date),
    textOf(ledgerTexts.movement),
    textOf(ledgerTexts.account),
    textOf(adminWords.currency),
    textOf(ledgerTexts.entries),
    textOf(adminWords.amount),
  ]
  for (const days of weeksOf(period)) {
    const { rows } = await withPlan(db, { ...days, before: firstOf(days) }, timeZone, (tx, plan) =>
      tx.execute<Row>(sql`
        SELECT day::text AS day, kind, account, currency, entries, cents FROM (
          ${journalOf(plan.raw, timeZone)}
          UNION ALL
          SELECT start, kind, account, currency, entries, cents FROM summed_spans AS span JOIN journal_sums ON span_id = span.id
          WHERE span.id = ANY(${sql.param(plan.days)}::int[])
        ) AS journal ORDER BY 1, 4, 2, 3`),
    )
    for (const { day, kind, account, currency, entries, cents } of rows) {
      const words = [textOf(ledgerTexts.kinds[kind]), textOf(ledgerTexts.accounts[account])]
      yield [day, ...words, currency, entries, dollarsFromCents(cents)]
    }
  }
}
