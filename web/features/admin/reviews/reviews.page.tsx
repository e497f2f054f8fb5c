import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { textOf } from '#contract/texts/catalogue.ts'
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
import { counted } from '../../catalogue/counted.ts'
import type { Route } from './+types/reviews.page'
import { answerJudgement } from './answer-judgement.server.ts'
import { judgeAddress } from './judge-address.ts'
import { JudgedReview } from './judged-review.tsx'
import { ReviewSearch } from './review-search.tsx'
import styles from './reviews.module.css'
import { showJudgedReviews } from './show-judged-reviews.server.ts'

export const handle: PageHandle = { openTo: ['Admin'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showJudgedReviews(context, url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerJudgement(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [{ title: `${textOf('judge.title')} · ${textOf('site.name')}` }]

const NOTHING = {
  reported: 'judge.noneReported',
  all: 'judge.none',
  hidden: 'judge.noneHidden',
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
    <AdminPage title={t('judge.title')} lead={t('judge.lead')}>
      {actionData && !inSheet && (
        <ErrorSummary title={t('admin.notDone')} errors={[{ text: actionData.message }]} />
      )}
      {hiding && (
        <ReasonSheet
          key={hiding.id}
          title={t('judge.hideTitle')}
          action={judgeAddress(place, hiding.id)}
          hidden={{ intent: 'hide', reviewId: hiding.id }}
          submit={t('judge.hide')}
          failed={inSheet ? actionData : undefined}
          closeTo={judgeAddress(place)}
          onClose={() => navigate(judgeAddress(place), { preventScrollReset: true })}
        >
          <blockquote className={styles.quote}>
            <p>{hiding.comment || t('judge.noComment')}</p>
            <footer>{`${hiding.writer.name} · ${hiding.beer.name}`}</footer>
          </blockquote>
          <p>{t('judge.hideLead', { person: hiding.writer.name })}</p>
        </ReasonSheet>
      )}
      <ReviewSearch at={place} waiting={waiting} />
      {reviews.length ? (
        <>
          <p className={styles.count} role="status">
            {counted(t, total, 'judge.one', 'judge.count')}
          </p>
          <div className={styles.reviews}>
            {reviews.map((review) => (
              <JudgedReview key={review.id} review={review} at={place} />
            ))}
          </div>
        </>
      ) : (
        <EmptyState text={t(place.q ? 'judge.noneFound' : NOTHING[place.show])}>
          {place.q ? (
            <LinkButton to={judgeAddress({ show: place.show })} look="outline" preventScrollReset>
              {t('table.clear')}
            </LinkButton>
          ) : (
            place.show !== 'all' && (
              <LinkButton to={judgeAddress({ show: 'all' })} look="outline">
                {t('judge.seeAll')}
              </LinkButton>
            )
          )}
        </EmptyState>
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t('judge.pages')}
        addressOf={(page) => judgeAddress({ ...place, page })}
      />
    </AdminPage>
  )
}
