import type { ReactNode } from 'react'
import * as commonTexts from '#contract/texts/common.ts'
import { HopScales } from '#web/layout/hop-scales.tsx'
import { LabelWall } from '#web/layout/label-wall.tsx'
import { useText } from '#web/texts.ts'
import styles from './identity-page.module.css'

const GLASS = 'M100 84h100l-13 158a12 12 0 0 1-12 11h-50a12 12 0 0 1-12-11Z'

type Props = {
  /** Of the wall of labels that passes by beside the form; without any the house's own label stands there. */
  labels?: string[]
  children: ReactNode
}

/** A page of those who come in: its form, and beside it, where there is room, the labels of the shop's beers. */
export function IdentityPage({ labels = [], children }: Props) {
  return (
    <div className={styles.page}>
      <section className={`stack gap-6 ${styles.form}`}>{children}</section>
      {labels.length ? <LabelWall labels={labels} className={styles.poster} later /> : <Poster />}
    </div>
  )
}

/** A glass on a plate among hop scales. Only a picture: it is not read out. */
function Poster() {
  const t = useText()
  return (
    <div className={styles.poster} aria-hidden="true">
      <HopScales />
      <svg className={styles.plate} viewBox="0 0 300 340" aria-hidden="true" focusable="false">
        <rect className={styles.cream} width="300" height="340" rx="12" />
        <rect className={styles.rule} x="11" y="11" width="278" height="318" rx="7" strokeWidth="3.5" />
        <rect className={styles.rule} x="18" y="18" width="264" height="304" rx="4" strokeWidth="1.5" />
        <clipPath id="poster-glass">
          <path d={GLASS} />
        </clipPath>
        <g clipPath="url(#poster-glass)">
          <rect className={styles.beer} x="90" y="84" width="120" height="180" />
          <g className={styles.cream}>
            <circle cx="134" cy="206" r="4" />
            <circle cx="162" cy="182" r="5" />
            <circle cx="146" cy="150" r="3.5" />
            <circle cx="168" cy="224" r="3" />
          </g>
        </g>
        <path className={styles.line} d={GLASS} />
        <path
          className={styles.foam}
          d="M94 100c-16-6-18-30 2-36 2-20 28-26 38-14 10-16 38-12 42 6 18-6 36 8 30 24 4 12-4 22-16 22-6 10-2 22-10 24s-10-18-20-20-20 10-30 4-22 2-36-10Z"
        />
        <text className={styles.name} x="150" y="300" textAnchor="middle">
          {t(commonTexts.siteName).toLowerCase()}
        </text>
      </svg>
    </div>
  )
}
