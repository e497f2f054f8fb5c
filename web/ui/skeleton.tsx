import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

type Props = { className?: string | undefined; style?: CSSProperties }

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** Where words will stand: as tall as a line of what it stands in. @param width as CSS writes it, such as `12ch` */
export function SkeletonWords({ width }: { width: string }) {
  return <span className={styles.words} style={{ width: `min(${width}, 76vw)` }} />
}

/** Where a button, a field or a picture will stand; its size comes from `className` or `style`. */
export function SkeletonBlock({ className, style }: Props) {
  return <span className={joined(styles.block, className)} style={style} />
}

/** Where a beer's label will stand, 5 : 7. */
export function SkeletonLabel({ className, style }: Props) {
  return (
    <span
      className={joined(styles.label, className)}
      style={{ display: 'block', aspectRatio: '5 / 7', ...style }}
    />
  )
}
