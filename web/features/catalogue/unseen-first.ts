import type { BeerSummary } from '#contract/catalogue.ts'

/**
 * As many of these beers as a shelf holds, in their order; those that the page shows already come last. A shop with few beers repeats some
 * rather than leaves a shelf empty.
 * @param shown what the page shows elsewhere
 */
export function unseenFirst<B extends Pick<BeerSummary, 'id'>>(
  beers: readonly B[],
  shown: readonly Pick<BeerSummary, 'id'>[],
  count: number,
): B[] {
  const isSeen = ({ id }: B) => shown.some((beer) => beer.id === id)
  return [...beers.filter((beer) => !isSeen(beer)), ...beers.filter(isSeen)].slice(0, count)
}
