import type { BeerSummary } from '#contract/catalogue.ts'
import type { Reason } from '#contract/recommendations.ts'
import { TASTES, type Taste, type TasteProfile } from '#contract/tastes.ts'
import { breweriesLiked, nearness } from '../../search/liking.ts'
import { ANOTHER_STYLE, tasteDistance, tasteOf } from '../../search/taste-of.ts'
import { type KnownByBuyer, LIKED_STARS } from './read-known-beers.ts'

/** Beers further apart than that are not alike in anybody's mouth. */
const LEAST_NEARNESS = 0.3
/** More than half of what beers reach. */
const MUCH = 2.5
const MOST_SHARED = 2

type Readers = {
  known: readonly KnownByBuyer[]
  dials: TasteProfile | undefined
  /** The breweries of the reader's country, by id. */
  nearCompanies: ReadonlySet<string>
}

/** Makes what says of beers why they are recommended to a reader: what is true of the beer and of the reader, and nothing else. */
export function reasonsFor({ known, dials, nearCompanies }: Readers): (beer: BeerSummary) => Reason {
  const liked = known
    .filter(({ stars }) => stars >= LIKED_STARS)
    .map((beer) => ({ beer, profile: tasteOf(beer) }))
  const breweries = breweriesLiked({ known })
  return (beer) => {
    const profile = tasteOf({ type: beer.type, abv: beer.ABV, ibu: beer.IBU })
    const asked = dials ? nearness(tasteDistance(profile, dials)) : 0
    // Who has just turned the dials wants to see that they count.
    if (dials && asked >= LEAST_NEARNESS) return { kind: 'dials', shares: sharedOf(profile, dials) }
    const like = nearest(liked, profile, beer)
    if (like && like.near >= LEAST_NEARNESS) {
      const { id, name, abv, ibu } = like.beer
      return { kind: 'beer', beer: { id, name, ABV: abv, IBU: ibu }, shares: sharedOf(profile, like.profile) }
    }
    if ((breweries.get(beer.companyId) ?? 0) > 0) return { kind: 'brewery' }
    if (nearCompanies.has(beer.companyId)) return { kind: 'near' }
    return { kind: (beer.qualification ?? 0) >= LIKED_STARS ? 'rating' : 'different' }
  }
}

/** The one of a reader's beers that tastes most like it; of equals the one known last. */
function nearest(
  liked: readonly { beer: KnownByBuyer; profile: TasteProfile }[],
  profile: TasteProfile,
  { type }: BeerSummary,
) {
  let best: { beer: KnownByBuyer; profile: TasteProfile; near: number } | undefined
  for (const each of liked) {
    const style = each.beer.type === type ? 0 : ANOTHER_STYLE
    const near = nearness(tasteDistance(profile, each.profile) + style)
    if (!best || near > best.near) best = { ...each, near }
  }
  return best
}

/** What both have much of, most first. */
function sharedOf(one: TasteProfile, other: TasteProfile): Taste[] {
  const least = (taste: Taste) => Math.min(one[taste], other[taste])
  return TASTES.filter((taste) => least(taste) >= MUCH)
    .sort((a, b) => least(b) - least(a))
    .slice(0, MOST_SHARED)
}
