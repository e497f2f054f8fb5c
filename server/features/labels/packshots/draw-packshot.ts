import { drawLabelInside, LABEL_HEIGHT, LABEL_WIDTH, type LabelBeer } from '../draw-label.ts'
import { labelColour } from '../label-colour.ts'
import { px } from '../shapes.ts'
import { svgDocument } from '../svg-document.ts'
import { vesselOf } from './vessel-of.ts'
import { VESSELS } from './vessels.ts'

export interface PackedBeer extends LabelBeer {
  presentation: string
  unitsPerPack: number
}

/** As a label is, so that either fills the other's frame. */
const WIDTH = 420
const HEIGHT = 588

/** What is not drawn in anything: its label, as large as on a can, with round corners. */
const FLAT = { x: 30, y: 26, width: 360, height: 504, radius: 14 }

/** A beer as it stands on a shelf, 420 × 588: its label on what it is sold in, at the frame's foot. The same input gives the same text. */
export function drawPackshot(beer: PackedBeer): string {
  const vessel = vesselOf(beer.presentation, beer.unitsPerPack)
  const drawn = vessel ? onVessel(beer, vessel) : flat(beer)
  return svgDocument(WIDTH, HEIGHT, `${beer.name}, ${beer.company}`, drawn)
}

function onVessel(beer: LabelBeer, vessel: keyof typeof VESSELS): string {
  const { box, label, behind, over } = VESSELS[vessel]
  const scale = Math.min(WIDTH / box.width, HEIGHT / box.height)
  const left = (WIDTH - box.width * scale) / 2
  const top = HEIGHT - box.height * scale
  const place = `x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}"`
  return (
    `<g transform="translate(${px(left)} ${px(top)}) scale(${scale.toFixed(4)})">${behind(labelColour(beer.company))}` +
    `${labelAt(beer, place)}<rect ${over} ${place}/></g>`
  )
}

function flat(beer: LabelBeer): string {
  const { x, y, width, height, radius } = FLAT
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`
  const round = `<clipPath id="packshot-flat"><rect ${place} rx="${radius}"/></clipPath>`
  return `${round}<g clip-path="url(#packshot-flat)">${labelAt(beer, place)}</g>`
}

function labelAt(beer: LabelBeer, place: string): string {
  const box = `viewBox="0 0 ${LABEL_WIDTH} ${LABEL_HEIGHT}" preserveAspectRatio="none"`
  return `<svg ${place} ${box}>${drawLabelInside(beer)}</svg>`
}
