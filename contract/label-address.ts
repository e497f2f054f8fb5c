import { motifOf } from './label-motifs.ts'

/** What a drawn label shows: whoever changes one of these changes the picture. `abvPercent` in percent. */
export type LabelFacts = {
  id: string
  name: string
  company: string
  type: string
  abvPercent: number
  ibu: number | null
  /** What is drawn of it is the thing that it speaks of, if any. */
  description: string
}

/** What a brewery's drawn picture shows: its place and its story. */
type BreweryFacts = {
  id: string
  company: string
  country: string
  state: string
  city: string
  story: string
}

/** Raised when the drawing itself changes: browsers keep a versioned picture for a year. */
const DRAWING_VERSION = 6

/** FNV-1a, 32 bits, as 8 hex digits: names a version, keeps no secret. */
function fingerprint(facts: readonly (string | number | null)[]): string {
  const text = JSON.stringify([DRAWING_VERSION, ...facts])
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The address of a beer's drawn label: an edit of what it shows changes the address. */
export function labelAddress(beer: LabelFacts): string {
  const { name, company, type, abvPercent, ibu } = beer
  return `/labels/${beer.id}.svg?v=${fingerprint([name, company, type, abvPercent, ibu, motifOf(beer)])}`
}

/** The label that a beer would have, drawn from the facts in its address; `id` may be any UUID and seeds the drawing. */
export function labelPreviewAddress(beer: LabelFacts): string {
  const { abvPercent, ibu, description: _, ...facts } = beer
  const drawn = { abv: String(abvPercent), ibu: String(ibu ?? ''), motif: motifOf(beer) ?? '' }
  return `/labels/preview.svg?${new URLSearchParams({ ...facts, ...drawn })}`
}

/** The address of a beer's picture: the seller's own, or the drawn label while there is none. */
export function beerPicture(beer: LabelFacts & { image: string }): string {
  return beer.image || labelAddress(beer)
}

/** The address of a brewery's picture: its own, or the drawing of its place and story. */
export function companyPicture(brewery: BreweryFacts & { image: string }): string {
  const { id, company, country, state, city, story } = brewery
  return (
    brewery.image || `/labels/companies/${id}.svg?v=${fingerprint([company, country, state, city, story])}`
  )
}

/** The same picture as a square around the thing in it; one of its own stays as it is, and is cut where it must. */
export function squareCompanyPicture(image: string): string {
  return image.replace(/^(\/labels\/companies\/[^.]+)\.svg/, '$1-square.svg')
}
