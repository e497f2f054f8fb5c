import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BeerDetail } from '#contract/catalogue.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import * as beerFactTexts from '#contract/texts/beer-fact.ts'
import * as compareTexts from '#contract/texts/compare.ts'
import { countryNames } from '#contract/texts/country-names.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { BeerDay } from '../beer-day.tsx'
import { BeerLabel } from '../beer-label.tsx'
import { BeerPrice } from '../beer-price.tsx'
import { BeerRating } from '../beer-rating.tsx'
import { CompanyLink } from '../company-link.tsx'
import { FreshMark } from '../fresh-mark.tsx'
import { UnitsLeft } from '../units-left.tsx'
import styles from './compare-table.module.css'

type Beer = Omit<BeerDetail, 'Qualifications' | 'ratings'>
/** A beer that somebody compares; null: it is not in the shop, or not any more. */
export type Compared = { id: string; beer: Beer | null }

type Row = { key: string; head: ReactNode; cell: (beer: Beer) => ReactNode }

/** What is compared, in the order in which people ask for it. An empty cell says that nobody has said it. */
function useRows(): Row[] {
  const t = useText()
  return [
    { key: 'price', head: t(shopWords.price), cell: (beer) => <BeerPrice beer={beer} /> },
    { key: 'rating', head: <Spoken text={shopWords.rating} />, cell: (beer) => <BeerRating beer={beer} /> },
    { key: 'type', head: t(beerFactTexts.type), cell: ({ type }) => type },
    { key: 'abv', head: t(shopWords.abv), cell: ({ ABV }) => t(beerTexts.abv, { value: numberText(ABV) }) },
    { key: 'ibu', head: t(shopWords.ibu), cell: ({ IBU }) => IBU?.toString() },
    { key: 'hops', head: t(beerFactTexts.hops), cell: ({ hops }) => hops },
    { key: 'presentation', head: t(shopWords.presentation), cell: ({ presentation }) => presentation },
    {
      key: 'packagedOn',
      head: t(beerFactTexts.packagedOn),
      cell: ({ packagedOn, fresh }) =>
        packagedOn && (
          <>
            <BeerDay day={packagedOn} /> <FreshMark fresh={fresh} />
          </>
        ),
    },
    {
      key: 'bestBefore',
      head: t(beerFactTexts.bestBefore),
      cell: ({ bestBefore }) => bestBefore && <BeerDay day={bestBefore} />,
    },
    { key: 'stock', head: t(beerFactTexts.stock), cell: (beer) => <UnitsLeft beer={beer} /> },
    {
      key: 'shipsTo',
      head: t(compareTexts.shipsTo),
      cell: ({ shipsTo }) => (shipsTo ? countryNames(shipsTo) : t(compareTexts.everywhere)),
    },
    { key: 'description', head: t(beerFactTexts.description), cell: ({ description }) => description },
  ]
}

type Props = {
  compared: readonly Compared[]
  /** What can be done with a beer that is on sale. */
  actionsFor: (beer: Beer) => ReactNode
}

/** Beers side by side, a column each; on a narrow screen it scrolls in its own frame and the names of the rows stay. */
export function CompareTable({ compared, actionsFor }: Props) {
  const t = useText()
  const rows = useRows()
  return (
    <div className="stack gap-4">
      <LocalRateNote />
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t(compareTexts.title)}</caption>
          <thead>
            <tr>
              <td />
              {compared.map(({ id, beer }) => (
                <th key={id} scope="col">
                  <BeerHead id={id} beer={beer} actions={beer?.status && actionsFor(beer)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, head, cell }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {compared.map(({ id, beer }) => (
                  <td key={id} data-long={key === 'description' || undefined}>
                    {beer && (cell(beer) || <span className="quiet">{t(compareTexts.notSaid)}</span>)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Who it is, how it is bought, and how it is taken off. */
function BeerHead({ id, beer, actions }: Compared & { actions: ReactNode }) {
  const t = useText()
  return (
    <div className={`stack gap-2 ${styles.head}`}>
      {beer ? (
        <>
          <BeerLabel beer={beer} early sizes="96px" className={styles.label} />
          <Link to={`/detail/${id}`} viewTransition className={styles.name}>
            {beer.name}
          </Link>
          <span className={styles.company}>
            <CompanyLink company={beer.company} />
          </span>
        </>
      ) : (
        <span>{t(compareTexts.gone)}</span>
      )}
      <div className={`wrap gap-2 ${styles.ways}`}>
        {actions}
        <PostForm>
          <Button
            type="submit"
            name="remove"
            value={id}
            look="quiet"
            size="small"
            aria-label={beer ? t(compareTexts.removeThis, { beer: beer.name }) : t(compareTexts.removeGone)}
          >
            {t(compareTexts.remove)}
          </Button>
        </PostForm>
      </div>
    </div>
  )
}
