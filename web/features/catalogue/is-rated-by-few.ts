import type { BeerSummary } from '#contract/catalogue.ts'

/** Whether its rating is what one or two say: it weighs less than what many do. */
export function isRatedByFew({ qualificationCount }: Pick<BeerSummary, 'qualificationCount'>): boolean {
  return qualificationCount < 3
}
