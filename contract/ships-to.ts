import { z } from 'zod'
import { COUNTRIES, type Country, isCountry } from './places.ts'
import * as companyEditTexts from './texts/company-edit.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** In the list that a form sends: every country, and the one that the brewery says to be in. */
const ALL = 'all'
const OWN = 'own'

/**
 * The countries that a brewery ships to; null, or a list that names 'all', for all of them. Without any it could sell
 * nothing.
 */
export const shipsTo = z
  .array(z.string().refine((name) => name === ALL || isCountry(name), said(formTexts.notOffered)))
  .min(1, said(companyEditTexts.shipsToMissing))
  .max(COUNTRIES.length + 1)
  .transform((names) => (names.includes(ALL) ? null : COUNTRIES.filter((name) => names.includes(name))))
  .nullable()

/** What the sign-up asks of it: 'own' follows the country of the same form, without scripts too. */
export const shipsToTyped = z
  .array(
    z.string().refine((name) => [ALL, OWN].includes(name) || isCountry(name), said(formTexts.notOffered)),
  )
  .min(1, said(companyEditTexts.shipsToMissing))
  .max(COUNTRIES.length + 2)

/** What was ticked at the sign-up of a brewery in `country` → what the API is told. */
export function shipsToOf(typed: string[], country: string): Country[] | null {
  if (typed.includes(ALL)) return null
  return COUNTRIES.filter((name) => typed.includes(name) || (typed.includes(OWN) && name === country))
}
