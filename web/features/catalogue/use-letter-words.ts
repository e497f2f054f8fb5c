import type { BreweryLetter } from '#contract/breweries.ts'
import * as breweriesTexts from '#contract/texts/breweries.ts'
import { useText } from '#web/texts.ts'

/** What a letter of the list of breweries is called: itself, but for digits and what is neither. */
export function useLetterWords(): (letter: BreweryLetter) => string {
  const t = useText()
  return (letter) => {
    if (letter === '0-9') return t(breweriesTexts.digits)
    return letter === 'other' ? t(breweriesTexts.otherSigns) : letter
  }
}
