import { isRefusal, type Refusal } from '#contract/errors.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as figuresFileTexts from '#contract/texts/figures-file.ts'
import { textOf } from '#contract/texts/text.ts'

import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import type { Services } from '../../services.ts'
import { getMarketFigures } from './get-market-figures.ts'
import type { AskedPeriod } from './read-period.ts'

/** The market's figures as a file, a line for each part of the period. Refuses as `getMarketFigures` does. */
export async function downloadMarketFigures(
  services: Pick<Services, 'db' | 'env'>,
  asked: AskedPeriod,
): Promise<Response | Refusal> {
  const figures = await getMarketFigures(services, asked)
  if (isRefusal(figures)) return figures
  const head: CsvValue[] = [
    textOf(accountWords.from),
    textOf(accountWords.to),
    textOf(figuresFileTexts.sales),
    textOf(accountWords.refundedDollars),
    textOf(accountWords.units),
    textOf(adminWords.paidOrders),
    textOf(adminWords.unpaidOrders),
    textOf(adminWords.newBuyers),
    textOf(adminWords.newBreweries),
    textOf(adminWords.paymentAttempts),
    textOf(adminWords.rejectedPayments),
    textOf(accountWords.reviews),
    textOf(accountWords.averageRating),
  ]
  const lines = figures.buckets.map((each): CsvValue[] => [
    each.from,
    each.to,
    each.sales,
    each.refunded,
    each.units,
    each.orders,
    each.unpaidOrders,
    each.newBuyers,
    each.newCompanies,
    each.paymentAttempts,
    each.failedPayments,
    each.reviews,
    each.rating,
  ])
  const { from, to } = figures.total
  return answerCsv(`lupulo-mercado-${from}-${to}.csv`, [head, ...lines])
}
