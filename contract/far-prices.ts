/** A price so far from the last one that whoever typed it is asked: as far as a comma that went missing takes it, or farther. */
export function isFarPrice(lastCents: number, cents: number): boolean {
  return cents !== lastCents && (cents >= 10 * lastCents || 10 * cents <= lastCents)
}
