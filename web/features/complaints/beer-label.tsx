import { Picture } from '#web/ui/picture.tsx'
import styles from './complaints.module.css'

/** What a beer that is complained of looks like, beside its name: buyers know a can by it. */
export function BeerLabel({ image }: { image: string }) {
  return (
    <span className={styles.label}>
      <Picture image={image} alt="" frame={[300, 420]} sizes="40px" />
    </span>
  )
}
