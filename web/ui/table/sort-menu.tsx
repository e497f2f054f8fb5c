import { useRef } from 'react'
import { Link } from 'react-router'
import * as tableTexts from '#contract/texts/table.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '../icon.tsx'
import { useCloseWhenLeft } from '../use-close-when-left.ts'
import type { Sorting } from './data-table.tsx'
import styles from './sort-menu.module.css'

type Props = {
  /** What a list is sorted by, by what its addresses say. */
  by: Readonly<Record<string, Text>>
  sorting: Sorting | undefined
  /** The address of the same list in another order. */
  sortedAt: (sorting: Sorting) => string
}

/**
 * On phones, where a table's heads are not seen, what it is sorted by: a button of a row that is there anyway, so that rows begin as
 * soon. A native `<details>`, which opens without JavaScript too. The table beside it is told (`sortsElsewhere`).
 */
export function SortMenu({ by, sorting, sortedAt }: Props) {
  const t = useText()
  const menu = useRef<HTMLDetailsElement>(null)
  useCloseWhenLeft(menu)
  function choose() {
    if (menu.current) menu.current.open = false
    menu.current?.querySelector('summary')?.focus()
  }
  const sorted = sorting && by[sorting.by]
  return (
    <details ref={menu} name="menu" className={styles.menu}>
      <summary>
        <span className={sorted && 'visually-hidden'}>{t(tableTexts.sort)}</span>
        {sorted && <span>{t(sorted)}</span>}
        <Icon name="sort" size={16} />
      </summary>
      <ul className={styles.list}>
        {Object.entries(by).map(([key, text]) => {
          const isSorted = sorting?.by === key
          const goesDown = isSorted && sorting.down
          return (
            <li key={key}>
              <Link
                to={sortedAt({ by: key, down: isSorted ? !goesDown : false })}
                preventScrollReset
                aria-label={t(tableTexts.sortBy, { column: t(text) })}
                aria-current={isSorted || undefined}
                onClick={choose}
              >
                {t(text)}
                {isSorted && (
                  <span className={styles.arrow} data-down={goesDown || undefined}>
                    <Icon name="down" size={14} />
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
