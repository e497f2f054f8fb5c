import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import styles from './tabs.module.css'
import { useLive } from './use-live.ts'

export type Tab = {
  text: Text
  to: string
  /** How the addresses begin of what lies behind the page, such as one thing of its list: there too one is under it. */
  under?: readonly string[]
}

/** Links between pages that belong together, one line of them. Phones scroll it, and find the page's own entry in view. */
export function Tabs({ label, tabs }: { label: Text; tabs: readonly Tab[] }) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const { pathname, hash } = useLocation()
  // A server never hears of `#`: until the page is live, of a page and a place on it the page is where one is.
  const place = useLive() && hash ? tabs.find(({ to }) => to === pathname + hash)?.to : undefined
  const currentOf = (to: string) => ((place ? to === place : !to.includes('#')) ? 'page' : 'false')

  // Whenever the line is another: its page, its width, the fonts in which it is set.
  useEffect(() => {
    const entries = list.current
    const own = entries?.querySelector<HTMLElement>('[aria-current="page"], [aria-current="true"]')
    if (!entries || !own) return
    const sizes = new ResizeObserver(() => {
      entries.scrollLeft = own.offsetLeft + (own.offsetWidth - entries.clientWidth) / 2
    })
    sizes.observe(entries)
    sizes.observe(own)
    return () => sizes.disconnect()
  }, [pathname, place])

  return (
    <nav aria-label={t(label)}>
      <ul className={styles.entries} ref={list}>
        {tabs.map(({ text, to, under }) => (
          <li key={to}>
            {under?.some((start) => pathname.startsWith(start)) ? (
              <Link to={to} className={styles.entry} aria-current="true">
                {t(text)}
              </Link>
            ) : (
              <NavLink to={to} end className={styles.entry} aria-current={currentOf(to)}>
                {t(text)}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
