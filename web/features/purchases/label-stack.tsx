import { Picture } from '#web/ui/picture.tsx'
import styles from './label-stack.module.css'

/** Labels in a fan: more are not told apart. */
const MOST = 4

/** The labels of an order, fanned: they say which it is before its words do. */
export function LabelStack({ images }: { images: readonly string[] }) {
  const shown = [...new Set(images)].slice(0, MOST)
  return (
    <span className={styles.fan} aria-hidden="true">
      {shown.map((image) => (
        <Picture key={image} image={image} alt="" frame={[300, 420]} sizes="64px" />
      ))}
    </span>
  )
}
