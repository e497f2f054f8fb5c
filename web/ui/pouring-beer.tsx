import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react'
import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import styles from './pouring-beer.module.css'
import { useLive } from './use-live.ts'

/** Kept for the session of a tab: who skipped once has seen it. */
const SKIPPED = 'pouring-skipped'

const never = () => () => {}

function wasSkipped(): boolean {
  try {
    return sessionStorage.getItem(SKIPPED) === '1'
  } catch {
    return false
  }
}

/**
 * A glass that fills for `seconds`, over a page that is already there: any key, click or tap skips it, and once skipped
 * it stays away for the session (decisions, "Forms, toasts, animations"). CSS runs it and ends it, so it goes away
 * without JavaScript too; reduced motion never shows it. It is not read out: the page under it is.
 */
export function PouringBeer({ seconds }: { seconds: number }) {
  const t = useText()
  const live = useLive()
  const [over, setOver] = useState(false)
  const skipped = useSyncExternalStore(never, wasSkipped, () => false)

  useEffect(() => {
    function skip() {
      setOver(true)
      try {
        sessionStorage.setItem(SKIPPED, '1')
      } catch {
        // Storage can be forbidden: then it comes again.
      }
    }
    // Once it has run to its end nobody skips it any more, whatever is pressed on the page.
    const shown = new AbortController()
    const { signal } = shown
    const end = setTimeout(() => {
      shown.abort()
      setOver(true)
    }, seconds * 1000)
    document.addEventListener('keydown', skip, { once: true, signal })
    document.addEventListener('pointerdown', skip, { once: true, signal })
    return () => {
      clearTimeout(end)
      shown.abort()
    }
  }, [seconds])

  if (over || skipped) return null
  return (
    <div className={styles.veil} style={{ '--seconds': `${seconds}s` } as CSSProperties}>
      <svg viewBox="0 0 200 280" className={styles.scene} aria-hidden="true" focusable="false">
        <defs>
          <clipPath id="pouring-glass">
            <path d="M42 40h116l-13 206a12 12 0 0 1-12 11H67a12 12 0 0 1-12-11L42 40Z" />
          </clipPath>
        </defs>
        <rect className={styles.stream} x="94" y="-640" width="12" height="892" rx="6" />
        <g clipPath="url(#pouring-glass)">
          <g className={styles.level}>
            <path
              className={styles.head}
              d="M-100 62c25-7 50-7 75 0s50 7 75 0 50-7 75 0 50 7 75 0 50-7 75 0 50 7 75 0v40h-450Z"
            />
            <path
              className={styles.beer}
              d="M-100 62c25-9 50-9 75 0s50 9 75 0 50-9 75 0 50 9 75 0 50-9 75 0 50 9 75 0v240h-450Z"
            />
            <g className={styles.bubbles}>
              <circle cx="72" cy="240" r="4" />
              <circle cx="96" cy="250" r="3" />
              <circle cx="118" cy="238" r="5" />
              <circle cx="134" cy="252" r="3" />
              <circle cx="86" cy="246" r="2.5" />
              <circle cx="108" cy="252" r="2" />
              <circle cx="78" cy="252" r="3.5" />
              <circle cx="126" cy="248" r="2.5" />
            </g>
          </g>
        </g>
        <path className={styles.glass} d="M42 40h116l-13 206a12 12 0 0 1-12 11H67a12 12 0 0 1-12-11L42 40Z" />
        <path className={styles.gleam} d="m60 70 8 130" />
        <g className={styles.foam}>
          <Crown className={styles.edge} />
          <Crown />
        </g>
      </svg>
      {/* Without scripts nothing skips it. */}
      {live && (
        <p className={styles.skip} aria-hidden="true">
          {t(commonTexts.skipByTouch)}
        </p>
      )}
    </div>
  )
}

/** Foam over the rim, with one drop running down. Drawn twice: its edge first, then its body over the inner lines. */
function Crown({ className }: { className?: string }) {
  return (
    <g className={className}>
      <rect x="26" y="30" width="148" height="36" rx="18" />
      <circle cx="48" cy="34" r="20" />
      <circle cx="80" cy="22" r="24" />
      <circle cx="118" cy="20" r="23" />
      <circle cx="152" cy="34" r="20" />
      <rect className={styles.drop} x="132" y="40" width="20" height="58" rx="10" />
    </g>
  )
}
