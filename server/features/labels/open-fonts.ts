import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { woff2ToTrueType } from './woff2-to-truetype.ts'

/** display = names and headlines, text = everything small (the two faces of the whole shop). */
export type Face = 'display' | 'text'

const PACKAGES: Record<Face, string> = { display: 'bricolage-grotesque', text: 'instrument-sans' }
const WEIGHTS: Record<Face, number> = { display: 750, text: 650 }

const opened = new Map<Face, readonly Font[]>()

/** The fonts of a face in the order in which a character is looked up: the latin subset, then latin-ext. */
export function openFonts(face: Face): readonly Font[] {
  let fonts = opened.get(face)
  if (!fonts) {
    fonts = ['latin', 'latin-ext'].map((subset) => openSubset(face, subset))
    opened.set(face, fonts)
  }
  return fonts
}

function openSubset(face: Face, subset: string): Font {
  const name = PACKAGES[face]
  const file = `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`
  const font = create(woff2ToTrueType(readFileSync(createRequire(import.meta.url).resolve(file))))
  if (!('getVariation' in font)) throw new Error(`${file} is a collection, not one font`)
  return font.getVariation({ wght: WEIGHTS[face] })
}
