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
    if (at >= this.values.length) {
      const grown = new this.#kind(Math.max(at + 1, Math.ceil(this.values.length * 1.5)))
      grown.set(this.values)
      this.values = grown
    }
    this.values[at] = value
  }

  /** @throws where these are no numbers of its kind */
  take(numbers: Numbers | undefined): void {
    this.values = numbersOf(this.#kind, numbers)
  }
}

export const bytes = () => new Growing<Uint8Array>(Uint8Array)
export const wholes = () => new Growing<Int32Array>(Int32Array)
