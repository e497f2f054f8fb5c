import type { BeerSummary } from '#contract/catalogue.ts'

export const FAN_LABELS = 5

/** Five of the beers, as different in style as they can be: the fan is about colour. Fewer when there are fewer. */
export function pickForFan<B extends Pick<BeerSummary, 'type'>>(beers: readonly B[]): B[] {
  const firstOfStyle = beers.filter((beer, at) => beers.findIndex(({ type }) => type === beer.type) === at)
  const others = beers.filter((beer) => !firstOfStyle.includes(beer))
  return [...firstOfStyle, ...others].slice(0, FAN_LABELS)
}
