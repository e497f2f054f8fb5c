import type { Country } from '../places.ts'
import { type Language, pageLanguage } from './language.ts'

/**
 * Countries as the wire and the tables write them (their common English names) → as a language does, where it writes
 * another one. A table and not `Intl.DisplayNames`: browsers and servers know different editions of that, and a page must
 * say the same in both. Breweries that were brought in may stand in the United States.
 */
const NAMES: Record<Language, Readonly<Partial<Record<Country | 'United States', string>>>> = {
  es: {
    Brazil: 'Brasil',
    'French Guiana': 'Guayana Francesa',
    Peru: 'Perú',
    Suriname: 'Surinam',
    'United States': 'Estados Unidos',
  },
  en: {},
  pt: {
    Bolivia: 'Bolívia',
    Brazil: 'Brasil',
    Colombia: 'Colômbia',
    Ecuador: 'Equador',
    'French Guiana': 'Guiana Francesa',
    Guyana: 'Guiana',
    Paraguay: 'Paraguai',
    Uruguay: 'Uruguai',
    'United States': 'Estados Unidos',
  },
}

/** A country in the language of the page: 'Brazil' → 'Brasil'. One that no table of ours has stays as it is. */
export function countryName(country: string): string {
  const names: Readonly<Record<string, string>> = NAMES[pageLanguage()]
  return Object.hasOwn(names, country) ? names[country]! : country
}

/** Several, parted by commas. */
export function countryNames(countries: readonly string[]): string {
  return countries.map(countryName).join(', ')
}
