import { placed, twoTone } from '../motifs/print-motif.ts'
import type { Random } from '../seeded-random.ts'
import { circle, px } from '../shapes.ts'
import { type DrawRule, twoInks } from './rule.ts'

/** Two colours that change places at every border: what is dark on light here is light on dark there. */
export const drawCounterchange: DrawRule = ({ random, canvas, palette, thing, places, id }) => {
  const { width, height } = canvas
  const [paper, ink] = twoInks(random, palette)
  const scheme = (ground: string, color: string) => {
    const drawn = places.map((place) => placed(place, twoTone(thing.drawing, color, ground, place.size)))
    return `<path fill="${ground}" d="M0 0H${width}V${height}H0z"/>${drawn.join('')}`
  }
  const [first] = places
  const fields = random.pick(width > height ? FIELDS.slice(0, 5) : FIELDS)(random, width, height, first!)
  return {
    svg: `${scheme(paper, ink)}<clipPath id="${id}c"><path clip-rule="evenodd" d="${fields}"/></clipPath><g clip-path="url(#${id}c)">${scheme(ink, paper)}</g>`,
  }
}

type Fields = (
  random: Random,
  width: number,
  height: number,
  at: { x: number; y: number; size: number },
) => string

const FIELDS: readonly Fields[] = [
  (_random, width, height, { x }) => `M${px(x)} 0H${width}V${height}H${px(x)}z`,
  (_random, width, height, { x, y }) => `M0 0H${px(x)}V${px(y)}H${width}V${height}H${px(x)}V${px(y)}H0z`,
  (random, width, height) =>
    random.chance(0.5) ? `M0 0H${width}L0 ${height}z` : `M0 0L${width} ${height}V0z`,
  (_random, _width, _height, { x, y, size }) => circle(x, y, size * 0.36),
  (_random, width, height, { y }) => `M0 ${px(y)}H${width}V${height}H0z`,
  (random, width, height) => {
    const stripes = random.pick([5, 7])
    let text = ''
    for (let at = 1; at < stripes; at += 2)
      text += `M${px((at * width) / stripes)} 0h${px(width / stripes)}V${height}h${px(-width / stripes)}z`
    return text
  },
  (random, width, height) => {
    const squares = random.pick([2, 3])
    const side = width / squares
    let text = ''
    for (let row = 0; row * side < height; row++)
      for (let column = row % 2; column < squares; column += 2)
        text += `M${px(column * side)} ${px(row * side)}h${px(side)}v${px(side)}h${px(-side)}z`
    return text
  },
  (_random, _width, _height, { x, y, size }) =>
    circle(x, y, size * 0.6) + circle(x, y, size * 0.42) + circle(x, y, size * 0.22),
]
