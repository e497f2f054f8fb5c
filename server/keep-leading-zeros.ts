/**
 * The document to keep: on the wire it is a number (specification section 3), so that one which comes back unchanged has
 * lost its leading zeros. Digits in, digits out.
 */
export function keepLeadingZeros(kept: string, given: string): string {
  const lost = kept.length - given.length
  return lost > 0 && kept === '0'.repeat(lost) + given ? kept : given
}
