import { useRef } from 'react'
import { Link } from 'react-router'
import * as navTexts from '#contract/texts/nav.ts'
import { useText } from '#web/texts.ts'
import styles from './area-menu.module.css'
import { Icon } from './icon.tsx'
import { Waits } from './tab-line.tsx'
import type { Tab, TabGroup } from './tabs.tsx'
import { useCloseWhenLeft } from './use-close-when-left.ts'
import { useCurrent } from './use-current.ts'

/** As many short words as a narrow phone has room for, beside what opens the others. */
const MOST_IN_ROW = 3

/**
 * The pages of all areas in one row of a phone: those that are opened all day, and a list of the others, which keeps its name wherever one
 * is: the page's title says where. It tells how much waits in it elsewhere. A native `<details>`, which opens without JavaScript too.
 */
export function AreaMenu({ groups }: { groups: readonly TabGroup[] }) {
  const t = useText()
  const menu = useRef<HTMLDetailsElement>(null)
  const pages = groups.flatMap(({ tabs }) => tabs)
  const currentOf = useCurrent(pages)
  const row = pages.length > MOST_IN_ROW ? pages.filter(({ often }) => often).slice(0, MOST_IN_ROW) : pages
  const others = pages.filter((page) => !row.includes(page))
  const here = others.find(currentOf)
  const waiting = others.reduce((sum, page) => sum + (page === here ? 0 : (page.waits ?? 0)), 0)

  useCloseWhenLeft(menu)
  function choose() {
    if (menu.current) menu.current.open = false
    menu.current?.querySelector('summary')?.focus()
  }
  return (
    <div className={styles.row}>
      {row.length > 0 && (
        <ul>
          {row.map((page) => (
            <li key={page.to}>
              <Link to={page.to} className={styles.entry} aria-current={currentOf(page)}>
                {t(page.text)}
                <Waits count={page.waits} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details ref={menu} className={styles.menu} name="menu">
          <summary className={styles.entry} aria-current={here && 'true'}>
            {t(navTexts.more)}
            <span className="visually-hidden">{t(navTexts.otherPages)}</span>
            <Icon name="down" size={16} />
            <Waits count={waiting} />
          </summary>
          <ul className={`stack gap-1 ${styles.list}`}>
            {listed(groups, others).map(({ label, tabs }) => (
              <li key={tabs[0]!.to} className={styles.group}>
                {label && <span className={styles.area}>{t(label)}</span>}
                <ul>
                  {tabs.map((page) => (
                    <li key={page.to}>
                      <Link
                        to={page.to}
                        className={styles.page}
                        aria-current={currentOf(page)}
                        onClick={choose}
                      >
                        {t(page.text)}
                        <Waits count={page.waits} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The areas that have several pages, of each what is not in the row; below them, under no name, those that are a page themselves. */
function listed(groups: readonly TabGroup[], others: readonly Tab[]) {
  const areas: { label?: TabGroup['label']; tabs: Tab[] }[] = groups
    .filter(({ tabs }) => tabs.length > 1)
    .map(({ label, tabs }) => ({ label, tabs: tabs.filter((tab) => others.includes(tab)) }))
  const alone = groups.filter(({ tabs }) => tabs.length === 1).flatMap(({ tabs }) => tabs)
  return [...areas, { tabs: alone.filter((tab) => others.includes(tab)) }].filter(({ tabs }) => tabs.length)
}
