import { useRef } from 'react'
import { Link } from 'react-router'
import { WAITS_COUNTED } from '#contract/limits.ts'
import * as navTexts from '#contract/texts/nav.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import styles from './tabs.module.css'
import { useOwnInView } from './use-own-in-view.ts'

/** `current`: 'page' where one is, true where it lies behind that. */
type TabEntry = { text: Text; to: string; current: 'page' | 'true' | undefined; waits?: number | undefined }

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

  useOwnInView(list, own)
  return (
    <ul className={`slides ${styles.entries}`} data-second={isSecond || undefined} ref={list}>
      {entries.map(({ text, to, current, waits }) => (
        <li key={to}>
          <Link to={to} className={styles.entry} aria-current={current}>
            {t(text)}
            <Waits count={waits} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** How much waits behind an entry: a number, which is heard with what it counts; nothing where nothing does. */
export function Waits({ count }: { count: number | undefined }) {
  const t = useText()
  if (!count) return null
  const shown = count > WAITS_COUNTED ? `${numberText(WAITS_COUNTED)}+` : numberText(count)
  return (
    <>
      <span className={styles.waits} aria-hidden="true">
        {shown}
      </span>
      <span className="visually-hidden">{t(navTexts.waits, { count: shown })}</span>
    </>
  )
}
