import { z } from 'zod'
import { isBeerNumber, readBeerNumber } from './beer-numbers.ts'
import { optionalText, switchOnWire } from './fields.ts'
import { REASON_MAX_CHARACTERS } from './limits.ts'
import { beerName, beerPrice, beerRecord, beerStock, changedBeerRecord, labelSeed } from './publishing.ts'
import * as adminTexts from './texts/admin.ts'
import { textOf } from './texts/text.ts'

/** The forms in which a beer is written: the API's own rules, for fields that arrive as people typed them. */

/** Numbers that the page itself puts into hidden fields. */
const SHOWN = ['stockShown', 'editionShown']

/**
 * A form's strings → what the record's rules are about: numbers, and lines that end as people count them.
 */
function readTyped(form: unknown): unknown {
  if (typeof form !== 'object' || form === null) return form
  const read: Record<string, unknown> = { ...form }
  for (const [name, typed] of Object.entries(read)) {
    if (typeof typed !== 'string') continue
    if (SHOWN.includes(name)) read[name] = Number(typed)
    if (isBeerNumber(name)) read[name] = readBeerNumber(name, typed)
  }
  if (typeof read.description === 'string') read.description = read.description.replaceAll('\r\n', '\n')
  return read
}

/** The form of a new beer. */
export const beerForm = z.preprocess(readTyped, beerRecord)

/** The form of a new beer as its page sends it: with what the label of its preview was drawn from. */
export const newBeerForm = z.preprocess(readTyped, beerRecord.safeExtend({ labelSeed }))

/** A beer's name that stands there already stays, whatever it holds: the server asks of a new one. */
const editRecord = beerRecord.safeExtend({
  name: beerName,
  status: switchOnWire.optional(),
  stockShown: z.int().optional(),
  editionShown: z.int().optional(),
  priceAgreed: z.string().optional(),
  shown: z.string().optional(),
})

/** What a row of a file makes of a beer that there is. Imported ones may have no bitterness. */
export const beerChangeForm = z.preprocess(readTyped, changedBeerRecord)

/**
 * The form of a beer that there is. `stockShown` and `editionShown`: what its writer was shown, as the call wants them.
 * `priceAgreed`: the price in cents that was agreed to when the form asked. `shown`: all fields as they stood there at
 * first, as JSON, so that a second editor can be told what a first one changed.
 */
export const beerEditForm = z.preprocess(readTyped, editRecord)

/** The same for admins, who say why when they take a beer off sale that was on it (`statusShown`). */
export const adminBeerEditForm = z.preprocess(
  readTyped,
  editRecord
    .safeExtend({ reason: optionalText(REASON_MAX_CHARACTERS), statusShown: z.string().optional() })
    .check(({ value, issues }) => {
      if (value.statusShown === 'true' && value.status === false && !value.reason) {
        const message = textOf(adminTexts.reasonMissing)
        issues.push({ code: 'custom', input: value.reason, path: ['reason'], message })
      }
    }),
)

/** What is typed into a row of a brewery's table of beers. */
export const beerRowForm = z.preprocess(readTyped, z.object({ price: beerPrice, stock: beerStock }))
