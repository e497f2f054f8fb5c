import { Link } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as sellerReviewsTexts from '#contract/texts/seller-reviews.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { NotTaken } from './answer-seller-review.server.ts'
import { type ReviewsPlace, reviewsAddress } from './reviews-address.ts'
import styles from './seller-reviews.module.css'
import type { ShownReview } from './show-seller-reviews.server.ts'

type Props = {
  review: ShownReview
  at: ReviewsPlace
  /** Why an answer to it was refused. */
  failed: NotTaken | undefined
}

/** A review as its brewery sees it: what was said, its answer or the form for one, and the way to report it. */
export function SellerReview({ review, at, failed }: Props) {
  const t = useText()
  const { id, person, beer, rate, comment, hidden, answer, report } = review
  return (
    <article className={`stack gap-1 ${styles.review}`} id={`review-${id}`} aria-labelledby={`who-${id}`}>
      <header className={`row ${styles.who}`}>
        <h2 id={`who-${id}`}>
          {person} <span className="visually-hidden">· {beer.name}</span>
        </h2>
        <Stars value={rate} size={18} />
        <Link to={`/putProduct/${beer.id}`}>{beer.name}</Link>
        <time dateTime={review.date}>{review.day}</time>
      </header>
      {comment ? (
        <p className={styles.words}>{comment}</p>
      ) : (
        <p className={`quiet ${styles.quiet}`}>
          {t(hidden ? sellerReviewsTexts.hidden : accountWords.noComment)}
        </p>
      )}
      {failed && (
        <ErrorSummary
          title={t(sellerReviewsTexts.answerFailed)}
          errors={[
            failed.wrong
              ? { fieldId: `answer-${id}`, text: `${t(sellerReviewsTexts.yours)}: ${failed.wrong}` }
              : { text: failed.message },
          ]}
        />
      )}
      {answer && (
        <div className={`stack gap-1 ${styles.answer}`}>
          <p className={`row ${styles.who}`}>
            <strong>{t(sellerReviewsTexts.yours)}</strong>
            <time dateTime={answer.date}>{review.answerDay}</time>
          </p>
          <p className={styles.words}>{answer.text}</p>
        </div>
      )}
      <div className={styles.tools}>
        {!hidden && (!answer || answer.correctableUntil) && (
          <AnswerForm review={review} action={reviewsAddress(at)} failed={failed} />
        )}
        {report ? (
          <p className={`quiet ${styles.quiet}`}>
            {t(sellerReviewsTexts.reportedOn, { day: review.reportDay, reason: report.reason })}
          </p>
        ) : hidden ? null : (
          <LinkButton to={reviewsAddress(at, id)} look="quiet" size="small" preventScrollReset>
            {t(sellerReviewsTexts.report)}{' '}
            <span className="visually-hidden">
              {t(accountWords.reviewByPerson, { person, beer: beer.name })}
            </span>
          </LinkButton>
        )}
      </div>
    </article>
  )
}
