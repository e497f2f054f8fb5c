import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import * as navTexts from '#contract/texts/nav.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { SkipLink } from './skip-link.tsx'
import { TabLine } from './tab-line.tsx'
import styles from './tabs.module.css'
import { useLive } from './use-live.ts'

export type Tab = {
  text: Text
  to: string
  /** How the addresses begin of what lies behind the page, such as one thing of its list: there too one is under it. */
  under?: readonly string[]
  /** How much waits there. */
  waits?: number | undefined
}

/** Pages that belong together, the first of them before all. */
export type Area = { text: Text; pages: readonly [Tab, ...Tab[]] }

type Props = {
  label: Text
  tabs: readonly Tab[]
  /** It stands below the line of what it belongs to. */
  isSecond?: boolean
}

/** Links between pages that belong together, one line of them. */
export function Tabs({ label, tabs, isSecond }: Props) {
  const t = useText()
  const currentOf = useCurrent(tabs)
  return (
    <nav aria-label={t(label)}>
      <TabLine isSecond={isSecond} entries={tabs.map((tab) => ({ ...tab, current: currentOf(tab) }))} />
    </nav>
  )
}

/** Where the page begins that stands below all tabs. */
const BELOW = 'below-areas'

type AreaProps = {
  label: Text
  areas: readonly Area[]
  /** Lines that an area brings itself. */
  children?: ReactNode
}

/**
 * The same of many pages: a line of areas, and below it, of the area where one is, a line of its pages if it has several. They are
 * so many that the keyboard is offered a way past them.
 */
export function AreaTabs({ label, areas, children }: AreaProps) {
  const t = useText()
  const currentOf = useCurrent(areas.flatMap(({ pages }) => pages))
  const here = areas.find(({ pages }) => pages.some(currentOf))
  return (
    <nav aria-label={t(label)} className={styles.areas} data-areas="">
      <SkipLink to={`#${BELOW}`}>{t(navTexts.skipAreas)}</SkipLink>
      <TabLine
        entries={areas.map((area) => ({
          text: area.text,
          to: area.pages[0].to,
          waits: area.pages.reduce((sum, { waits = 0 }) => sum + waits, 0),
          current: area !== here ? undefined : area.pages.length > 1 ? 'true' : currentOf(area.pages[0]),
        }))}
      />
      {here && here.pages.length > 1 && (
        <TabLine isSecond entries={here.pages.map((page) => ({ ...page, current: currentOf(page) }))} />
      )}
      {children}
      <span id={BELOW} tabIndex={-1} />
    </nav>
  )
}

/** Makes the function that says whether one is on a page, or behind it. */
function useCurrent(tabs: readonly Tab[]): (tab: Tab) => 'page' | 'true' | undefined {
  const { pathname, hash } = useLocation()
  // A server never hears of `#`: until the page is live, of a page and a place on it the page is where one is.
  const place = useLive() && hash ? tabs.find(({ to }) => to === pathname + hash)?.to : undefined
  return ({ to, under = [] }) => {
    if (under.some((start) => pathname.startsWith(start))) return 'true'
    const isPage = place ? to === place : !to.includes('#') && matchPath(to, pathname)
    return isPage ? 'page' : undefined
  }
}
