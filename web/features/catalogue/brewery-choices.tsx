import type { BreweryLetter } from '#contract/breweries.ts'
import * as breweriesTexts from '#contract/texts/breweries.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import { countryName } from '#contract/texts/country-names.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { type BreweriesQuery, breweriesAddress } from './breweries-address.ts'
import styles from './brewery-choices.module.css'
import { useLetterWords } from './use-letter-words.ts'

type Props = {
  query: BreweriesQuery
  letters: { letter: BreweryLetter; breweries: number }[]
  countries: { country: string; breweries: number }[]
}

/** By letter and by country: links, so that they work without JavaScript. A letter that nothing begins with leads nowhere. */
export function BreweryChoices({ query: { letter, country }, letters, countries }: Props) {
  const t = useText()
  const wordsOf = useLetterWords()
  return (
    <div className="stack gap-4">
      <nav aria-label={t(breweriesTexts.letters)}>
        <ul className={styles.letters}>
          <li>
            <Chip to={breweriesAddress({ country })} chosen={!letter} preventScrollReset>
              {t(breweryWords.all)}
            </Chip>
          </li>
          {letters.map((each) => (
            <li key={each.letter}>
              {each.breweries || each.letter === letter ? (
                <Chip
                  to={breweriesAddress({ letter: each.letter, country })}
                  chosen={each.letter === letter}
                  preventScrollReset
                >
                  {wordsOf(each.letter)}
                </Chip>
              ) : (
                <span className={`quiet ${styles.off}`} aria-hidden="true">
                  {wordsOf(each.letter)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t(breweriesTexts.countries)}>
        <ul className={styles.countries}>
          <li>
            <Chip to={breweriesAddress({ letter })} chosen={!country} preventScrollReset>
              {t(breweryWords.allCountries)}
            </Chip>
          </li>
          {countries.map((each) => (
            <li key={each.country}>
              <Chip
                to={breweriesAddress({ letter, country: each.country })}
                chosen={each.country === country}
                preventScrollReset
              >
                {t(breweriesTexts.ofCountry, { country: countryName(each.country), count: each.breweries })}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
