import type { Brewery } from '#contract/catalogue.ts'

/** One beside the page's sentence, six below it. */
const PLACES = 7

/**
 * Breweries that tell their story, as different in place as they can be: those with a picture of their own come first, and one of each
 * country before a second.
 */
export function pickPlaces(breweries: readonly Brewery[]): Brewery[] {
  const telling = breweries
    .filter(({ story }) => story)
    .toSorted((a, b) => Number(hasOwnPicture(b)) - Number(hasOwnPicture(a)))
  const isFirstOfCountry = (brewery: Brewery, at: number) =>
    telling.findIndex(({ country }) => country === brewery.country) === at
  const others = telling.filter((brewery, at) => !isFirstOfCountry(brewery, at))
  return [...telling.filter(isFirstOfCountry), ...others].slice(0, PLACES)
}

/** Else its picture is drawn from its name. */
const hasOwnPicture = ({ image }: Brewery) => image.startsWith('/media/')
