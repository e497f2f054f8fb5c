import * as navTexts from '#contract/texts/nav.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { AreaMenu } from './area-menu.tsx'
import styles from './area-tabs.module.css'
import { SkipLink } from './skip-link.tsx'
import { TabLine } from './tab-line.tsx'
import { type Tab, type TabGroup, Tabs } from './tabs.tsx'
import { useCurrent } from './use-current.ts'

/** Pages that belong together, the first of them before all; of one page also the lines of what lies behind it. */
export type Area = { text: Text; pages: readonly [Tab, ...Tab[]]; lines?: readonly TabGroup[] }

/** Where the page begins that stands below all tabs. */
const BELOW = 'below-areas'

type Props = {
  label: Text
  areas: readonly Area[]
}

/**
 * Tabs of many pages: a line of areas, and below it, of the area where one is, a line of its pages if it has several, or its lines. On
 * phones one line of the pages that are opened all day, beside a list of the others. They are so many that the keyboard is offered a way past them.
 */
export function AreaTabs({ label, areas }: Props) {
  const t = useText()
  const currentOf = useCurrent(areas.flatMap(({ pages }) => pages))
  const here = areas.find(({ pages }) => pages.some(currentOf))
  const lines = here?.lines ?? []
  return (
    <nav aria-label={t(label)} className={styles.areas} data-areas="">
      <SkipLink to={`#${BELOW}`}>{t(navTexts.skipAreas)}</SkipLink>
      <div className={styles.wide}>
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
        {lines.length > 0 && (
          <div className={styles.lines}>
            {lines.map((line) => (
              <Tabs key={line.tabs[0]?.to} {...line} isSecond />
            ))}
          </div>
        )}
      </div>
      <AreaMenu
        groups={areas.flatMap(({ text, pages, lines: behind }) => behind ?? { label: text, tabs: pages })}
      />
      <span id={BELOW} tabIndex={-1} />
    </nav>
  )
}
