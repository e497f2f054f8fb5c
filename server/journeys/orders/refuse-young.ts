import { buyingAgeYears, isAdult } from '#contract/age.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { countryName } from '#contract/texts/country-names.ts'

/**
 * Whether a buyer is old enough for where the order goes: the age of the destination counts, in Paraguay 20.
 * @param birthDay where it is known and not enough for every country; programs are not asked
 * Refuses: too-young-there.
 */
export function refuseYoung(
  country: string,
  birthDay: string | undefined,
  today: string,
): Refusal | undefined {
  const age = buyingAgeYears(country)
  return birthDay && !isAdult(birthDay, today, age)
    ? refuse('too-young-there', { country, where: countryName(country), age })
    : undefined
}
