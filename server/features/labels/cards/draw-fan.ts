import { drawLabelInside, LABEL_HEIGHT, LABEL_WIDTH } from '../draw-label.ts'
import type { HouseLabel } from './house-labels.ts'

export interface Fan {
  /** The point that the labels turn around, below them (px). */
  x: number
  y: number
  /** 1 = labels of 300 × 420. */
  scale: number
  /** Between neighbours, in degrees. */
  stepDegrees: number
  /** From the point to the middle of a label's lower edge, in the label's own px. */
  reach: number
  shadow: string
}

/** Labels like a hand of cards, the middle one upright, each on the one before it. */
export function drawFan(shown: readonly HouseLabel[], fan: Fan): string {
  const edge = `width="${LABEL_WIDTH}" height="${LABEL_HEIGHT}" rx="10"`
  const labels = shown.map(({ beer, hand }, index) => {
    const angle = (index - (shown.length - 1) / 2) * fan.stepDegrees
    const turned = `translate(${fan.x} ${fan.y}) rotate(${angle}) scale(${fan.scale}) translate(${-LABEL_WIDTH / 2} ${-LABEL_HEIGHT - fan.reach})`
    return `<g transform="${turned}"><rect ${edge} x="-4" y="4" fill="${fan.shadow}"/><g clip-path="url(#f)">${drawLabelInside(beer, hand)}</g></g>`
  })
  return `<clipPath id="f"><rect ${edge}/></clipPath>${labels.join('')}`
}
