import { type BeerType, MAX_ABV_PERCENT, MAX_IBU } from '#contract/limits.ts'
import { typeOfStyle } from './style-to-type.ts'

export const BEER_COLUMNS = ['id', 'name', 'style', 'abv', 'ibu', 'ounces', 'brewery_id'] as const
export type BeerRow = Record<(typeof BEER_COLUMNS)[number], string>

/** What the description says about where a beer comes from. */
export type Origin = { company: string; city: string; state: string }

export type DerivedBeer = {
  name: string
  description: string
  type: BeerType
  presentation: string
  volumeMl: number
  abvPercent: number
  ibu: number | null
  priceCents: number
  onHand: number
}

const ML_PER_US_FLUID_OUNCE = 29.5735
const NAME_MAX_CHARACTERS = 80

/**
 * The beer that a row of the beers file tells of, or in words why it is refused. `abv` is a fraction, `ounces` a US
 * can; `ibu` may be missing. What the file does not have (price, stock) follows from what it has: the same row
 * always makes the same beer.
 */
export function deriveBeer(row: BeerRow, origin: Origin): { beer: DerivedBeer } | { refused: string } {
  const id = wholeNumber(row.id)
  const ounces = decimal(row.ounces)
  const abv = row.abv === '' ? null : decimal(row.abv)
  const bitterness = row.ibu === '' ? null : decimal(row.ibu)
  if (id === undefined) return { refused: `malformed: id "${row.id}" is not a whole number` }
  if (row.name === '') return { refused: 'malformed: no name' }
  if (row.name.length > NAME_MAX_CHARACTERS) {
    return { refused: `malformed: the name has more than ${NAME_MAX_CHARACTERS} characters` }
  }
  if (abv === undefined) return { refused: `malformed: abv "${row.abv}" is not a number` }
  if (bitterness === undefined) return { refused: `malformed: ibu "${row.ibu}" is not a number` }
  if (!ounces || ounces > 1000)
    return { refused: `malformed: ounces "${row.ounces}" is not the size of a can` }

  if (row.style === '') return { refused: 'no style' }
  const typed = typeOfStyle(row.style)
  if ('refused' in typed) return typed
  if (abv === null) return { refused: 'no ABV' }
  // A fraction of three decimals: 0.066 is 6.6 %, whatever binary makes of it.
  const abvPercent = Math.round(abv * 10_000) / 100
  if (abvPercent > MAX_ABV_PERCENT) return { refused: `ABV over ${MAX_ABV_PERCENT} %: ${abvPercent}` }
  const ibu = bitterness === null ? null : Math.round(bitterness)
  if (ibu !== null && ibu > MAX_IBU) return { refused: `IBU over ${MAX_IBU}: ${ibu}` }

  const volumeMl = Math.round(ounces * ML_PER_US_FLUID_OUNCE)
  return {
    beer: {
      name: row.name,
      description: describe(row.style, origin, abvPercent, ibu),
      type: typed.type,
      presentation: `Lata ${volumeMl} ml`,
      volumeMl,
      abvPercent,
      ibu,
      priceCents: priceCents(typed.type, abvPercent, volumeMl),
      onHand: stockUnits(id),
    },
  }
}

/** Zero or more, in decimal digits and nothing else ("1e3", "Infinity" and "0x10" are not what these files hold). */
function decimal(field: string): number | undefined {
  return /^\d{1,6}(\.\d{1,20})?$/.test(field) ? Number(field) : undefined
}

export function wholeNumber(field: string): number | undefined {
  return /^\d{1,9}$/.test(field) ? Number(field) : undefined
}

/** What the time, wood and hops of a type add to a 355 ml can, in cents. */
const TYPE_CENTS: Partial<Record<BeerType, number>> = {
  IPA: 70,
  Stout: 70,
  Porter: 50,
  'Wheat Beer': 30,
  Ale: 30,
  'Amber Ale': 40,
  Saison: 90,
  Rauchbier: 90,
  Bock: 80,
  'Scotch Ale': 80,
  'Sour Beer': 110,
  'Belgian Strong Ale': 120,
  Barleywine: 180,
}

/**
 * A 355 ml can of lager at up to 5 % is US$ 2.20; the type adds its part, and each percent over 5 adds 35 cents for
 * malt and months. Bigger cans cost less a litre: the price grows with volume to the power 0.9. In steps of 10 cents.
 */
function priceCents(type: BeerType, abvPercent: number, volumeMl: number): number {
  const canCents = 220 + (TYPE_CENTS[type] ?? 0) + Math.max(0, abvPercent - 5) * 35
  return Math.round((canCents * (volumeMl / 355) ** 0.9) / 10) * 10
}

/** 0 to 120 units, spread over the ids: 37 shares no divisor with 121, so that no stock is much likelier. */
function stockUnits(id: number): number {
  return (id * 37) % 121
}

function describe(
  style: string,
  { company, city, state }: Origin,
  abvPercent: number,
  ibu: number | null,
): string {
  const strength = `${String(abvPercent).replace('.', ',')} % de alcohol`
  const bitterness = ibu === null ? 'amargor sin declarar' : `${ibu} IBU de amargor`
  const place = [city, state, 'Estados Unidos'].filter(Boolean).join(', ')
  return `Estilo ${style}, elaborada por ${company} en ${place}. Tiene ${strength} y ${bitterness}.`
}
