/** What a drawn label shows: whoever changes one of these changes the picture. `abvPercent` in percent. */
export type LabelFacts = {
  id: string
  name: string
  company: string
  type: string
  abvPercent: number
  ibu: number | null
}

/** Raised when the drawing itself changes: browsers keep a versioned picture for a year. */
const DRAWING_VERSION = 1

/** FNV-1a, 32 bits, as 8 hex digits: names a version, keeps no secret. */
function fingerprint(facts: readonly (string | number | null)[]): string {
  const text = JSON.stringify([DRAWING_VERSION, ...facts])
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The address of a beer's drawn label: an edit of what it shows changes the address. */
export function labelAddress(beer: LabelFacts): string {
  const version = fingerprint([beer.name, beer.company, beer.type, beer.abvPercent, beer.ibu])
  return `/labels/${beer.id}.svg?v=${version}`
}

/** The address of a beer's picture: the seller's own, or the drawn label while there is none. */
export function beerPicture(beer: LabelFacts & { image: string }): string {
  return beer.image || labelAddress(beer)
}

/** The address of a brewery's picture: its own, or the drawing of its name. */
export function companyPicture(company: { id: string; company: string; image: string }): string {
  return company.image || `/labels/companies/${company.id}.svg?v=${fingerprint([company.company])}`
}
