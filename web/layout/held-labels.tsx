import { Picture } from '#web/ui/picture.tsx'
import styles from './held-labels.module.css'

type Props = {
  /** Addresses of pictures: three stand well. Its place is kept while there are none. */
  labels: readonly string[]
  /** True where it is not on the first screen: its pictures are fetched when they come near. */
  later?: boolean
  className?: string | undefined
}

/** Labels held up like cards, from the foot of whatever they stand in. An ornament: it is not read out. */
export function HeldLabels({ labels, later = false, className }: Props) {
  return (
    <div className={[styles.held, className].filter(Boolean).join(' ')} aria-hidden="true">
      {labels.map((label) => (
        <Picture
          key={label}
          image={label}
          alt=""
          frame={[300, 420]}
          sizes="(width < 760px) 30vw, 184px"
          loading={later ? 'lazy' : 'eager'}
          className={styles.label}
        />
      ))}
    </div>
  )
}
