import { Link } from 'react-router'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listFollowed } from '#contract/saved.ts'
import * as breweriesTexts from '#contract/texts/breweries.ts'
import { placeText } from '#contract/texts/place-text.ts'
import * as savedTexts from '#contract/texts/saved.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { FollowButton } from './follow-button.tsx'
import styles from './saved.module.css'

/** The breweries that a buyer follows, newest first. */
export function FollowedList({ companies }: ResponseOf<typeof listFollowed>) {
  const t = useText()
  return (
    <section className="stack gap-4" aria-labelledby="followed">
      <h2 id="followed">{t(savedTexts.followed)}</h2>
      {companies.length ? (
        <ul>
          {companies.map(({ id, company, beers, image, city, country }) => (
            <li key={id} className={styles.brewery}>
              <Picture image={image} alt="" frame={[600, 360]} sizes="96px" />
              <div>
                <h3>
                  <Link to={`/company/${id}`} viewTransition>
                    {company}
                  </Link>
                </h3>
                <p className="quiet">{placeText({ city, country })}</p>
                <p className="quiet">{counted(t, beers, shopWords.oneBeer, shopWords.countBeers)}</p>
              </div>
              <FollowButton company={{ id, company }} isFollowed />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{t(savedTexts.noneFollowed)}</p>
          <div>
            <LinkButton to="/breweries" look="outline">
              {t(breweriesTexts.seeAll)}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  )
}
