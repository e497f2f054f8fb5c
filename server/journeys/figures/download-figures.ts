import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresFileTexts from '#contract/texts/figures-file.ts'
import { textOf } from '#contract/texts/text.ts'

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
    textOf(accountWords.from),
    textOf(accountWords.to),
    textOf(accountWords.units),
    textOf(figuresFileTexts.sales),
    textOf(accountWords.unitsRefunded),
    textOf(accountWords.refundedDollars),
    textOf(accountWords.reviews),
    textOf(accountWords.averageRating),
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
