import type { Corner } from '../hand/hand-of.ts'
import { px, pxs } from '../shapes.ts'

const CORNER_PX = 13

/** A closed outline of the plate, drawn `inset` px inside its edge; the four corners take the house's form. */
export function plateOutline(
  corner: Corner,
  left: number,
  top: number,
  width: number,
  height: number,
  inset: number,
): string {
  const x = left + inset
  const y = top + inset
  const w = width - 2 * inset
  const h = height - 2 * inset
  if (corner === 'square') return `M${pxs(x, y)}h${px(w)}v${px(h)}h${px(-w)}z`

  // A notch keeps its centre on the plate's own corner, so that the rules run at an even distance around it.
  const reach = {
    rounded: Math.max(2, 9 - inset),
    notched: Math.max(3, CORNER_PX - inset * 0.55),
    cut: CORNER_PX - inset * 0.42,
  }[corner]
  const r = px(reach)
  const turn = (dx: number, dy: number) => {
    if (corner === 'cut') return `l${pxs(dx * reach, dy * reach)}`
    return `a${r} ${r} 0 0 ${corner === 'rounded' ? 1 : 0} ${pxs(dx * reach, dy * reach)}`
  }
  const across = px(w - 2 * reach)
  const down = px(h - 2 * reach)
  return (
    `M${pxs(x + reach, y)}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}` +
    `h-${across}${turn(-1, -1)}v-${down}${turn(1, -1)}z`
  )
}
