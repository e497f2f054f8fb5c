import type { BreweryLetter } from '#contract/breweries.ts'
import { useText } from '#web/texts.ts'

/** What a letter of the list of breweries is called: itself, but for digits and what is neither. */
export function useLetterWords(): (letter: BreweryLetter) => string {
  const t = useText()
  return (letter) => {
    if (letter === '0-9') return t('breweries.digits')
    return letter === 'other' ? t('breweries.otherSigns') : letter
  }
}
