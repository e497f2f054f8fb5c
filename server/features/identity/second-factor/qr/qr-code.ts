import type { SecondFactorSetup } from '#contract/second-factor.ts'
import { drawSquares } from './draw-squares.ts'

/**
 * A text as a QR code for an `<svg>`: how many squares on a side, and the dark ones as one path, a unit each. The quiet
 * zone of four squares around it is the page's to leave. @throws RangeError for more than 666 bytes
 */
export function qrCode(text: string): SecondFactorSetup['qr'] {
  const squares = drawSquares(text)
  const runs = squares.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ),
  )
  return { modules: squares.length, path: runs.join('') }
}
