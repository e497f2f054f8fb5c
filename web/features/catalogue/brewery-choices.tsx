import { Form } from 'react-router'
import type { BreweryLetter, listAllBreweries } from '#contract/breweries.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { BREWERIES_PER_PAGE, SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as breweriesTexts from '#contract/texts/breweries.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { useQueryForm } from '#web/ui/use-query-form.ts'
import type { BreweriesQuery } from './breweries-address.ts'
import styles from './brewery-choices.module.css'
import { BreweryLetters } from './brewery-letters.tsx'

type Props = { query: BreweriesQuery } & Pick<ResponseOf<typeof listAllBreweries>, 'letters' | 'countries'>

/**
 * By name, place and country, and by letter where there are more than stand on a page. A form that asks for a page, so that it
 * works without JavaScript.
 */
export function BreweryChoices({ query, letters, countries }: Props) {
  const t = useText()
  const { name = '', letter, country = '' } = query
  const inAll = letters.reduce((sum, { breweries }) => sum + breweries, 0)
  const isKnown = !country || countries.some((each) => each.country === country)
  return (
    <search className="stack gap-4">
      <Form
        {...useQueryForm(JSON.stringify([name, country]))}
        method="get"
        action="/breweries"
        className={styles.form}
        preventScrollReset
      >
        <Field
          id="breweries-name"
          name="name"
          type="search"
          label={t(breweriesTexts.search)}
          defaultValue={name}
          maxLength={SEARCH_MAX_CHARACTERS}
          enterKeyHint="search"
        />
        <Select id="breweries-country" name="country" label={t(accountWords.country)} defaultValue={country}>
          <option value="">{t(breweryWords.allCountries)}</option>
          {!isKnown && <option value={country}>{countryName(country)}</option>}
          {countries.map((each) => (
            <option key={each.country} value={each.country}>
              {t(breweriesTexts.ofCountry, { country: countryName(each.country), count: each.breweries })}
            </option>
          ))}
        </Select>
        {letter && <input type="hidden" name="letter" value={letter} />}
        <Button type="submit" look="outline">
          {t(shopWords.search)}
        </Button>
      </Form>
      {(letter || inAll > BREWERIES_PER_PAGE) && (
        <BreweryLetters query={query} letters={letters} chosen={letter as BreweryLetter | undefined} />
      )}
    </search>
  )
}
