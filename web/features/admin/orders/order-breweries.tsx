import { Fragment } from 'react'
import { Link } from 'react-router'
import type { FoundOrder } from '#contract/found-orders.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { useText } from '#web/texts.ts'
import styles from './orders.module.css'

/** More breweries than these are told by their number. */
const NAMED = 2

/** Whose beers an order is of: 'Río Azul, Bruma y 2 más'. */
export function OrderBreweries({ breweries }: Pick<FoundOrder, 'breweries'>) {
  const t = useText()
  const more = breweries.length - NAMED
  return (
    <span className={styles.links}>
      {breweries.slice(0, NAMED).map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link to={`/admin/seller/${id}`}>{name}</Link>
        </Fragment>
      ))}
      {more > 0 && ` ${t(accountWords.andMore, { count: more })}`}
    </span>
  )
}
