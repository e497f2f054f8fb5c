import type { BeerSummary } from '#contract/catalogue.ts'
import { LEAST_RATED } from '#contract/limits.ts'
import type { Reason } from '#contract/recommendations.ts'
import { type Dials, TASTES, type Taste, type TasteProfile } from '#contract/tastes.ts'
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
  dials: Dials | undefined
  /** The breweries of the reader's country, by id. */
  nearCompanies: ReadonlySet<string>
}

/** Makes what says of beers why they are recommended to a reader: what is true of the beer and of the reader, and nothing else. */
export function reasonsFor({ known, dials, nearCompanies }: Readers): (beer: BeerSummary) => Reason {
  const liked = dials ? [] : known.filter(({ stars }) => stars >= LIKED_STARS)
  const profiles = liked.map((beer) => ({ beer, profile: tasteOf(beer) }))
  const breweries = breweriesLiked({ known: known.filter(({ rate }) => rate !== null) })
  return (beer) => {
    const profile = tasteOf({ type: beer.type, abv: beer.ABV, ibu: beer.IBU })
    if (dials && nearness(tasteDistance(profile, dials)) >= LEAST_NEARNESS)
      return { kind: 'dials', shares: sharedOf(beer, profile, dials) }
    const like = nearest(profiles, profile, beer)
    if (like && like.near >= LEAST_NEARNESS) {
      const { name, abv, ibu } = like.beer
      return {
        kind: 'beer',
        beer: { name, ABV: abv, IBU: ibu },
        shares: sharedOf(beer, profile, like.profile),
      }
    }
    if ((breweries.get(beer.companyId) ?? 0) > 0) return { kind: 'brewery' }
    if (nearCompanies.has(beer.companyId)) return { kind: 'near' }
    return { kind: isWellRated(beer) ? 'rating' : 'different' }
  }
}

function isWellRated({ qualification, qualificationCount }: BeerSummary): boolean {
  return (qualification ?? 0) >= LIKED_STARS && qualificationCount >= LEAST_RATED
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

/** What both have much of, most first; of a beer that says no IBU nobody says that it is bitter. */
function sharedOf({ IBU }: BeerSummary, one: TasteProfile, other: Dials): Taste[] {
  const least = (taste: Taste) => Math.min(one[taste], other[taste] ?? 0)
  return TASTES.filter((taste) => least(taste) >= MUCH && !(taste === 'bitter' && IBU === null))
    .sort((a, b) => least(b) - least(a))
    .slice(0, MOST_SHARED)
}
