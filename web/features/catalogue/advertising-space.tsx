import { Link } from 'react-router'
import * as shopTexts from '#contract/texts/shop.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { AdvertisingPicture } from './advertising-pictures.server.ts'
import styles from './advertising-space.module.css'

/** The advertising space between the rows, which says that it is one: three pictures that stand still. */
export function AdvertisingSpace({ pictures }: { pictures: AdvertisingPicture[] }) {
  const t = useText()
  return (
    <aside className={`stack ${styles.space}`} aria-label={t(shopTexts.advertising)}>
      <p>{t(shopTexts.advertising)}</p>
      <ul>
        {pictures.map((picture, place) => (
          <li key={place}>
            {'promoted' in picture ? (
              <Link to={picture.to} className={styles.promoted} viewTransition>
                <Picture
                  image={picture.image}
                  alt=""
                  frame={[80, 112]}
                  sizes="80px"
                  className={styles.picture}
                />
                <span>
                  <small>{picture.promoted.mark}</small> <strong>{picture.promoted.name}</strong>{' '}
                  {picture.promoted.about}
                </span>
              </Link>
            ) : (
              <Link to={picture.to} className={styles.shelf}>
                {/* biome-ignore lint/a11y/useAltText: the loader says it, with its address */}
                <img loading="lazy" decoding="async" {...picture.drawn} />
                <span>
                  {picture.shelf} <Icon name="right" size={14} />
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}
