import type { BeerType } from '#contract/limits.ts'

/** A beer of the demo shop as its brewery would describe it. */
export type DemoBeer = {
  name: string
  type: BeerType
  abvPercent: number
  ibu: number
  priceCents: number
  /** As it stands on the shelf: 'Lata 473 ml', 'Pack de 6 × 330 ml'. */
  presentation: string
  /** One can or bottle, in millilitres; `unitsPerPack` of them cost `priceCents`. */
  volumeMl: number
  unitsPerPack: number
  /** Units still on hand after every purchase of the demo's history. */
  stock: number
  /** Tasting notes, in the brewery's own language. */
  description: string
}

/** An invented brewery of the demo shop, with the person who signs in for it. */
export type DemoBrewery = {
  /** Names its files and its e-mail address, and stays the same for ever. */
  slug: string
  name: string
  contact: { name: string; lastName: string; document: string; phone: string }
  country: string
  /** First-level division of the country, spelled as in contract/places. */
  state: string
  city: string
  address: string
  story: string
  beers: DemoBeer[]
}
