import { Picture } from '#web/ui/picture.tsx'
import styles from './label-hand.module.css'

type Props = {
  /** Addresses of pictures: three stand well. Its place is kept while there are none. */
  labels: readonly string[]
  /** True where it is not on the first screen: its pictures are fetched when they come near. */
  later?: boolean
  className?: string | undefined
}

/** Labels held up like a hand of cards, from the foot of whatever it stands in. An ornament: it is not read out. */
export function LabelHand({ labels, later = false, className }: Props) {
  return (
    <div className={[styles.hand, className].filter(Boolean).join(' ')} aria-hidden="true">
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
