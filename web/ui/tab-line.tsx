import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import styles from './tabs.module.css'

/** `current`: 'page' where one is, true where it lies behind that. */
type TabEntry = { text: Text; to: string; current: 'page' | 'true' | undefined }

type Props = {
  entries: readonly TabEntry[]
  /** Below another line, and lighter than it. */
  isSecond?: boolean | undefined
}

/** One line of links. Where it has no room it scrolls, and finds the entry in view where one is. */
export function TabLine({ entries, isSecond }: Props) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const own = entries.find(({ current }) => current)?.to

  // Whenever the line is another: its page, its width, the fonts in which it is set.
  useEffect(() => {
    const line = list.current
    const entry = own && line?.querySelector<HTMLElement>('[aria-current]')
    if (!line || !entry) return
    const sizes = new ResizeObserver(() => {
      line.scrollLeft = entry.offsetLeft + (entry.offsetWidth - line.clientWidth) / 2
    })
    sizes.observe(line)
    sizes.observe(entry)
    return () => sizes.disconnect()
  }, [own])

  return (
    <ul className={styles.entries} data-second={isSecond || undefined} ref={list}>
      {entries.map(({ text, to, current }) => (
        <li key={to}>
          <Link to={to} className={styles.entry} aria-current={current}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
