import { COUNTRIES, type Country } from '#contract/places.ts'
import { type PageContext, pageRequest } from './page-request.ts'

/** What forms offer as countries, when it is not all that we know: so that pages carry a list only then. */
export function offeredCountries(context: PageContext): readonly Country[] | undefined {
  const { countries } = context.get(pageRequest).settings
  return countries.length < COUNTRIES.length ? countries : undefined
}
