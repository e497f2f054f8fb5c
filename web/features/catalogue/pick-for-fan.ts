import type { BeerSummary } from '#contract/catalogue.ts'
import { BEER_COLOURS, colourOf } from './style-facts.ts'

export const FAN_LABELS = 5

/**
 * Five of the beers, from the palest in the glass to the darkest: one of each colour, the first of it that is not of a brewery that
 * is there already. Where a colour is missing another beer takes its place; fewer when there are fewer.
 */
export function pickForFan<B extends Pick<BeerSummary, 'id' | 'type' | 'companyId'>>(
  beers: readonly B[],
): B[] {
  const picked: B[] = []
  const take = (fits: (beer: B) => boolean) => {
    const free = beers.filter((beer) => fits(beer) && picked.every(({ id }) => id !== beer.id))
    const found =
      free.find(({ companyId }) => picked.every((beer) => beer.companyId !== companyId)) ?? free[0]
    if (found && picked.length < FAN_LABELS) picked.push(found)
  }
  for (const colour of BEER_COLOURS) take((beer) => colourOf(beer.type) === colour)
  while (picked.length < Math.min(FAN_LABELS, new Set(beers.map(({ id }) => id)).size)) take(() => true)
  const darkness = (beer: B) => BEER_COLOURS.indexOf(colourOf(beer.type))
  return picked.toSorted((a, b) => darkness(a) - darkness(b))
}
