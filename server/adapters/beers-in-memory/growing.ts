type Numbers = Uint8Array | Int32Array

/** A column of numbers of one kind, that grows by half when it is full. */
class Growing<Kind extends Numbers> {
  values: Kind
  #make: (length: number) => Kind

  constructor(make: (length: number) => Kind) {
    this.#make = make
    this.values = make(1024)
  }

  set(at: number, value: number): void {
    if (at >= this.values.length) {
      const grown = this.#make(Math.max(at + 1, Math.ceil(this.values.length * 1.5)))
      grown.set(this.values)
      this.values = grown
    }
    this.values[at] = value
  }
}

export const bytes = () => new Growing((length) => new Uint8Array(length))
export const wholes = () => new Growing((length) => new Int32Array(length))
