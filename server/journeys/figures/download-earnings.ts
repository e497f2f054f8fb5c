import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as earningsTexts from '#contract/texts/earnings.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { firstOf, type Span, weeksOf } from './calendar.ts'
import type { EarnedCents } from './earned.ts'
import { earnedLines } from './earned-lines.ts'
import { onWire } from './get-earnings.ts'
import { type AskedPeriod, readPeriod } from './read-period.ts'
import { withPlan } from './sums/plan-spans.ts'

type Row = EarnedCents & { day: string; company: string | null; type: string | null; currency: string }

/**
 * What the shop earned as a file, a line for each day, brewery, style and currency, oldest first, sent while it is read.
 * Refuses as `getEarnings` does.
 */
export async function downloadEarnings(
  { db, env }: Pick<Services, 'db' | 'env'>,
  asked: Pick<AskedPeriod, 'from' | 'to'>,
): Promise<Response | Refusal> {
  const period = readPeriod({ ...asked, by: 'month' }, shopDay(env))
  if (isRefusal(period)) return period
  const file = `lupulo-comisiones-${period.from}-${period.to}.csv`
  return answerCsv(file, lines(db, period, env.SHOP_TIMEZONE))
}

async function* lines(db: Database, period: Span, timeZone: string): AsyncGenerator<CsvValue[]> {
  yield [
    textOf(accountWords.date),
    textOf(adminWords.brewery),
    textOf(commissionTexts.style),
    textOf(adminWords.currency),
    textOf(earningsTexts.gross),
    textOf(accountWords.refunded),
    textOf(earningsTexts.commission),
    textOf(commissionTexts.tax),
    textOf(earningsTexts.fees),
    textOf(earningsTexts.net),
  ]
  for (const days of weeksOf(period)) {
    const { rows } = await withPlan(db, { ...days, before: firstOf(days) }, timeZone, (tx, plan) =>
      tx.execute<Row>(sql`
        WITH beer AS (
          SELECT (at AT TIME ZONE ${timeZone})::date AS day, currency, beer_id, sum(gross) AS gross, sum(refunded) AS refunded,
                 sum(commission) AS commission, sum(tax) AS tax, sum(fees) AS fees
          FROM (${earnedLines(plan.raw, timeZone)}) AS earned GROUP BY 1, 2, 3
          UNION ALL
          SELECT start, currency, beer_id, gross, refunded, commission, tax, fees FROM summed_spans AS span JOIN earning_sums ON span_id = span.id
          WHERE span.id = ANY(${sql.param(plan.days)}::int[]) AND part = 'beer'
        ), summed AS (
          SELECT day, company_id, type, currency, sum(gross)::bigint AS gross, sum(refunded)::bigint AS refunded,
                 sum(commission)::bigint AS commission, sum(tax)::bigint AS tax, sum(fees)::bigint AS fees
          FROM beer LEFT JOIN beers ON beers.id = beer_id GROUP BY 1, 2, 3, 4
        )
        SELECT day::text AS day, shown_name(company_id) AS company, type, currency, gross, refunded, commission, tax, fees
        FROM summed ORDER BY summed.day, company, company_id, type, currency`),
    )
    for (const { day, company, type, currency, ...cents } of rows) {
      const { gross, refunded, commission, tax, fees, net } = onWire(cents)
      yield [day, company, type, currency, gross, refunded, commission, tax, fees, net]
    }
  }
}
