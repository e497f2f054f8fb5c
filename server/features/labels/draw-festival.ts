import { drawFan } from './cards/draw-fan.ts'
import { HOUSE_LABELS } from './cards/house-labels.ts'
import {
  ADVERTISEMENT_SIZES,
  type Advertisement,
  type AdvertisementShape,
  drawHeadline,
} from './draw-headline.ts'
import { Drawing } from './drawing.ts'
import { polygon, pxs, TURN, wedge } from './shapes.ts'

const CREAM = '#fbf6e9'
const RED = '#d8432f'
const DEEP = '#7d1f22'

const PLACES = {
  wide: { rays: 850, fan: { x: 912, y: 640, scale: 0.7, stepDegrees: 14, reach: 360 }, words: [70, 236, 80] },
  tall: {
    rays: 300,
    fan: { x: 300, y: 800, scale: 0.66, stepDegrees: 11, reach: 420 },
    words: [40, 166, 66],
  },
} as const

/** Labels fanned out under bunting of cut paper. */
export function drawFestival(shape: AdvertisementShape): Advertisement {
  const { rays: middle, fan, words } = PLACES[shape]
  const drawing = new Drawing().ground(RED, ...ADVERTISEMENT_SIZES[shape])
  let rays = ''
  for (let ray = 0; ray < 36; ray++)
    rays += wedge(middle, 470, 1300, (ray / 36) * TURN, ((ray + 0.5) / 36) * TURN)
  drawing.fill('#e2553b', rays)
  bunting(drawing)
  const labels = drawFan(HOUSE_LABELS, { ...fan, shadow: DEEP })
  return {
    title: 'Fiesta de etiquetas',
    svg: drawing.toString() + labels + drawHeadline(['Fiesta', 'de etiquetas'], CREAM, words),
  }
}

/** Papel picado: flags with a toothed edge and a cut-out diamond, on a slack string. */
function bunting(drawing: Drawing) {
  const colors = ['#ffd04a', CREAM, '#2a7f7b', '#f6a6b0', '#3f2670']
  const level = (x: number) => 34 + 26 * Math.sin((x / 1200) * Math.PI * 3) ** 2
  for (let flag = 0; flag < 17; flag++) {
    const x = flag * 74 - 20
    const y = level(x + 27)
    const width = 54
    const edge = Array.from({ length: 7 }, (_, tooth) => ({
      x: x + width - (tooth * width) / 6,
      y: y + (tooth % 2 === 0 ? 48 : 58),
    }))
    const color = colors[flag % colors.length]!
    drawing.fill(color, polygon([{ x, y: level(x) }, { x: x + width, y: level(x + width) }, ...edge]))
    const middle = { x: x + width / 2, y: y + 25 }
    drawing.fill(
      RED,
      polygon([
        { x: middle.x, y: middle.y - 13 },
        { x: middle.x + 9, y: middle.y },
        { x: middle.x, y: middle.y + 13 },
        { x: middle.x - 9, y: middle.y },
      ]),
    )
  }
  let string = `M0 ${level(0)}`
  for (let x = 40; x <= 1200; x += 40) string += `L${pxs(x, level(x))}`
  drawing.stroke(DEEP, 2, string)
}
