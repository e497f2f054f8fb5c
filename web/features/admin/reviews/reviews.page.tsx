import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as judgeTexts from '#contract/texts/judge.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import type { Route } from './+types/reviews.page'
import { answerJudgement } from './answer-judgement.server.ts'
import { judgeAddress } from './judge-address.ts'
import { JudgedReview } from './judged-review.tsx'
import { ReviewSearch } from './review-search.tsx'
import styles from './reviews.module.css'
import { showJudgedReviews } from './show-judged-reviews.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-goods' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showJudgedReviews(context, url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerJudgement(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.reviews)} · ${textOf(commonTexts.siteName)}` },
]

const NOTHING = {
  reported: judgeTexts.noneReported,
  all: judgeTexts.none,
  hidden: judgeTexts.noneHidden,
} as const

/** `/admin/reviews`: what breweries report, and every review, to be hidden, kept and restored. */
export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const { place, reviews, total, totalPages, waiting, hiding } = loaderData
  const inSheet = hiding && actionData?.intent === 'hide'

  useEffect(() => {
    if (actionData) toast.error(actionData.message)
  }, [actionData, toast])

  return (
    <AdminPage title={t(accountWords.reviews)} lead={t(judgeTexts.lead)}>
      {actionData && !inSheet && (
        <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: actionData.message }]} />
      )}
      {hiding && (
        <ReasonSheet
          key={hiding.id}
          title={t(judgeTexts.hideTitle)}
          action={judgeAddress(place, hiding.id)}
          hidden={{ intent: 'hide', reviewId: hiding.id }}
          submit={t(judgeTexts.hide)}
          failed={inSheet ? actionData : undefined}
          closeTo={judgeAddress(place)}
          onClose={() => navigate(judgeAddress(place), { preventScrollReset: true })}
        >
          <blockquote className={`stack gap-1 ${styles.quote}`}>
            <p>{hiding.comment || t(accountWords.noComment)}</p>
            <footer>{`${hiding.writer.name} · ${hiding.beer.name}`}</footer>
          </blockquote>
          <p>{t(judgeTexts.hideLead, { person: hiding.writer.name })}</p>
        </ReasonSheet>
      )}
      <ReviewSearch at={place} waiting={waiting} />
      {reviews.length ? (
        <>
          <p className={styles.count} role="status">
            {counted(t, total, accountWords.oneReview, accountWords.countReviews)}
          </p>
          <div className={styles.list}>
            {reviews.map((review) => (
              <JudgedReview key={review.id} review={review} at={place} />
            ))}
          </div>
        </>
      ) : (
        <EmptyState text={t(place.q ? judgeTexts.noneFound : NOTHING[place.show])}>
          {place.q ? (
            <LinkButton to={judgeAddress({ show: place.show })} look="outline" preventScrollReset>
              {t(tableTexts.clear)}
            </LinkButton>
          ) : (
            place.show !== 'all' && (
              <LinkButton to={judgeAddress({ show: 'all' })} look="outline">
                {t(judgeTexts.seeAll)}
              </LinkButton>
            )
          )}
        </EmptyState>
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(accountWords.pagesOfReviews)}
        addressOf={(page) => judgeAddress({ ...place, page })}
      />
    </AdminPage>
  )
}
