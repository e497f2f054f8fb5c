import { buyingAgeYears, HIGHEST_BUYING_AGE_YEARS, isAdult } from '#contract/age.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isCountry } from '#contract/places.ts'
import { countryName } from '#contract/texts/country-names.ts'

/**
 * Whether a buyer is old enough for where the order goes: the age of the destination counts, in Paraguay 20;
 * where it is spelled in no way that we know, the highest: 'paraguay' is none of our countries.
 * @param birthDay where it is known and not enough for every country; programs are not asked
 * Refuses: too-young-there.
 */
export function refuseYoung(
  country: string,
  birthDay: string | undefined,
  today: string,
): Refusal | undefined {
  const age = isCountry(country) ? buyingAgeYears(country) : HIGHEST_BUYING_AGE_YEARS
  return birthDay && !isAdult(birthDay, today, age)
    ? refuse('too-young-there', { country, where: countryName(country), age })
    : undefined
}
