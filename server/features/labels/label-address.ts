import { createHash } from 'node:crypto'
import type { LabelBeer } from './draw-label.ts'

/** Raise it when the drawing itself changes: browsers keep a versioned label for a year. */
const DRAWING_VERSION = 1

/** Where a beer's label is served. The version is a hash of what is drawn, so that an edited beer gets a new address. */
export function labelAddress(beer: LabelBeer): string {
  const { id, name, company, type, abvPercent, ibu } = beer
  return `/labels/${id}.svg?v=${shortHash([name, company, type, abvPercent, ibu])}`
}

/** Where a brewery's drawing is served. */
export function companyArtAddress(company: { id: string; name: string }): string {
  return `/labels/companies/${company.id}.svg?v=${shortHash([company.name])}`
}

function shortHash(drawnFacts: readonly (string | number | null)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, ...drawnFacts]))
    .digest('hex')
    .slice(0, 8)
}
