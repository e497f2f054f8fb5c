import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import * as sellerReviewsTexts from '#contract/texts/seller-reviews.ts'
import { textOf } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { RatingHistogram } from '../catalogue/rating-histogram.tsx'
import type { Route } from './+types/seller-reviews.page'
import { answerSellerReview } from './answer-seller-review.server.ts'
import { ReportSheet } from './report-sheet.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { reviewsAddress, withoutFilters } from './reviews-address.ts'
import { SellerReview } from './seller-review.tsx'
import styles from './seller-reviews.module.css'
import { showSellerReviews } from './show-seller-reviews.server.ts'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  return { user, ...(await showSellerReviews(context, user.id, url)) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { id: companyId } = context.get(signedIn)
  return answerSellerReview(context, await readForm(request), { companyId, url })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.reviews)} · ${textOf(commonTexts.siteName)}` },
]

const NOT_TAKEN = {
  answer: sellerReviewsTexts.answerFailed,
  report: sellerReviewsTexts.reportFailed,
} as const

/** `/company/{id}/reviews`: what buyers say of a seller's beers, with the way to answer each once. */
export default function SellerReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const { user, place, summary, beers, reviews, totalPages, reporting } = loaderData
  const failedAnswer = actionData?.intent === 'answer' ? actionData : undefined
  // What was refused may have gone: the review with its page of the list, or the form with the report.
  const isShown =
    actionData?.intent === 'report' ? reporting : reviews.some(({ id }) => id === actionData?.reviewId)

  useEffect(() => {
    if (actionData) toast.error(actionData.message)
  }, [actionData, toast])

  const unanswered = counted(
    t,
    summary.unanswered,
    sellerReviewsTexts.oneUnanswered,
    sellerReviewsTexts.unansweredCount,
  )

  return (
    <div className="stack gap-4">
      <SellerNav user={user} />
      <h1>{t(accountWords.reviews)}</h1>
      {actionData && !isShown && (
        <ErrorSummary title={t(NOT_TAKEN[actionData.intent])} errors={[{ text: actionData.message }]} />
      )}
      {reporting && (
        <ReportSheet
          key={reporting.id}
          review={reporting}
          action={reviewsAddress(place, reporting.id)}
          failed={actionData?.intent === 'report' ? actionData : undefined}
          closeTo={reviewsAddress(place)}
          onClose={() => navigate(reviewsAddress(place), { preventScrollReset: true })}
        />
      )}
      {!beers.length ? (
        <EmptyState text={t(sellerReviewsTexts.none)}>
          <span className={styles.hint}>{t(sellerReviewsTexts.noneHint)}</span>
          <LinkButton to="/post#mine" look="outline">
            {t(publishTexts.seeMine)}
          </LinkButton>
        </EmptyState>
      ) : (
        <div className={`stack gap-6 ${styles.columns}`}>
          <div className={`stack gap-5 ${styles.side}`}>
            {summary.mean !== null && (
              <div className={`stack gap-3 ${styles.summary}`}>
                <span className={styles.mean} aria-hidden="true">
                  {numberText(summary.mean, 1)}
                </span>
                <p className={`row quiet ${styles.under}`}>
                  <Stars value={summary.mean} size={22} />
                  {counted(t, summary.count, accountWords.oneReview, accountWords.countReviews)}
                  {summary.unanswered > 0 && !place.unanswered ? (
                    <Link to={reviewsAddress({ ...place, unanswered: true, page: 1 })} preventScrollReset>
                      {unanswered}
                    </Link>
                  ) : (
                    <span>{unanswered}</span>
                  )}
                </p>
                <RatingHistogram ratings={summary.ratings} />
              </div>
            )}
            <ReviewFilters at={place} beers={beers} />
          </div>
          <div className={`stack gap-3 ${styles.reviews}`}>
            {reviews.map((review) => (
              <SellerReview
                key={review.id}
                review={review}
                at={place}
                failed={failedAnswer?.reviewId === review.id ? failedAnswer : undefined}
              />
            ))}
            {!reviews.length && (
              <EmptyState text={t(sellerReviewsTexts.noneFound)}>
                <LinkButton to={withoutFilters(place)} look="outline" preventScrollReset>
                  {t(accountWords.clearFilters)}
                </LinkButton>
              </EmptyState>
            )}
            <Pagination
              page={place.page}
              total={totalPages}
              label={t(accountWords.pagesOfReviews)}
              addressOf={(page) => reviewsAddress({ ...place, page })}
            />
          </div>
        </div>
      )}
    </div>
  )
}
