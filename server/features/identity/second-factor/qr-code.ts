import { encode } from 'uqr'
import type { SecondFactorSetup } from '#contract/second-factor.ts'

/**
 * A text as a QR code for an `<svg>` (level M, which survives 15 % of damage): how many squares on a side, and the dark ones
 * as one path, a unit each. The quiet zone of four squares around it is the page's to leave. @throws RangeError for more than
 * 2,331 bytes
 */
export function qrCode(text: string): SecondFactorSetup['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ),
  )
  return { modules: size, path: runs.join('') }
}
