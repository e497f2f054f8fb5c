/** What a drawn label shows: whoever changes one of these changes the picture. `abvPercent` in percent. */
export type LabelFacts = {
  id: string
  name: string
  company: string
  type: string
  abvPercent: number
  ibu: number | null
}

/** FNV-1a, 32 bits, as 8 hex digits: a name for a version, no secret. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * The address of a beer's drawn label. An edit of what it shows changes the address, so that browsers may keep the
 * picture for ever.
 */
export function labelAddress(beer: LabelFacts): string {
  const facts = [beer.name, beer.company, beer.type, beer.abvPercent, beer.ibu].join('\n')
  return `/labels/${beer.id}.svg?v=${fingerprint(facts)}`
}

/** The address of a beer's picture: the seller's own, or the drawn label while there is none. */
export function beerPicture(beer: LabelFacts & { image: string }): string {
  return beer.image || labelAddress(beer)
}
