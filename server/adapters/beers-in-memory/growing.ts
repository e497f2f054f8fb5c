import { AT_ONCE, addBeer, bitsLength, removeBeer } from './beer-bits.ts'
import { type Numbers, numbersOf } from './snapshot/part.ts'

/** From so many on what lies unused is felt: a million beers had 40 MB of it. */
const MANY = 2 ** 16

/** The same numbers with room for more: by half, and by an eighth of many. @param least has room for so many at least */
export function withRoom<Kind extends Numbers>(numbers: Kind, least: number): Kind {
  const more = numbers.length >> (numbers.length < MANY ? 1 : 3)
  const kind = numbers.constructor as new (length: number) => Kind
  const grown = new kind(Math.max(least, numbers.length + more))
  grown.set(numbers)
  return grown
}

/** A column of numbers of one kind, that grows when it is full. */
export class Growing<Kind extends Numbers = Numbers> {
  values: Kind
  readonly #kind: new (
    length?: number,
  ) => Kind

  constructor(kind: new (length?: number) => Kind) {
    this.#kind = kind
    this.values = new kind(1024)
  }

  set(at: number, value: number): void {
    this.makeRoom(at)
    this.values[at] = value
  }

  /** What it has of the first so many beers. */
  ofFirst(beers: number): Numbers {
    return this.values.subarray(0, beers)
  }

  /** @throws where these are no numbers of its kind */
  take(numbers: Numbers | undefined): void {
    this.values = numbersOf(this.#kind, numbers)
  }

  protected makeRoom(at: number): void {
    if (at < this.values.length) return
    this.values = withRoom(this.values, at + 1)
  }
}

/** A column of yes and no: a set of beers. */
class GrowingBits extends Growing<Int32Array> {
  constructor() {
    super(Int32Array)
  }

  override set(beer: number, value: number): void {
    this.makeRoom(bitsLength(beer + 1) - 1)
    if (value) addBeer(this.values, beer)
    else removeBeer(this.values, beer)
  }

  leaveOutFrom(beer: number): void {
    const end = this.values.length * AT_ONCE
    for (let each = beer; each < end; each++) removeBeer(this.values, each)
  }

  override ofFirst(beers: number): Int32Array {
    return this.values.subarray(0, bitsLength(beers))
  }
}

export const bytes = () => new Growing<Uint8Array>(Uint8Array)
export const wholes = () => new Growing<Int32Array>(Int32Array)
export const bits = () => new GrowingBits()
