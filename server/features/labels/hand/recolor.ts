import type { Inks } from './inks.ts'

/** OKLab of a colour `#rrggbb` (https://bottosson.github.io/posts/oklab/): lightness 0 to 1, and two axes of hue. */
type Lab = readonly [lightness: number, a: number, b: number]

/** Palettes and inks are few, and each of their colours is asked for with every label. */
const labs = new Map<string, Lab>()

function labOf(color: string): Lab {
  const lab = labs.get(color) ?? computeLab(color)
  labs.set(color, lab)
  return lab
}

function computeLab(color: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function colorOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = parts.map((part) => {
    const light = Math.min(1, Math.max(0, part))
    const shown = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${hex.join('')}`
}

/** How far two colours are apart to the eye; lightness counts double, since a print in few inks has little else. */
export function farApart(one: string, other: string): number {
  const [l, a, b] = labOf(one)
  const [m, c, d] = labOf(other)
  return Math.hypot(2 * (l - m), a - c, b - d)
}

/** How far the hues and strengths of two colours are apart, whatever their lightness. */
export function hueApart(one: string, other: string): number {
  const [, a, b] = labOf(one)
  const [, c, d] = labOf(other)
  return Math.hypot(a - c, b - d)
}

/**
 * The same colours printed in a house's inks and one partner of them: a colour becomes the ink of its own lightness, mixed from
 * the two nearest ones, so that what stood out still does.
 */
export function printedIn(inks: Inks, partner: string): (color: string) => string {
  const key = inks.main + partner
  const known = presses.get(key) ?? press(inks, partner)
  presses.set(key, known)
  return known
}

/** One for each two inks, with the colours that went through it: houses, partners and palettes are few. */
const presses = new Map<string, (color: string) => string>()

function press(inks: Inks, partner: string): (color: string) => string {
  const ramp = [inks.deep, inks.main, partner, inks.pale].map(labOf).sort(([one], [other]) => one - other)
  const printed = new Map<string, string>()
  return (color) => {
    const ink = printed.get(color) ?? colorOf(onRamp(ramp, labOf(color)[0]))
    printed.set(color, ink)
    return ink
  }
}

function onRamp(ramp: readonly Lab[], lightness: number): Lab {
  const above = ramp.findIndex(([stop]) => stop > lightness)
  if (above === 0) return ramp[0]!
  if (above < 0) return ramp.at(-1)!
  const [from, to] = [ramp[above - 1]!, ramp[above]!]
  // Steep in the middle: prints are of few inks, and hardly of their mixtures.
  const share = Math.min(1, Math.max(0, ((lightness - from[0]) / (to[0] - from[0] || 1) - 0.5) * 1.8 + 0.5))
  const step = share * share * share * (share * (share * 6 - 15) + 10)
  return [0, 1, 2].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * step) as unknown as Lab
}

/** A palette whose every colour is printed so: strings and lists of them. */
export function recolored<P extends object>(palette: P, print: (color: string) => string): P {
  const entries = Object.entries(palette).map(([name, colors]) => [
    name,
    Array.isArray(colors) ? colors.map(print) : print(colors as string),
  ])
  return Object.fromEntries(entries) as P
}
