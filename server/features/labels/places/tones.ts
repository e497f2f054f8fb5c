import type { PrintPalette } from '../families/palettes/print.ts'
import type { Hand } from '../hand/hand-of.ts'
import { farApart } from '../hand/recolor.ts'

/** The colours of a picture from the sky to the nearest plane: what is far is nearer to the sky's. */
export interface Tones {
  sky: string
  /** The round in the sky. */
  glow: string
  far: string
  middle: string
  near: string
  /** The lightest: rims, snow, ripples. */
  light: string
}

/** Of a house's own inks and two of its partners; where its labels have the colours of things, its sky is a palette's. */
export function tonesOf({ print, inks }: Hand, palette: PrintPalette, body: string): Tones {
  const { deep, main, pale, partners } = inks
  const farthest = partners.reduce((one, other) =>
    farApart(other, body) > farApart(one, body) ? other : one,
  )
  const sky = print === 'open' ? palette.ground : mixed(farthest, pale, 0.5)
  const warm = partners.reduce((one, other) => (warmth(other) > warmth(one) ? other : one))
  const isNear = farApart(main, sky) < 0.5
  const middle = isNear ? mixed(main, deep, 0.2) : main
  return {
    ...{ sky, middle, near: deep, light: pale },
    glow: Math.min(farApart(warm, sky), farApart(warm, body)) > 0.2 ? warm : pale,
    far: mixed(middle, sky, 0.55),
  }
}

/** How much more red than blue a colour is. */
const warmth = (color: string) => Number.parseInt(color.slice(1, 3), 16) - Number.parseInt(color.slice(5), 16)

/** One colour with a share of another in it, as a print of dots would show it. */
export function mixed(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}
