import type { Heart } from '#web/request/hearts.server.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './beer-heart.module.css'

export type Hearted = { id: string; heart?: Heart }

/** The heart by which a beer is saved, a button of the page's `<SaveForm>`; nothing for who saves none. */
export function BeerHeart({ beer: { id, heart } }: { beer: Hearted }) {
  return (
    heart && (
      <button
        type="submit"
        form="save"
        name={heart.isOn ? 'unsave' : 'save'}
        value={id}
        aria-pressed={heart.isOn}
        aria-label={heart.words}
        className={styles.heart}
      >
        <Icon name="heart" />
      </button>
    )
  )
}
