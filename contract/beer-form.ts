import { z } from 'zod'
import { optionalText, switchOnWire } from './fields.ts'
import { REASON_MAX_CHARACTERS } from './limits.ts'
import { beerRecord } from './publishing.ts'
import { textOf } from './texts/catalogue.ts'

/** The forms in which a beer is written: the API's own rules, for fields that arrive as people typed them. */

const NUMBERS = ['ABV', 'IBU', 'price', 'stock', 'volumeMl', 'unitsPerPack', 'stockShown', 'editionShown']

/** '4.50' and '4,50' → 4.5; NaN for what is no number. Nothing written is undefined. */
export function typedNumber(typed: string | undefined): number | undefined {
  const text = typed?.trim().replace(',', '.')
  if (!text) return undefined
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}

/** A form's strings → what the record's rules are about: numbers, and lines that end as people count them. */
function readTyped(form: unknown): unknown {
  if (typeof form !== 'object' || form === null) return form
  const read: Record<string, unknown> = { ...form }
  for (const name of NUMBERS) {
    const typed = read[name]
    if (typeof typed === 'string') read[name] = typedNumber(typed)
  }
  if (typeof read.description === 'string') read.description = read.description.replaceAll('\r\n', '\n')
  return read
}

/** The form of a new beer. */
export const beerForm = z.preprocess(readTyped, beerRecord)

const editRecord = beerRecord.safeExtend({
  status: switchOnWire.optional(),
  stockShown: z.int().optional(),
  editionShown: z.int().optional(),
  shown: z.string().optional(),
})

/**
 * The form of a beer that there is. `stockShown` and `editionShown`: what its writer was shown, as the call wants them.
 * `shown`: all fields as they stood there at first, as JSON, so that a second editor can be told what a first one changed.
 */
export const beerEditForm = z.preprocess(readTyped, editRecord)

/** The same for admins, who say why when they take a beer off sale that was on it (`statusShown`). */
export const adminBeerEditForm = z.preprocess(
  readTyped,
  editRecord
    .safeExtend({ reason: optionalText(REASON_MAX_CHARACTERS), statusShown: z.string().optional() })
    .check(({ value, issues }) => {
      if (value.statusShown === 'true' && value.status === false && !value.reason) {
        const message = textOf('admin.reasonMissing')
        issues.push({ code: 'custom', input: value.reason, path: ['reason'], message })
      }
    }),
)
