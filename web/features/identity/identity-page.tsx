import type { ReactNode } from 'react'
import { HopScales } from '#web/layout/hop-scales.tsx'
import { LabelWall } from '#web/layout/label-wall.tsx'
import { SiteName } from '#web/layout/site-name.tsx'
import styles from './identity-page.module.css'

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
      {labels.length ? (
        <LabelWall labels={labels} className={`${styles.poster} ${styles.wall}`} later tall />
      ) : (
        <Poster />
      )}
    </div>
  )
}

/** The house's own label, on hop scales. Only a picture: it is not read out. */
function Poster() {
  return (
    <div className={styles.poster} aria-hidden="true">
      <HopScales />
      <p className={styles.plate}>
        <SiteName />
      </p>
    </div>
  )
}
