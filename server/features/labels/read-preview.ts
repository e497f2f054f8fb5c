import { z } from 'zod'
import { type Refusal, refuse } from '#contract/errors.ts'
import { uuid } from '#contract/fields.ts'
import { MOTIFS_OF_LABELS } from '#contract/label-motifs.ts'
import { BEER_PRESENTATION_MAX_CHARACTERS, BEER_TYPES, MAX_ABV_PERCENT, MAX_IBU } from '#contract/limits.ts'
import * as beerFormTexts from '#contract/texts/beer-form.ts'
import * as formTexts from '#contract/texts/form.ts'
import { said } from '#contract/texts/said.ts'
import type { PackedBeer } from './packshots/draw-packshot.ts'

const LONGEST_NAME = 80

/** As `packshot` writes it: what it is sold in, and how many of them. */
const PACKED = /^(.*) (\d+)$/
const LONGEST_PACKED = BEER_PRESENTATION_MAX_CHARACTERS + 5

/** Nothing yet written is drawn as nothing. */
const written = z.string().max(LONGEST_NAME).default('')
const numberUpTo = (most: number) => z.coerce.number<string>(said(formTexts.notOffered)).min(0).max(most)

const preview = z.object({
  id: uuid,
  name: written,
  company: written,
  type: z.enum(BEER_TYPES, said(beerFormTexts.beerTypeMissing)),
  abv: numberUpTo(MAX_ABV_PERCENT).prefault('0'),
  ibu: z
    .string()
    .default('')
    .transform((value) => value || null)
    .pipe(numberUpTo(MAX_IBU).nullable()),
  motif: z
    .string()
    .default('')
    .transform((value) => value || null)
    .pipe(z.enum(MOTIFS_OF_LABELS, said(formTexts.notOffered)).nullable()),
  in: z.string().max(LONGEST_PACKED).default(''),
})

/**
 * The facts in a preview's address (`labelPreviewAddress`): `abv` in percent, `ibu` and `motif` '' for none, `in` as `packshot` writes it.
 * Refuses: malformed, for what no beer can have.
 */
export function readPreview(query: Record<string, string>): PackedBeer | Refusal {
  const parsed = preview.safeParse(query)
  if (parsed.success) {
    const { abv, in: packed, ...beer } = parsed.data
    const [, presentation = '', units = '1'] = PACKED.exec(packed) ?? []
    return { ...beer, abvPercent: abv, presentation, unitsPerPack: Number(units) }
  }
  const fields = parsed.error.issues.map(({ path, message }) => [String(path[0]), message])
  return refuse('malformed', undefined, Object.fromEntries(fields))
}
