/** Versions 1 to 20 at level M, which survives 15 % of damage: error correction codewords a block, and blocks (table 9). */
const PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]

/** Where the small squares stand that hold a large code straight (annex E). */
export function alignmentPositions(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  const last = version * 4 + 10
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - step * (count - 2 - at))]
}

/** Codewords of a version, data and error correction together: what its squares leave beside the fixed patterns. */
function capacity(version: number): number {
  const lines = alignmentPositions(version).length
  const alignment = lines && 25 * lines ** 2 - 10 * lines - 55
  const bits = 16 * version ** 2 + 128 * version + 64 - alignment - (version < 7 ? 0 : 36)
  return Math.floor(bits / 8)
}

/** The field of 256 that the error correction reckons in, by the polynomial x⁸+x⁴+x³+x²+1. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((other >> bit) & 1) product ^= one
  }
  return product
}

/** Coefficients of (x−1)(x−2)(x−4)…, without the leading 1. */
function generator(degree: number): number[] {
  let polynomial = [...Array<number>(degree - 1).fill(0), 1]
  for (let factor = 0, root = 1; factor < degree; factor++, root = multiply(root, 2)) {
    polynomial = polynomial.map((coefficient, at) => multiply(coefficient, root) ^ (polynomial[at + 1] ?? 0))
  }
  return polynomial
}

/** What is left of the data divided by the generator: the block's error correction (Reed and Solomon). */
function remainder(data: number[], divisor: number[]): number[] {
  return data.reduce(
    (rest, byte) => {
      const factor = byte ^ rest[0]!
      return divisor.map((coefficient, at) => (rest[at + 1] ?? 0) ^ multiply(coefficient, factor))
    },
    divisor.map(() => 0),
  )
}

/**
 * The codewords of a text in the smallest version that holds it, in the order in which they are drawn.
 * @throws RangeError for more than 666 bytes
 */
export function codewordsOf(text: string): { version: number; codewords: number[] } {
  const bytes = [...new TextEncoder().encode(text)]
  const dataLength = (version: number) => capacity(version) - PER_BLOCK[version - 1]! * BLOCKS[version - 1]!
  // Four bits say that bytes follow, 8 or 16 how many.
  const headBytes = (version: number) => (version < 10 ? 1.5 : 2.5)
  const version = BLOCKS.findIndex((_, at) => bytes.length + headBytes(at + 1) <= dataLength(at + 1)) + 1
  if (!version)
    throw new RangeError(`${bytes.length} bytes do not fit into a code of version ${BLOCKS.length}`)

  const counted = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0')
  const bits = `0100${counted}${bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')}0000`
  const data = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2))
  for (let pad = 0xec; data.length < dataLength(version); pad ^= 0xec ^ 0x11) data.push(pad)

  // The last blocks are one longer where it does not come out even.
  const count = BLOCKS[version - 1]!
  const divisor = generator(PER_BLOCK[version - 1]!)
  const ends = Array.from({ length: count + 1 }, (_, at) => {
    const short = Math.floor(data.length / count)
    return at * short + Math.max(0, at - (count - (data.length % count)))
  })
  const blocks = ends.slice(1).map((end, at) => data.slice(ends[at], end))
  const corrections = blocks.map((block) => remainder(block, divisor))
  return { version, codewords: [...interleave(blocks), ...interleave(corrections)] }
}

/** The first of each, then the second of each: damage in one place is spread over all blocks. */
function interleave(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => (at < block.length ? [block[at]!] : [])),
  ).flat()
}
