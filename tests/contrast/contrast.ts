/** A colour in OKLab: lightness 0 to 1, then green–red and blue–yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number]

const NUMBER = '([\\d.]+)'
const OKLCH = new RegExp(`^oklch\\(${NUMBER} ${NUMBER} ${NUMBER}\\)$`)
const MIX = /^color-mix\(in oklab, (.+\)), (.+\)) ([\d.]+)%\)$/

/**
 * Reads `oklch(lightness chroma hue)` and `color-mix(in oklab, colour, colour percent)` of such.
 * Undefined for what is no opaque colour of its own: `transparent`, `currentColor`, a share of nothing.
 */
export function readColour(text: string): Oklab | undefined {
  const mixed = MIX.exec(text)
  if (mixed) {
    const [first, second, share] = [readColour(mixed[1]!), readColour(mixed[2]!), Number(mixed[3]) / 100]
    if (!first || !second) return undefined
    const between = (at: 0 | 1 | 2) => first[at] * (1 - share) + second[at] * share
    return [between(0), between(1), between(2)]
  }
  const parts = OKLCH.exec(text)
  if (!parts) return undefined
  const [lightness, chroma, hue] = parts.slice(1).map(Number) as [number, number, number]
  const radians = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)]
}

/** How bright a colour is on an sRGB screen, 0 to 1 (WCAG 2.2, relative luminance; OKLab by Björn Ottosson, 2020). */
function luminance([lightness, a, b]: Oklab): number {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = onScreen(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = onScreen(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = onScreen(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What a screen cannot show is shown as the nearest it can. */
const onScreen = (linear: number) => Math.min(1, Math.max(0, linear))

/** The contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Oklab, other: Oklab): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
