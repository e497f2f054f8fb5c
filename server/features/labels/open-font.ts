import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** What the names of beers are set in; each brewery's hand has one. `display` is the shop's own. */
export const NAME_FACES = ['display', 'slab', 'condensed', 'soft', 'blackletter', 'script'] as const
export type NameFace = (typeof NAME_FACES)[number]

/** text = everything small, in every hand. */
export type Face = NameFace | 'text'

/** Each face at the one weight that drawings use, all its subsets in one file: fonts/README.md tells how they are made. */
const FILES: Record<Face, string> = {
  display: 'bricolage-grotesque-750.ttf',
  slab: 'alfa-slab-one-400.ttf',
  condensed: 'anton-400.ttf',
  soft: 'fraunces-900.ttf',
  blackletter: 'grenze-gotisch-700.ttf',
  script: 'lobster-400.ttf',
  text: 'instrument-sans-650.ttf',
}

const { resolve: find } = createRequire(import.meta.url)
const opened = new Map<Face, Font>()

/** The font of a face, read once. */
export function openFont(face: Face): Font {
  let font = opened.get(face)
  if (!font) {
    // By the package's name for it: a built shop's own modules lie elsewhere.
    const made = create(readFileSync(find(`#server/features/labels/fonts/${FILES[face]}`)))
    if (!('layout' in made)) throw new Error(`${FILES[face]} is a collection, not one font`)
    font = made
    opened.set(face, font)
  }
  return font
}
