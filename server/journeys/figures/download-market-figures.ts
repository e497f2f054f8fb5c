import { isRefusal, type Refusal } from '#contract/errors.ts'
import { textOf } from '#contract/texts/catalogue.ts'
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
    textOf('figuresFile.from'),
    textOf('figuresFile.to'),
    textOf('figuresFile.sales'),
    textOf('figuresFile.refunded'),
    textOf('figuresFile.units'),
    textOf('marketFile.orders'),
    textOf('marketFile.unpaidOrders'),
    textOf('marketFile.newBuyers'),
    textOf('marketFile.newCompanies'),
    textOf('marketFile.paymentAttempts'),
    textOf('marketFile.failedPayments'),
    textOf('figuresFile.reviews'),
    textOf('figuresFile.rating'),
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
