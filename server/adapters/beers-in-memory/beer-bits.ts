/** A set of beers by their numbers, a bit each, thirty-two in a number: two sets are compared thirty-two beers at a time. What lies over its end is 0. */
export type BeerBits = Int32Array

/** Beers in one number of a set. */
export const AT_ONCE = 32
/** Which number of a set holds a beer's bit: `bits[beer >> WHERE]`. */
const WHERE = 5

/** So many numbers hold the bits of so many beers. */
export function bitsLength(beers: number): number {
  return (beers + AT_ONCE - 1) >> WHERE
}

export function hasBeer(bits: BeerBits, beer: number): boolean {
  return ((bits[beer >> WHERE]! >> (beer & (AT_ONCE - 1))) & 1) === 1
}

export function addBeer(bits: BeerBits, beer: number): void {
  bits[beer >> WHERE]! |= 1 << (beer & (AT_ONCE - 1))
}

export function removeBeer(bits: BeerBits, beer: number): void {
  bits[beer >> WHERE]! &= ~(1 << (beer & (AT_ONCE - 1)))
}

/** Leaves what is in the others too. */
export function keepThose(bits: BeerBits, others: BeerBits): BeerBits {
  for (let at = 0; at < bits.length; at++) bits[at]! &= others[at]!
  return bits
}

/** Leaves what is not in the others. */
export function leaveOut(bits: BeerBits, others: BeerBits): BeerBits {
  for (let at = 0; at < bits.length; at++) bits[at]! &= ~others[at]!
  return bits
}

/** Adds what is in the others. */
export function addThose(bits: BeerBits, others: BeerBits): BeerBits {
  for (let at = 0; at < bits.length; at++) bits[at]! |= others[at]!
  return bits
}

export function isAny(bits: BeerBits): boolean {
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) return true
  return false
}

export function haveInCommon(bits: BeerBits, others: BeerBits): boolean {
  for (let at = 0; at < bits.length; at++) if ((bits[at]! & others[at]!) !== 0) return true
  return false
}

/** How many there are: the bits of each number are added up beside each other, in twos, in fours, in eights. */
export function countBits(bits: BeerBits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) {
    let each = bits[at]!
    if (each === 0) continue
    each -= (each >>> 1) & 0x55555555
    each = (each & 0x33333333) + ((each >>> 2) & 0x33333333)
    count += Math.imul((each + (each >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** @param beers takes them, rising; must have room for all @returns as many of it as there are */
export function listBeers(bits: BeerBits, beers: Int32Array): Int32Array {
  let count = 0
  for (let at = 0; at < bits.length; at++) {
    const first = at << WHERE
    for (let left = bits[at]!; left !== 0; left &= left - 1) {
      beers[count++] = first + 31 - Math.clz32(left & -left)
    }
  }
  return beers.subarray(0, count)
}

/**
 * Beers of which a byte is not 0, four at a time: most are 0.
 * @param bytes a byte a beer, below 128 @param bits takes them, whatever it held
 */
export function bitsOfBytes(bytes: Uint8Array, bits: BeerBits): BeerBits {
  const fours = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
  bits.fill(0)
  for (let at = 0; at < fours.length; at++) {
    if (fours[at] === 0) continue
    // What is not 0 carries into the highest bit of its byte; the four highest are brought together by one product.
    const highest = ((fours[at]! & 0x7f7f7f7f) + 0x7f7f7f7f) & 0x80808080
    bits[at >> 3]! |= (Math.imul(highest >>> 7, 0x10204080) >>> 28) << ((at & 7) << 2)
  }
  for (let beer = fours.length << 2; beer < bytes.length; beer++) if (bytes[beer] !== 0) addBeer(bits, beer)
  return bits
}
