import { type CSSProperties, useEffect, useState } from 'react'
import styles from './pouring-beer.module.css'

/** Kept for the session of a tab: who skipped once has seen it. */
const SKIPPED = 'pouring-skipped'

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
  const [over, setOver] = useState(false)

  useEffect(() => {
    if (wasSkipped()) {
      setOver(true)
      return
    }
    function skip() {
      setOver(true)
      try {
        sessionStorage.setItem(SKIPPED, '1')
      } catch {
        // Storage can be forbidden: then it comes again.
      }
    }
    const end = setTimeout(() => setOver(true), seconds * 1000)
    document.addEventListener('keydown', skip, { once: true })
    document.addEventListener('pointerdown', skip, { once: true })
    return () => {
      clearTimeout(end)
      document.removeEventListener('keydown', skip)
      document.removeEventListener('pointerdown', skip)
    }
  }, [seconds])

  if (over) return null
  return (
    <div className={styles.veil} style={{ '--seconds': `${seconds}s` } as CSSProperties} aria-hidden="true">
      <svg viewBox="0 0 200 280" className={styles.scene} focusable="false">
        <defs>
          <clipPath id="pouring-glass">
            <path d="M42 40h116l-13 206a12 12 0 0 1-12 11H67a12 12 0 0 1-12-11L42 40Z" />
          </clipPath>
        </defs>
        <rect className={styles.stream} x="94" y="-40" width="12" height="300" rx="6" />
        <g clipPath="url(#pouring-glass)">
          <g className={styles.level}>
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
            </g>
          </g>
          <g className={styles.foam}>
            <rect x="30" y="48" width="140" height="30" />
            <circle cx="52" cy="50" r="17" />
            <circle cx="80" cy="44" r="19" />
            <circle cx="112" cy="46" r="18" />
            <circle cx="142" cy="49" r="17" />
          </g>
        </g>
        <path className={styles.glass} d="M42 40h116l-13 206a12 12 0 0 1-12 11H67a12 12 0 0 1-12-11L42 40Z" />
        <path className={styles.gleam} d="m60 70 8 130" />
      </svg>
    </div>
  )
}
