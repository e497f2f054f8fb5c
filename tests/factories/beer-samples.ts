import type { BeerFact } from '#contract/beer-facts.ts'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { BeerRecord } from '#contract/publishing.ts'

/** Of each fact of a beer what a brewery may write first, and what it may make of it then. Pictures have tests of their own. */
export const BEER_SAMPLES = {
  name: ['Quilla Porter', 'Niebla'],
  type: ['Porter', 'Stout'],
  description: ['Café, cacao y humo.', 'Pomelo y pino.'],
  presentation: ['Lata 330 ml', 'Botella 750 ml'],
  ABV: [5.4, 11.2],
  IBU: [31, 62],
  hops: ['Cascade, Citra', 'Saaz'],
  price: [4.6, 25],
  stock: [24, 30],
  volumeMl: [330, 750],
  unitsPerPack: [6, 2],
  packagedOn: ['2026-01-05', '2026-02-07'],
  bestBefore: ['2999-01-05', '2999-02-07'],
  image: ['', ''],
} as const satisfies Record<BeerFact, readonly [unknown, unknown]>

/** What a seller writes about a beer, nothing left out: `which` 0 or 1 of each sample. */
export function aBeerRecord(which: 0 | 1 = 0): BeerRecord {
  const entries = Object.entries(BEER_SAMPLES).map(([fact, samples]) => [fact, samples[which]])
  return Object.fromEntries(entries) as BeerRecord
}

/** Such a beer as its seller is told of it, before anybody bought or rated it. */
export function aBeerDetail(facts: Partial<BeerDetail> = {}): BeerDetail {
  const company = { id: '0192f0c4-7b1a-7000-8000-00000000cafe', company: 'Birra del Valle' }
  const id = '0192f0c4-7b1a-7000-8000-00000000beef'
  return {
    ...(aBeerRecord() as BeerDetail),
    id,
    image: `/labels/${id}.svg?v=00000000`,
    qualification: null,
    qualificationCount: 0,
    hasSeller: true,
    pausedUntil: null,
    status: true,
    companyId: company.id,
    company,
    pricePerLitre: null,
    shipsTo: null,
    pauseNote: '',
    fresh: false,
    Qualifications: [],
    ratings: [0, 0, 0, 0, 0],
    onHand: 24,
    held: 0,
    blocked: false,
    pastDate: false,
    edition: 1,
    ...facts,
  }
}
