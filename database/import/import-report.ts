/** A row that was left out. `line` is where it ends in the file, from 1. */
export type Refusal = { file: 'beers' | 'breweries'; line: number; reason: string }

/** `present`: taken in by an earlier run, and left as they are now. */
export type ImportCount = { added: number; present: number }

export type ImportReport = { breweries: ImportCount; beers: ImportCount; refused: Refusal[] }
