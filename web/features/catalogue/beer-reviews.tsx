import type { BeerDetail } from '#contract/catalogue.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as reportTexts from '#contract/texts/report.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ReportLink } from '#web/ui/report-link.tsx'
import { Stars } from '#web/ui/stars.tsx'
import styles from './beer-reviews.module.css'
import { RatingHistogram } from './rating-histogram.tsx'

/** A review with its day written out in the shop's time zone. */
type DatedReview = BeerDetail['Qualifications'][number] & { day: string; answerDay: string }

type Props = {
  beer: Pick<
    BeerDetail,
    'id' | 'qualification' | 'qualificationCount' | 'ratings' | 'company' | 'olderReviews'
  >
  reviews: readonly DatedReview[]
  /** Whether they are the newest ones, not those before one of them. */
  areNewest: boolean
}

/** Reviews that stand open; the others wait behind a line. */
const OPEN_REVIEWS = 3

/** *Valoraciones*: the mean, how the stars are spread, and what people wrote, newest first; what is older is pages away. */
export function BeerReviews({ beer, reviews, areNewest }: Props) {
  const t = useText()
  const rating = beer.qualification === null ? undefined : numberText(beer.qualification, 1)
  const open = areNewest ? OPEN_REVIEWS : reviews.length
  const more = reviews.length - open
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings" className={styles.title}>
        {t(detailTexts.ratings)}
      </h2>
      {beer.qualification === null || !rating ? (
        <EmptyState text={t(detailTexts.noRatings)}>
          <span className={styles.hint}>{t(detailTexts.noRatingsHint)}</span>
        </EmptyState>
      ) : (
        <div className={`stack gap-6 ${styles.columns}`}>
          <div className={`stack gap-3 ${styles.summary}`}>
            <div className="stack gap-2">
              <span className={styles.mean} aria-hidden="true">
                {rating}
              </span>
              <span className={`row quiet ${styles.under}`}>
                <Stars value={beer.qualification} size={22} />
                {counted(t, beer.qualificationCount, detailTexts.oneRating, detailTexts.ratingCount)}
              </span>
            </div>
            <RatingHistogram ratings={beer.ratings} />
          </div>
          <div>
            <ReviewList reviews={reviews.slice(0, open)} company={beer.company.company} />
            {more > 0 && (
              <Disclosure title={counted(t, more, detailTexts.oneMoreRating, detailTexts.moreRatings)}>
                <ReviewList reviews={reviews.slice(open)} company={beer.company.company} />
              </Disclosure>
            )}
            {(!areNewest || beer.olderReviews) && (
              <nav className={`row ${styles.ways}`} aria-labelledby="ratings">
                {!areNewest && (
                  <LinkButton to={`/detail/${beer.id}#ratings`} look="outline" size="small">
                    {t(detailTexts.newestRatings)}
                  </LinkButton>
                )}
                {beer.olderReviews && (
                  <LinkButton
                    to={`/detail/${beer.id}?reviews=${beer.olderReviews}#ratings`}
                    look="outline"
                    size="small"
                  >
                    {t(detailTexts.olderRatings)}
                  </LinkButton>
                )}
              </nav>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

function ReviewList({ reviews, company }: { reviews: readonly DatedReview[]; company: string }) {
  const t = useText()
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <p className={`ends ${styles.who}`}>
            <strong>{review.person}</strong>
            <Stars value={review.rate} size={16} />
          </p>
          {review.comment && <p className={styles.comment}>{review.comment}</p>}
          <p className={`row quiet ${styles.under}`}>
            <time dateTime={review.date}>{review.day}</time>
            {/* Nobody else may review it. */}
            <span className={styles.bought}>
              <Icon name="check" size={14} /> {t(detailTexts.bought)}
            </span>
            <ReportLink
              kind="review"
              id={review.id}
              name={t(reportTexts.reviewOf, { person: review.person })}
            />
          </p>
          {review.answer && (
            <div className={`stack gap-1 ${styles.answer}`}>
              <p className={`row ${styles.under}`}>
                <strong>{t(detailTexts.answerOf, { company })}</strong>
                <time dateTime={review.answer.date}>{review.answerDay}</time>
              </p>
              <p className={styles.comment}>{review.answer.text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
