import { type ReactNode, useState } from 'react'
import { COUNTRIES, type Country, isCountry, isStateOf, PLACES } from '#contract/places.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as formTexts from '#contract/texts/form.ts'
import { useText } from '#web/texts.ts'
import { Select } from './field.tsx'
import { useOfferedCountries } from './offered-countries.ts'
import { useLive } from './use-live.ts'

type PlaceField = {
  id: string
  name: string
  label: ReactNode
  defaultValue?: string | undefined
  hint?: ReactNode
  error?: ReactNode
}

function Options({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ))
}

/**
 * Country and, depending on it, state or province: native selects. Until the page is live, and so without JavaScript,
 * the second one offers every state under its country. The country that stands there already is kept, whether it is no
 * longer offered or outside of the 13 (imported addresses).
 */
export function PlaceFields({ country, state }: { country: PlaceField; state: PlaceField }) {
  const t = useText()
  const live = useLive()
  const [chosen, setChosen] = useState(country.defaultValue ?? '')
  const offered = useOfferedCountries()
  const countries = offered
    ? COUNTRIES.filter((name) => offered.includes(name) || name === country.defaultValue)
    : COUNTRIES
  const isForeign = country.defaultValue && !isCountry(country.defaultValue)
  const keepsState = state.defaultValue && chosen === (country.defaultValue ?? '')
  const isKnownState = isStateOf(chosen, state.defaultValue ?? '')

  return (
    <>
      <Select
        {...country}
        autoComplete="country-name"
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{t(formTexts.choose)}</option>
        {isForeign && <option value={country.defaultValue}>{countryName(country.defaultValue!)}</option>}
        {countries.map((name) => (
          <option key={name} value={name}>
            {countryName(name)}
          </option>
        ))}
      </Select>
      <Select
        {...state}
        key={live ? chosen : 'all'}
        defaultValue={keepsState ? state.defaultValue : ''}
        autoComplete="address-level1"
      >
        <option value="">{t(formTexts.choose)}</option>
        {keepsState && !isKnownState && <option value={state.defaultValue}>{state.defaultValue}</option>}
        {live
          ? isCountry(chosen) && <Options names={PLACES[chosen]} />
          : countries.map((name: Country) => (
              <optgroup key={name} label={countryName(name)}>
                <Options names={PLACES[name]} />
              </optgroup>
            ))}
      </Select>
    </>
  )
}
