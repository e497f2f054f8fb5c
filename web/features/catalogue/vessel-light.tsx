import type { ReactNode } from 'react'
import styles from './label-on.module.css'

/** From the left edge to the right: where light falls on what is round, and how. */
const ROUND = [
  [0, styles.deep],
  [0.07, styles.middle],
  [0.17, styles.bright],
  [0.3, styles.middle],
  [0.62, styles.middle],
  [0.92, styles.dim],
  [1, styles.deep],
] as const

/** Light on what is round. */
export function Light({ id }: { id: string }) {
  return (
    <linearGradient id={id}>
      {ROUND.map(([offset, className]) => (
        <stop key={offset} offset={offset} className={className} />
      ))}
    </linearGradient>
  )
}

/** What lies below whatever stands. */
export function Shadow({ middle, y }: { middle: number; y: number }) {
  return (
    <>
      <radialGradient id="under">
        <stop className={styles.under} />
        <stop className={styles.under} offset={1} stopOpacity={0} />
      </radialGradient>
      <ellipse cx={middle} cy={y} rx={middle + 4} ry={14} fill="url(#under)" />
    </>
  )
}

/** Of brown glass under a cap of tin, in a box of 304 and so much: what fills them is named `brown` and `cap`. */
export function BrownGlass({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg className={styles.brown} viewBox={`0 0 304 ${height}`} aria-hidden="true" focusable="false">
      <Light id="brown" />
      <g className={styles.tin}>
        <Light id="cap" />
      </g>
      <Shadow middle={152} y={height - 16} />
      {children}
    </svg>
  )
}
