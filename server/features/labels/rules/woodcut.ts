import { Drawing } from '../drawing.ts'
import { farApart } from '../hand/recolor.ts'
import { details, placed, silhouette, within } from '../motifs/print-motif.ts'
import type { Random } from '../seeded-random.ts'
import { polar, polygon, px, pxs, TURN } from '../shapes.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** How far a paper is from the ink at least: black is black on it. */
const CLEAR = 0.85

/** Carved in wood: black forms, the light let in by the gouge. */
export const drawWoodcut: DrawRule = ({ random, canvas: { width, height }, palette, thing, places, id }) => {
  const [ink] = farFrom(palette.light, palette) as [string]
  const { light, second, main, accent, ground: own } = palette
  const papers = random.shuffled(
    [...new Set([light, second, main, accent, own])].filter((color) => farApart(color, ink) > CLEAR),
  )
  const [paper = light, tint = second] = papers
  const drawing = new Drawing().ground(paper, width, height)
  const [first] = places
  if (random.chance(0.5)) {
    drawing.fill(
      tint,
      `M0 0H${width}V${px(height * random.between(0.5, 0.75))}L0 ${px(height * random.between(0.5, 0.75))}z`,
    )
  } else
    drawing.fill(
      tint,
      polygon(
        Array.from({ length: 24 }, (_, at) =>
          polar(first!.x, first!.y, first!.size * random.between(0.5, 0.56), (at * TURN) / 24),
        ),
      ),
    )
  drawing.fill(ink, random.pick([sky, rain, ground])(random, width, height, first!))
  const carved = places.map((place, at) => {
    const gouged = `<g transform="translate(${px(place.x)} ${px(place.y)}) rotate(${px(random.between(-50, 10))})"><path fill="${paper}" d="${gouges(random, place.size)}"/></g>`
    return (
      placed(place, silhouette(thing.drawing, paper, 3.2) + silhouette(thing.drawing, ink)) +
      (at < 4 ? within(`${id}w${at}`, thing.drawing, place, gouged) : '') +
      placed(place, details(thing.drawing, ['line'], ink) + details(thing.drawing, ['light'], paper))
    )
  })
  return { svg: drawing.toString() + carved.join('') }
}

/** Cuts side by side that run out to a point. */
function gouges(random: Random, size: number): string {
  const step = Math.max(5, size / 26)
  let cuts = ''
  for (let y = -size * 0.62; y < size * 0.62; y += step) {
    const from = -size * random.between(0.55, 0.75)
    const to = size * random.between(-0.14, 0.16)
    cuts += `M${pxs(from, y)}L${pxs(to, y + step * 0.3)}L${pxs(from, y + step * 0.58)}z`
    if (random.chance(0.5)) {
      const start = to + random.between(0.03, 0.1) * size
      cuts += `M${pxs(start, y)}l${pxs(size * 0.14, step * 0.2)}l${pxs(-size * 0.14, step * 0.16)}z`
    }
  }
  return cuts
}

type Cuts = (
  random: Random,
  width: number,
  height: number,
  at: { x: number; y: number; size: number },
) => string

/** Rays around the thing. */
const sky: Cuts = (random, width, height, { x, y, size }) => {
  const count = random.pick([34, 44, 56])
  let cuts = ''
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray * TURN) / count + random.between(-0.02, 0.02)
    const from = polar(x, y, size * random.between(0.56, 0.7), angle)
    const end = width + height
    cuts += polygon([from, polar(x, y, end, angle - 0.028), polar(x, y, end, angle + 0.028)])
  }
  return cuts
}

/** Strokes that fall aslant. */
const rain: Cuts = (random, width, height) => {
  let cuts = ''
  for (let y = -10; y < height; y += 26)
    for (let x = random.between(-14, 0); x < width; x += random.between(13, 20)) {
      const long = random.between(14, 34)
      cuts += `M${pxs(x, y)}l${pxs(long * 0.3, long)}l${pxs(2.6, -1)}z`
    }
  return cuts
}

/** Furrows that come nearer. */
const ground: Cuts = (random, width, height) => {
  let cuts = ''
  for (let y = 4, step = 5; y < height; y += step, step *= 1.07) {
    const bend = random.between(-7, 7)
    cuts += `M0 ${px(y)}q${pxs(width / 2, bend, width, random.between(-4, 4))}l${pxs(-width, step * 0.45)}z`
  }
  return cuts
}
