import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** display = names and headlines, text = everything small (the two faces of the whole shop). */
export type Face = 'display' | 'text'

/** Each face at the one weight that drawings use, latin and latin-ext in one file: fonts/README.md tells how they are made. */
const FILES: Record<Face, string> = {
  display: 'bricolage-grotesque-750.ttf',
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
