import type { LineNow } from './lines-now.ts'

/** What comes from one brewery, as it will come: in one parcel. `units` are those that can be had. */
export type CartParcel = { company: string; lines: LineNow[]; units: number; totalCents: number }

/** The lines of a cart by the parcels that they would come in, in the order in which breweries came into the cart. A name tells a brewery: it is shown with its place where another has it too. */
export function cartParcels(lines: LineNow[]): CartParcel[] {
  return [...Map.groupBy(lines, ({ company }) => company)].map(([company, itsLines]) => ({
    company,
    lines: itsLines,
    units: itsLines.reduce((sum, { reach }) => sum + reach, 0),
    totalCents: itsLines.reduce((sum, { totalCents }) => sum + totalCents, 0),
  }))
}

/** Those of which something comes: a parcel of beers that are all sold out is none. Where nothing can be had, what was asked for. */
export function comingParcels(parcels: CartParcel[]): CartParcel[] {
  const coming = parcels.filter(({ units }) => units > 0)
  return coming.length ? coming : parcels
}
