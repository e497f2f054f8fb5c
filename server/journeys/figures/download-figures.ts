import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import type { Services } from '../../services.ts'
import { getFigures } from './get-figures.ts'
import type { AskedPeriod } from './read-period.ts'

/** The figures as a file, a line for each part of the period. Refuses as `getFigures` does. */
export async function downloadFigures(
  services: Pick<Services, 'db' | 'env'>,
  id: string,
  asked: AskedPeriod,
  caller: SessionUser,
): Promise<Response | Refusal> {
  const figures = await getFigures(services, id, asked, caller)
  if (isRefusal(figures)) return figures
  const head: CsvValue[] = [
    textOf('figuresFile.from'),
    textOf('figuresFile.to'),
    textOf('figuresFile.units'),
    textOf('figuresFile.sales'),
    textOf('figuresFile.refundedUnits'),
    textOf('figuresFile.refunded'),
    textOf('figuresFile.reviews'),
    textOf('figuresFile.rating'),
  ]
  const lines = figures.buckets.map((each): CsvValue[] => [
    each.from,
    each.to,
    each.units,
    each.sales,
    each.refundedUnits,
    each.refunded,
    each.reviews,
    each.rating,
  ])
  const { from, to } = figures.total
  return answerCsv(`lupulo-cifras-${from}-${to}.csv`, [head, ...lines])
}
