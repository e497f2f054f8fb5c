import type { BeerDetail, BeerSummary } from '#contract/catalogue.ts'
import { everyOf } from '#contract/every-of.ts'
import { packshot } from '#contract/packshot.ts'
import { PICTURES, SEEN, SEEN_ADDRESS } from './cache-names.ts'

const MOST_PAGES = 12
const MOST_BEERS = 60

/**
 * What everybody may know of a beer. Field by field: sellers and admins are told more of theirs. By name, not from the
 * facts of a beer: their columns and rules would be loaded with every shelf.
 */
const PUBLIC = everyOf<keyof SeenBeer>()([
  ...([
    'id',
    'companyId',
    'company',
    'status',
    'hasSeller',
    'pausedUntil',
    'qualification',
    'qualificationCount',
  ] as const),
  ...([
    'name',
    'type',
    'description',
    'presentation',
    'ABV',
    'IBU',
    'hops',
    'price',
    'stock',
    'image',
  ] as const),
  ...(['volumeMl', 'unitsPerPack', 'packagedOn', 'bestBefore', 'pricePerLitre', 'fresh', 'shipsTo'] as const),
])
export type SeenBeer = BeerSummary & Partial<Pick<BeerDetail, 'shipsTo'>>

/** A page as it was last seen: its path without a query (somebody typed that), an ISO instant, the beers on it. */
export type SeenPage = { path: string; seenAt: string; beers: SeenBeer[] }
type Seen = {
  /** Milliseconds of the clock: so long as an answer at the age gate holds, from when something was first kept after it. */
  adultUntil: number
  /** The last one first. */
  pages: SeenPage[]
}

/** One after the other: what is forgotten stays so, whatever was still being written. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const done = last.then(run)
  last = done.catch(() => {})
  return done
}

function publicFacts(beer: SeenBeer): SeenBeer {
  return Object.fromEntries(PUBLIC.map((fact) => [fact, beer[fact]])) as SeenBeer
}

function isHeld({ adultUntil }: Seen): boolean {
  return adultUntil > Date.now()
}

async function readPages(): Promise<Seen | undefined> {
  const answer = await (await caches.open(SEEN)).match(SEEN_ADDRESS)
  return answer && ((await answer.json()) as Seen)
}

/** The newest pages, as far as there is room. */
function withinBounds(pages: SeenPage[]): SeenPage[] {
  let beers = 0
  return pages.slice(0, MOST_PAGES).filter((page) => {
    beers += page.beers.length
    return beers <= MOST_BEERS
  })
}

/** Keeps the pictures of these beers, and no others. One that cannot be fetched is not there. */
async function keepPictures(pages: SeenPage[]): Promise<void> {
  const cache = await caches.open(PICTURES)
  const wanted = new Set(pages.flatMap(({ beers }) => beers.map(packshot)))
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!wanted.delete(pathname + search)) await cache.delete(request)
  }
  for (const image of wanted) {
    const answer = await fetch(image, { credentials: 'omit' }).catch(() => undefined)
    if (answer?.ok) await cache.put(image, answer)
  }
}

/**
 * Keeps what a page showed, for when there is no network: at most 12 pages, 60 beers and their pictures. Beers that only
 * their seller sees are left out; a page that shows none is not kept, and takes no other one's room. Whoever is asked for their age
 * again forgets all of it (forgetSeen), and counts anew.
 * @param answerHoldsMs how long an answer at the age gate holds: told, because what this file imported would take a sheet along
 */
export function keepSeen(path: string, beers: readonly SeenBeer[], answerHoldsMs: number): Promise<void> {
  return inTurn(async () => {
    const unique = [...new Map(beers.map((beer) => [beer.id, beer])).values()]
    const shown = unique.filter(({ status }) => status).map(publicFacts)
    if (!shown.length) return
    const page: SeenPage = { path, seenAt: new Date().toISOString(), beers: shown }
    const before = await readPages()
    const pages = withinBounds([page, ...(before?.pages ?? []).filter((each) => each.path !== path)])
    const seen: Seen = {
      adultUntil: before && isHeld(before) ? before.adultUntil : Date.now() + answerHoldsMs,
      pages,
    }
    await (await caches.open(SEEN)).put(SEEN_ADDRESS, Response.json(seen))
    await keepPictures(pages)
  })
}

/** What was last seen; undefined where nothing is kept, or the answer at the age gate holds no more (then it is forgotten). */
export async function readSeen(): Promise<SeenPage[] | undefined> {
  const seen = await readPages().catch(() => undefined)
  if (!seen) return undefined
  if (isHeld(seen)) return seen.pages
  await forgetSeen()
  return undefined
}

/** Leaves nothing of it. */
export function forgetSeen(): Promise<void> {
  return inTurn(async () => {
    await Promise.all([SEEN, PICTURES].map((name) => caches.delete(name)))
  })
}
