import { alignmentPositions, codewordsOf } from './codewords.ts'

type Squares = boolean[][]

/** The eight ways of turning squares over, so that no large field is of one colour. */
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** `value` followed by what is left of it divided by `divisor`, both polynomials of bits (BCH). */
function withCheck(value: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor)
  let rest = value << degree
  while (rest >> degree) rest ^= divisor << (31 - Math.clz32(rest) - degree)
  return (value << degree) | rest
}

const bitOf = (value: number, at: number) => ((value >> at) & 1) === 1

/**
 * A text as a QR code (ISO/IEC 18004, byte mode, level M): rows of squares, true for dark, without the quiet zone of four
 * around it. @throws RangeError for more than 666 bytes
 */
export function drawSquares(text: string): Squares {
  const { version, codewords } = codewordsOf(text)
  const size = version * 4 + 17
  const fixed: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean) => {
    if (fixed[y] && x >= 0 && x < size) fixed[y][x] = dark
  }
  /** Rings around a centre; those of `light` are light. */
  const ring = (centreX: number, centreY: number, reach: number, light: number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        set(centreX + x, centreY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
  }

  for (let at = 0; at < size; at++) {
    set(at, 6, at % 2 === 0)
    set(6, at, at % 2 === 0)
  }
  for (const y of alignmentPositions(version))
    for (const x of alignmentPositions(version)) {
      const isCorner = Math.min(x, y) === 6 && (x === y || Math.max(x, y) === size - 7)
      if (!isCorner) ring(x, y, 2, [1])
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, [2, 4])
  if (version >= 7) {
    const bits = withCheck(version, 0x1f25)
    for (let at = 0; at < 18; at++) {
      const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)]
      set(a, b, bitOf(bits, at))
      set(b, a, bitOf(bits, at))
    }
  }
  const drawMask = (mask: number) => {
    // Level M is 00.
    const bits = withCheck(mask, 0x537) ^ 0x5412
    for (let at = 0; at < 15; at++) {
      set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, bitOf(bits, at))
      set(at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, 8, bitOf(bits, at))
    }
    set(8, size - 8, true)
  }
  drawMask(0)

  const order = freePlaces(fixed)
  const masked = MASKS.map((turns, mask) => {
    drawMask(mask)
    const squares = fixed.map((row) => row.map(Boolean))
    for (const [at, [x, y]] of order.entries()) {
      const byte = codewords[at >> 3] ?? 0
      squares[y]![x] = bitOf(byte, 7 - (at & 7)) !== turns(x, y)
    }
    return squares
  })
  const penalties = masked.map(penalty)
  return masked[penalties.indexOf(Math.min(...penalties))]!
}

/** What is not fixed, in the order in which it is filled: up and down in pairs of columns, from the right. */
function freePlaces(fixed: (boolean | undefined)[][]): [x: number, y: number][] {
  const size = fixed.length
  const places: [number, number][] = []
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step
        if (fixed[y]![x] === undefined) places.push([x, y])
      }
  return places
}

/** How hard a code is to read (7.8.3): long runs, large fields, what looks like a corner, too dark or too light. */
function penalty(squares: Squares): number {
  const rows = squares.map((row) => row.map(Number).join(''))
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
  let points = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++) {
      const field = rows[y - 1]!.slice(x - 1, x + 1) + rows[y]!.slice(x - 1, x + 1)
      if (field === '0000' || field === '1111') points += 3
    }
  const dark = rows.join('').replaceAll('0', '').length / rows.length ** 2
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}
