import styles from './outcome.module.css'
import type { ShownOutcome } from './shown-outcome.ts'

/** A glass: full with foam, half full while the payment is on its way, tipped over, or put away empty. */
export function OutcomePicture({ shown }: { shown: ShownOutcome }) {
  const level = { approved: 44, pending: 96, rejected: 118, closed: 118, waiting: 118, none: 118 }[shown]
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 160 160"
      width="160"
      height="160"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id="outcome-glass">
        <path d="M44 22h72l-8 112H52L44 22Z" />
      </clipPath>
      <ellipse cx="80" cy="142" rx="54" ry="7" className={styles.ground} />
      <g className={styles.glass}>
        <path d="M44 22h72l-8 112H52L44 22Z" className={styles.inside} />
        <g clipPath="url(#outcome-glass)">
          <rect x="36" y={level} width="88" height="120" className={styles.beer} />
          {shown === 'approved' && (
            <path
              d="M36 26h88v24c-8 8-16-2-24 3s-14 6-22 0-14 8-22 2-12 4-20-3V26Z"
              className={styles.foam}
            />
          )}
          {shown === 'pending' && (
            <>
              <circle cx="68" cy="124" r="3" className={styles.bubble} />
              <circle cx="84" cy="126" r="2.4" className={styles.bubble} />
              <circle cx="96" cy="122" r="3" className={styles.bubble} />
            </>
          )}
        </g>
        <path d="M44 22h72l-8 112H52L44 22Z" className={styles.outline} />
      </g>
    </svg>
  )
}
