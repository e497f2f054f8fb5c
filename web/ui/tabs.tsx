import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import styles from './tabs.module.css'

export type Tab = { text: TextCode; to: string }

/** Links between pages that belong together, one line of them. Phones scroll it, and find the page's own entry in view. */
export function Tabs({ label, tabs }: { label: TextCode; tabs: readonly Tab[] }) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (entry && list.current) list.current.scrollLeft = entry.offsetLeft - list.current.clientWidth / 2
  }, [pathname])

  return (
    <nav aria-label={t(label)}>
      <ul className={styles.entries} ref={list}>
        {tabs.map(({ text, to }) => (
          <li key={to}>
            {/* Of one page and a place on it only the page can be where one is: a server never hears of `#`. */}
            <NavLink to={to} end className={styles.entry} aria-current={to.includes('#') ? 'false' : 'page'}>
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
