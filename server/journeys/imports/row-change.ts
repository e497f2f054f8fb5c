import type { ImportField } from '#contract/beer-facts.ts'
import type { ChangedBeerRecord } from '#contract/publishing.ts'

/** What a row makes of the beer that it names. */
export type RowChange = {
  id: string
  /** The beer as its writer was shown it, or as it stood when the file was read. */
  edition: number
  stockShown: number
  /** Nothing where the row says what the beer says already. */
  fields: { field: ImportField; from: string; to: string }[]
  record?: ChangedBeerRecord
  /** Its price is one to be asked about. */
  isFarPrice?: true
}
