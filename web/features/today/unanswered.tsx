import { Link } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as todayTexts from '#contract/texts/today.ts'
import type { Today } from '#contract/today.ts'
import { useText } from '#web/texts.ts'
import { Stars } from '#web/ui/stars.tsx'
import styles from './today.module.css'

type Props = { reviews: Today['reviews']; answerAt: string }

/** The newest reviews that their brewery has not answered, and the way to where it does. */
export function Unanswered({ reviews, answerAt }: Props) {
  const t = useText()
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="unanswered">
      <h2 id="unanswered">{t(todayTexts.unanswered)}</h2>
      {reviews.length ? (
        <>
          <ul className={`stack ${styles.rows}`}>
            {reviews.map((review) => (
              <li key={review.id} className="stack gap-1">
                <Stars value={review.rate} size={16} />
                <p className={styles.comment}>{review.comment || t(accountWords.noComment)}</p>
                <p className="quiet">
                  {t(todayTexts.rated, { beer: review.beer.name, person: review.person })}
                </p>
              </li>
            ))}
          </ul>
          <p>
            <Link to={answerAt}>{t(todayTexts.answer)}</Link>
          </p>
        </>
      ) : (
        <p className="quiet">{t(todayTexts.allAnswered)}</p>
      )}
    </section>
  )
}
