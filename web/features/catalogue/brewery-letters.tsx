import type { BreweryLetter } from '#contract/breweries.ts'
import * as breweriesTexts from '#contract/texts/breweries.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { type BreweriesQuery, breweriesAddress } from './breweries-address.ts'
import styles from './brewery-choices.module.css'
import { useLetterWords } from './use-letter-words.ts'

type Props = {
  query: BreweriesQuery
  letters: { letter: BreweryLetter; breweries: number }[]
  chosen: BreweryLetter | undefined
}

/** Links to the letters that names begin with. One that nothing begins with leads nowhere. */
export function BreweryLetters({ query: { name, country }, letters, chosen }: Props) {
  const t = useText()
  const wordsOf = useLetterWords()
  return (
    <nav aria-label={t(breweriesTexts.letters)}>
      <ul className={styles.letters}>
        <li>
          <Chip to={breweriesAddress({ name, country })} chosen={!chosen} preventScrollReset>
            {t(breweryWords.all)}
          </Chip>
        </li>
        {letters.map(({ letter, breweries }) => (
          <li key={letter}>
            {breweries || letter === chosen ? (
              <Chip
                to={breweriesAddress({ name, letter, country })}
                chosen={letter === chosen}
                preventScrollReset
              >
                {wordsOf(letter)}
              </Chip>
            ) : (
              <span className={`quiet ${styles.off}`} aria-hidden="true">
                {wordsOf(letter)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
