import {
  ADVERTISEMENT_SIZES,
  type Advertisement,
  type AdvertisementShape,
  drawHeadline,
} from './draw-headline.ts'
import { Drawing } from './drawing.ts'
import { drawCone, drawHopLeaf } from './families/hop-plant.ts'
import { seededRandom } from './seeded-random.ts'
import { below, circle, polygon, px, pxs, smoothLine, TURN } from './shapes.ts'

const DEEP = '#143d2a'
const FOREST = '#1f5a3d'
const LEAF = '#3b8753'
const LIME = '#a8cc52'
const CREAM = '#f9f3da'
const RED = '#e5593b'

const PLACES = {
  wide: { down: 0, sun: 880, lorry: 610, bines: [30, 1150], words: [92, 118, 76] },
  tall: { down: 40, sun: 430, lorry: 62, bines: [], words: [40, 84, 70] },
} as const

/** A lorry loaded with hops drives through the hills in the morning. */
export function drawHarvest(shape: AdvertisementShape): Advertisement {
  const { down, sun, lorry, bines, words } = PLACES[shape]
  const random = seededRandom('harvest of the south')
  const drawing = new Drawing().ground('#f6cf4a', ...ADVERTISEMENT_SIZES[shape])
  for (let ring = 4; ring > 0; ring--)
    drawing.fill(ring % 2 ? '#fbe08a' : '#f6cf4a', circle(sun, 230 + down, 90 + ring * 52))
  drawing.fill(CREAM, circle(sun, 230 + down, 90))
  ;[
    { base: 236, swing: 30, color: LIME, phase: 1 },
    { base: 276, swing: 22, color: LEAF, phase: 3.4 },
    { base: 318, swing: 10, color: FOREST, phase: 5.2 },
  ].forEach(({ base, swing, color, phase }) => {
    const crest = Array.from({ length: 13 }, (_, step) => ({
      x: step * 100,
      y: base + down - Math.sin(phase + step * 0.62) * swing,
    }))
    drawing.fill(color, below(smoothLine(crest), 1200, 400 + down))
  })
  drawing.fill(DEEP, `M0 ${350 + down}H1200v50H0z`)
  let lane = ''
  for (let x = 20; x < 1200; x += 90) lane += `M${x} ${377 + down}h44`
  drawing.stroke('#f6cf4a', 4, lane)
  drawLorry(drawing, random, lorry, 346 + down)
  for (const x of bines) hangingBine(drawing, random, x)
  return {
    title: 'Lúpulo recién cosechado',
    svg: drawing.toString() + drawHeadline(['Lúpulo recién', 'cosechado'], DEEP, words),
  }
}

function drawLorry(drawing: Drawing, random: ReturnType<typeof seededRandom>, x: number, ground: number) {
  const bed = ground - 34
  // The load first: a heap of leaves, and cones above the planks.
  drawing.fill(
    FOREST,
    `M${x + 6} ${bed - 60}c${pxs(30, -60, 90, -104, 164, -104, 74, 0, 134, 44, 164, 104)}z`,
  )
  for (let row = 3; row >= 0; row--) {
    const count = 9 - row * 2
    for (let cone = 0; cone < count; cone++) {
      const at = x + 30 + row * 35 + cone * 35 + random.between(-6, 6)
      const colors = random.pick([
        [LIME, LEAF],
        [LEAF, FOREST],
        [LIME, '#d8e58a'],
      ])
      drawCone(
        drawing,
        random,
        colors,
        DEEP,
        at,
        bed - 96 - row * 25,
        54,
        TURN / 4 + random.between(-0.5, 0.5),
      )
    }
  }
  for (let plank = 0; plank < 3; plank++) {
    drawing.fill(plank % 2 === 0 ? '#b5651d' : '#c97a2b', `M${pxs(x, bed - 66 + plank * 22)}h340v20h-340z`)
  }
  drawing.fill(
    '#7a4512',
    `M${x + 20} ${bed - 72}h10v72h-10zM${x + 160} ${bed - 72}h10v72h-10zM${x + 306} ${bed - 72}h10v72h-10z`,
  )
  drawing.fill(DEEP, `M${x - 8} ${bed}h470v14h-470z`)
  // The cab, round as the lorries of the fifties.
  drawing.fill(RED, `M${x + 350} ${bed + 4}v-104q0-14 14-14h44q12 0 18 12l20 42h22q20 0 20 22v42z`)
  drawing.fill(
    '#d6eeea',
    polygon([
      { x: x + 366, y: bed - 98 },
      { x: x + 406, y: bed - 98 },
      { x: x + 426, y: bed - 58 },
      { x: x + 366, y: bed - 58 },
    ]),
  )
  drawing.fill(CREAM, `${circle(x + 476, bed - 26, 9)}M${x + 350} ${bed - 46}h92v6h-92z`)
  for (const wheel of [x + 70, x + 250, x + 420]) {
    drawing
      .fill('#201713', circle(wheel, ground - 16, 32))
      .fill(CREAM, circle(wheel, ground - 16, 14))
      .fill(RED, circle(wheel, ground - 16, 6))
  }
}

function hangingBine(drawing: Drawing, random: ReturnType<typeof seededRandom>, x: number) {
  drawing.stroke(FOREST, 4, `M${px(x)} -10q18 70 0 140t0 90`)
  for (let y = 10; y < 220; y += 56) {
    const side = (y / 56) % 2 < 1 ? 1 : -1
    drawHopLeaf(drawing, random, LEAF, FOREST, x, y, 62, side > 0 ? 0.3 : Math.PI - 0.3)
    drawCone(drawing, random, [LIME, LEAF], DEEP, x - side * 8, y + 8, 66, TURN / 4 + side * 0.4)
  }
}
