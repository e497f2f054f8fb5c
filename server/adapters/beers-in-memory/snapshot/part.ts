/** Numbers side by side, written and read as they lie in memory. */
export type Numbers = Uint8Array | Int32Array | Uint32Array

/**
 * What a snapshot keeps of one part of the index, by names. Numbers may go on changing while they are written; what grows only, and
 * is not to be had as numbers at once, comes in pieces.
 */
export type KeptPart = Record<string, Numbers | Iterable<Uint8Array>>

/** The same as it was read. */
export type ReadPart = Record<string, Numbers>

/** How many beers, words and companies a snapshot is of. */
export type Sizes = { beers: number; words: number; companies: number }

export type Keepable = {
  /** As it is now. */
  kept(sizes: Sizes): KeptPart
  /** Of a part that is new: @throws where something is missing. */
  take(part: ReadPart): void
}

/** What is small is kept as JSON, of this moment. */
export function asJson(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value))
}

/** @throws where it is none */
export function fromJson<Value>(bytes: Numbers | undefined): Value {
  return JSON.parse(textOf(bytes)) as Value
}

/** @throws where there is none */
export function textOf(bytes: Numbers | undefined): string {
  if (!bytes) throw new Error('a part is missing')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

/** @throws where they are of another kind */
export function numbersOf<Kind extends Numbers>(kind: new () => Kind, numbers: Numbers | undefined): Kind {
  if (!(numbers instanceof kind)) throw new Error('a part is missing')
  return numbers
}
