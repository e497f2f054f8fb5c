import { Link } from 'react-router'
import type { FoundOrder } from '#contract/found-orders.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { useText } from '#web/texts.ts'
import styles from './orders.module.css'

/** More breweries than these are told by their number: on phones one has a line, in a table two. */
const NAMED = 2

/** Whose beers an order is of: 'Río Azul, Bruma y 2 más'. */
export function OrderBreweries({ breweries }: Pick<FoundOrder, 'breweries'>) {
  const t = useText()
  const more = (named: number, className: string | undefined) =>
    breweries.length > named && (
      <span className={className}> {t(accountWords.andMore, { count: breweries.length - named })}</span>
    )
  return (
    <span className={styles.links}>
      {breweries.slice(0, NAMED).map(({ id, name }, at) => (
        <span key={id} className={at > 0 ? styles.inTable : undefined}>
          {at > 0 && ', '}
          <Link to={`/admin/seller/${id}`}>{name}</Link>
        </span>
      ))}
      {more(NAMED, styles.inTable)}
      {more(1, styles.onCards)}
    </span>
  )
}
