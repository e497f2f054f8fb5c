import { useRef } from 'react'
import { Link } from 'react-router'
import type { BeerType } from '#contract/limits.ts'
import { styleMark } from '#contract/style-mark.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useOwnInView } from '#web/ui/use-own-in-view.ts'
import { type ShopQuery, shopAddress, turned, valuesOf, withChange } from './shop-address.ts'
import type { PanelChoice } from './shop-panel.server.ts'
import styles from './style-strip.module.css'

/** Keeps the line's place until it is. */
const NOT_COUNTED = '\u00a0'

type Props = { label?: string; query: ShopQuery; types: readonly PanelChoice[] }

/**
 * The styles in a row that slides, each with its small drawing and how many beers it has with everything else as it is chosen.
 * Each is added to what is chosen, or taken off: where filters are a column this is the only list of styles. One that leads nowhere
 * is not shown, nor are all of them where there is nothing to choose.
 */
export function StyleStrip({ label, query, types }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useOwnInView(list, query.type)
  const chosen = valuesOf(query.type)
  return (
    <nav aria-label={label}>
      <ul ref={list} className={`slides ${styles.line}`}>
        {types.map(({ value, words, count }) => {
          const isOn = chosen.includes(value)
          return (
            <li key={value} data-none={count === 0 || undefined}>
              <Link
                to={shopAddress(withChange(query, { type: turned(query.type, value) }))}
                className={styles.style}
                aria-current={isOn ? 'true' : undefined}
                preventScrollReset
              >
                <img src={styleMark(value as BeerType)} alt="" width={64} height={64} decoding="async" />
                <span className={styles.name}>{words}</span>
                <span className={styles.count}>{count === undefined ? NOT_COUNTED : numberText(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
