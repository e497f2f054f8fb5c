import { flatten } from '../motifs/flatten.ts'
import type { MotifDrawing } from '../motifs/motif.ts'

/** How far a thing reaches of its square of 100, its pens included. */
export function boundsOf({ layers }: MotifDrawing) {
  const box = { left: 50, right: -50, top: 50, bottom: -50 }
  for (const [, pathData, pen = 0] of layers)
    for (const { x, y } of flatten(pathData).flat()) {
      box.left = Math.min(box.left, x - pen / 2)
      box.right = Math.max(box.right, x + pen / 2)
      box.top = Math.min(box.top, y - pen / 2)
      box.bottom = Math.max(box.bottom, y + pen / 2)
    }
  return box
}
