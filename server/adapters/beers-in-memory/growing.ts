import { AT_ONCE, addBeer, bitsLength, removeBeer } from './beer-bits.ts'
import { type Numbers, numbersOf } from './snapshot/part.ts'

/** A column of numbers of one kind, that grows by half when it is full. */
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
    const grown = new this.#kind(Math.max(at + 1, Math.ceil(this.values.length * 1.5)))
    grown.set(this.values)
    this.values = grown
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
