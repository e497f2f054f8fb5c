import type { ReactNode } from 'react'
import type { BeerDetail } from '#contract/catalogue.ts'
import { localPriceText } from '#contract/local-rate.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import * as beerFactTexts from '#contract/texts/beer-fact.ts'
import * as compareTexts from '#contract/texts/compare.ts'
import { countryNames } from '#contract/texts/country-names.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Text } from '#contract/texts/text.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useLocalRate } from '#web/layout/use-local-rate.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { BeerDay } from '../beer-day.tsx'
import { BeerRating } from '../beer-rating.tsx'
import { FreshMark } from '../fresh-mark.tsx'
import { bitterness, strength } from '../taste.ts'
import { UnitsLeft } from '../units-left.tsx'
import { bestOf, tellsApart } from './compare-best.ts'
import styles from './compare-table.module.css'

export type ComparedBeer = Omit<BeerDetail, 'Qualifications' | 'ratings'>

export type Row = {
  key: string
  head: ReactNode
  cell: (beer: ComparedBeer) => ReactNode
  /** Sentences: a narrow column of a phone is no place to read them in. */
  isLong?: boolean
}

/** A row of what a beer says in words. */
type Told = Row & { said: (beer: ComparedBeer) => unknown }

/**
 * What is compared, in the order in which people ask for it: what a litre costs, how it is rated, how strong and bitter it is, then
 * what tells these beers apart. An empty cell says that nobody has said it.
 */
export function useRows(beers: readonly ComparedBeer[]): Row[] {
  const t = useText()
  const best = bestOf(beers)
  const local = useLocalRate()
  const priceOf = (dollars: number) => {
    const cents = centsFromDollars(dollars)
    return [priceText(cents), local && localPriceText(cents, local)].filter(Boolean).join(' · ')
  }
  const told: Told[] = [
    { ...words('type', t(beerFactTexts.type), ({ type }) => type) },
    { ...words('hops', t(beerFactTexts.hops), ({ hops }) => hops) },
    { ...words('presentation', t(shopWords.presentation), ({ presentation }) => presentation) },
    {
      ...words('packagedOn', t(beerFactTexts.packagedOn), ({ packagedOn }) => packagedOn),
      cell: ({ packagedOn, fresh }) =>
        packagedOn && (
          <span className="wrap gap-2">
            <BeerDay day={packagedOn} />
            <FreshMark fresh={fresh} />
          </span>
        ),
    },
    {
      ...words('bestBefore', t(beerFactTexts.bestBefore), ({ bestBefore }) => bestBefore),
      cell: ({ bestBefore }) => bestBefore && <BeerDay day={bestBefore} />,
    },
    {
      ...words('stock', t(beerFactTexts.stock), ({ stock, hasSeller, pausedUntil }) =>
        [stock, hasSeller, pausedUntil].join(),
      ),
      cell: (beer) => <UnitsLeft beer={beer} />,
    },
    words('shipsTo', t(compareTexts.shipsTo), ({ shipsTo }) =>
      shipsTo ? countryNames(shipsTo) : t(compareTexts.everywhere),
    ),
    {
      ...words('description', t(beerFactTexts.description), ({ description }) => description),
      isLong: true,
    },
  ]
  return [
    {
      key: 'litre',
      head: t(compareTexts.litre),
      cell: ({ id, pricePerLitre }) =>
        pricePerLitre !== null && (
          <>
            {priceOf(pricePerLitre)}
            {best.litre.has(id) && <Best text={compareTexts.cheapestLitre} />}
          </>
        ),
    },
    {
      key: 'rating',
      head: <Spoken text={shopWords.rating} />,
      cell: (beer) => (
        <>
          <BeerRating beer={beer} />
          {best.rating.has(beer.id) && <Best text={compareTexts.bestRated} />}
        </>
      ),
    },
    {
      key: 'abv',
      head: t(shopWords.abv),
      cell: ({ ABV }) => (
        <>
          {t(beerTexts.abv, { value: numberText(ABV) })}
          <Meter share={strength(ABV).share} tone="amber" />
        </>
      ),
    },
    {
      key: 'ibu',
      head: t(shopWords.ibu),
      cell: ({ IBU }) =>
        IBU !== null && (
          <>
            {IBU}
            <Meter share={bitterness(IBU).share} tone="hop" />
          </>
        ),
    },
    ...told.filter(({ said }) => tellsApart(beers.map(said))),
  ]
}

function words(key: string, head: ReactNode, said: (beer: ComparedBeer) => string | null | undefined): Told {
  return { key, head, cell: said, said }
}

function Best({ text }: { text: Text }) {
  const t = useText()
  return (
    <span className={styles.best}>
      <Icon name="check" size={14} />
      {t(text)}
    </span>
  )
}
