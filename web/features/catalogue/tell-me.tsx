import type { Heart } from '#web/request/hearts.server.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './tell-me.module.css'

type Props = { beerId: string; tell: NonNullable<Heart['tell']> }

/** *Avísame*, where a beer that is sold out could be bought: a button of the page's `<SaveForm>`, as its heart is. */
export function TellMe({ beerId, tell: { words, name, isOn } }: Props) {
  return (
    <button
      type="submit"
      form="save"
      name={isOn ? 'unsave' : 'tell'}
      value={beerId}
      aria-pressed={isOn}
      aria-label={name}
      className={styles.tell}
    >
      <Icon name={isOn ? 'check' : 'bell'} size={18} />
      {words}
    </button>
  )
}
