import type { Heart } from '#web/request/hearts.server.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './tell-me.module.css'

type Props = {
  beerId: string
  tell: NonNullable<Heart['tell']>
  /** The one thing to do with the beer: as large as what would buy it. */
  isMain?: boolean
}

/** *Avísame*, where a beer that is sold out could be bought: a button of the page's `<SaveForm>`, as its heart is. */
export function TellMe({ beerId, tell: { words, name, isOn }, isMain }: Props) {
  return (
    <button
      type="submit"
      form="save"
      name={isOn ? 'unsave' : 'tell'}
      value={beerId}
      aria-pressed={isOn}
      aria-label={name}
      className={[styles.tell, isMain && styles.main].filter(Boolean).join(' ')}
    >
      <Icon name={isOn ? 'check' : 'bell'} size={18} />
      {words}
    </button>
  )
}
