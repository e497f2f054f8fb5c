import { svgDocument } from './svg-document.ts'

const GREEN = '#236228'
const LIME = '#b4d65a'
const CREAM = '#fbf6e9'

/** The side of the square that the mark is drawn in. */
export const MARK_SIZE = 64

/** The bracts of the cone from its tip upwards: each lies on those before it. */
const BRACTS = [
  { x: 32, top: 33, width: 19, height: 26, color: LIME },
  { x: 20.5, top: 24, width: 19, height: 26, color: CREAM },
  { x: 43.5, top: 24, width: 19, height: 26, color: CREAM },
  { x: 32, top: 18, width: 20, height: 26, color: LIME },
  { x: 21, top: 10.5, width: 18, height: 23, color: LIME },
  { x: 43, top: 10.5, width: 18, height: 23, color: LIME },
  { x: 32, top: 5, width: 20, height: 24, color: CREAM },
]

/** The house's mark as shapes in a square of 64: a hop cone of seven bracts on a tile with round corners. */
export function drawMark(): string {
  return `<rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="15" fill="${GREEN}"/>${drawCone()}`
}

/** The mark as a document of its own; `bleed` is for systems that cut the tile themselves: no corners, a smaller cone. */
export function markDocument({ bleed = 0 }: { bleed?: number } = {}): string {
  if (bleed === 0) return svgDocument(MARK_SIZE, MARK_SIZE, 'Lúpulo', drawMark())
  const middle = MARK_SIZE / 2
  const shrunk = `translate(${middle} ${middle}) scale(${1 - bleed}) translate(-${middle} -${middle})`
  const ground = `<path fill="${GREEN}" d="M0 0h${MARK_SIZE}v${MARK_SIZE}H0z"/>`
  return svgDocument(MARK_SIZE, MARK_SIZE, 'Lúpulo', `${ground}<g transform="${shrunk}">${drawCone()}</g>`)
}

/** The lines between the bracts are the ground's: at 16 px they keep the bracts apart. */
function drawCone(): string {
  const bracts = BRACTS.map(({ color, ...bract }) => `<path fill="${color}" d="${bractOutline(bract)}"/>`)
  return `<g stroke="${GREEN}" stroke-width="2.4">${bracts.join('')}</g>`
}

/** A drop that hangs with its tip down. */
function bractOutline({ x, top, width, height }: Omit<(typeof BRACTS)[number], 'color'>): string {
  const part = (share: number, of: number) => Math.round(share * of * 10) / 10
  const [w, h] = [width, height]
  return (
    `M${x} ${top + height}c-${part(0.2, w)}-${part(0.3, h)}-${part(0.5, w)}-${part(0.36, h)}-${part(0.5, w)}-${part(0.66, h)}` +
    `c0-${part(0.22, h)} ${part(0.24, w)}-${part(0.34, h)} ${part(0.5, w)}-${part(0.34, h)}` +
    `s${part(0.5, w)} ${part(0.12, h)} ${part(0.5, w)} ${part(0.34, h)}` +
    `c0 ${part(0.3, h)}-${part(0.3, w)} ${part(0.36, h)}-${part(0.5, w)} ${part(0.66, h)}z`
  )
}
