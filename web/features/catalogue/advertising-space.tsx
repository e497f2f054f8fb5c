import { Link } from 'react-router'
import * as shopTexts from '#contract/texts/shop.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { AdvertisingPicture } from './advertising-pictures.server.ts'
import styles from './advertising-space.module.css'

/** The advertising space between the rows, which says that it is one: three pictures that stand still. */
export function AdvertisingSpace({ pictures }: { pictures: AdvertisingPicture[] }) {
  const t = useText()
  return (
    <aside className={`stack ${styles.space}`} aria-label={t(shopTexts.advertising)}>
      <p className={styles.what}>{t(shopTexts.advertising)}</p>
      <ul className={styles.strip}>
        {pictures.map(({ image, words, promoted }, place) => (
          <li key={place}>
            {promoted ? (
              <Link to={promoted.to} className={styles.promoted} viewTransition>
                <Picture image={image} alt="" frame={[80, 112]} sizes="80px" className={styles.picture} />
                <span className={styles.words}>
                  <small>{promoted.mark}</small> <strong>{words}</strong> {promoted.about}
                </span>
              </Link>
            ) : (
              <img
                className={styles.drawn}
                src={image}
                width={1200}
                height={400}
                alt={words}
                loading="lazy"
                decoding="async"
              />
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}
