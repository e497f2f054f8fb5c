import { Drawing } from '../drawing.ts'
import { inColors, placed, silhouette } from '../motifs/print-motif.ts'
import type { Random } from '../seeded-random.ts'
import { px } from '../shapes.ts'
import type { DrawRule } from './rule.ts'

/** Torn paper, one sheet over the other, and the thing cut out with a white rim and stuck on. */
export const drawStickers: DrawRule = ({ random, canvas: { width, height }, palette, thing, places }) => {
  const drawing = new Drawing().ground(palette.ground, width, height)
  const papers = random.shuffled([palette.second, palette.main, palette.accent])
  const isUpright = random.chance(0.3)
  papers.slice(0, random.whole(2, 3)).forEach((paper, at, all) => {
    const share = (at + 1) / (all.length + 1) + random.between(-0.08, 0.08)
    const lean = random.between(-0.16, 0.16)
    drawing
      .fill('#fffaf0', torn(random, width, height, share - 0.018, lean, isUpright))
      .fill(paper, torn(random, width, height, share, lean, isUpright))
  })
  const drawn = [...places].reverse().map((place) => {
    const rim = 900 / place.size
    return (
      placed({ ...place, x: place.x + 4, y: place.y + 5 }, silhouette(thing.drawing, palette.deep, rim)) +
      placed(place, silhouette(thing.drawing, '#fffaf0', rim) + inColors(thing.drawing, thing.colors))
    )
  })
  return { svg: drawing.toString(), over: drawn.join('') }
}

/** What is below a torn edge, or right of it. */
function torn(
  random: Random,
  width: number,
  height: number,
  share: number,
  lean: number,
  isUpright: boolean,
): string {
  const long = isUpright ? height : width
  const wide = isUpright ? width : height
  let edge = ''
  for (let at = 0; at <= long + 8; at += random.between(5, 13)) {
    const off = (share + lean * (at / long - 0.5)) * wide + random.between(-3.5, 3.5)
    edge += `${edge ? 'L' : 'M'}${isUpright ? `${px(off)} ${px(at)}` : `${px(at)} ${px(off)}`}`
  }
  return isUpright ? `${edge}L${width + 9} ${height + 9}V0z` : `${edge}V${height}H0z`
}
