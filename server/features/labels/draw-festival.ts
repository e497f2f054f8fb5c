import { drawArt } from './draw-art.ts'
import { type Advertisement, drawHeadline } from './draw-headline.ts'
import { Drawing } from './drawing.ts'
import { drawEmptyPlate } from './plate.ts'
import { polygon, pxs, TURN, wedge } from './shapes.ts'

const CREAM = '#fbf6e9'
const RED = '#d8432f'
const DEEP = '#7d1f22'

/** Labels fanned out under bunting of cut paper. */
export function drawFestival(): Advertisement {
  const drawing = new Drawing().ground(RED, 1200, 400)
  let rays = ''
  for (let ray = 0; ray < 36; ray++)
    rays += wedge(850, 470, 1300, (ray / 36) * TURN, ((ray + 0.5) / 36) * TURN)
  drawing.fill('#e2553b', rays)
  bunting(drawing)
  return {
    title: 'Fiesta de etiquetas',
    svg: drawing.toString() + fan() + drawHeadline(['Fiesta', 'de etiquetas'], CREAM, 70, 236, 80),
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

function fan(): string {
  const cards = [
    { id: 'fiesta-1', type: 'Lager', angle: -26 },
    { id: 'fiesta-22', type: 'IPA', angle: -13 },
    { id: 'fiesta-3', type: 'Sour Beer', angle: 0 },
    { id: 'fiesta-4', type: 'Stout', angle: 13 },
    { id: 'fiesta-5', type: 'Bock', angle: 26 },
  ] as const
  return cards
    .map(({ id, type, angle }, index) => {
      const art = drawArt(id, type, { width: 300, height: 420 })
      const house = {
        corner: 'notched',
        mark: (['sun', 'hop', 'star', 'moon', 'peak'] as const)[index]!,
        plateCenterY: 264,
      } as const
      const plate = drawEmptyPlate(house, 26, 210, 112, art.deep)
      const lines = `<path stroke="#201713" stroke-width="11" d="M88 262h124M108 286h84"/>`
      const clip = `<clipPath id="c${index}"><rect width="300" height="420" rx="14"/></clipPath>`
      const turned = `translate(896 552) rotate(${angle}) translate(-100 -500) scale(.667)`
      return `${index === 0 ? clip : ''}<g transform="${turned}"><rect x="-3" y="5" width="306" height="420" rx="16" fill="${DEEP}"/><g clip-path="url(#c0)">${art.svg}${plate}${lines}</g></g>`
    })
    .join('')
}
