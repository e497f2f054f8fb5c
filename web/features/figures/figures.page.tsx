import { data } from 'react-router'
import { getFigures } from '#contract/figures.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { askedPeriod } from '#web/request/asked-period.server.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { daysOf } from '#web/ui/period/day-words.ts'
import { PeriodPicker } from '#web/ui/period/period-picker.tsx'
import { restockAddress } from '../publishing/products/products-place.ts'
import type { Route } from './+types/figures.page'
import { BestBeers } from './best-beers.tsx'
import { Downloads } from './downloads.tsx'
import { FigureCharts } from './figure-charts.tsx'
import styles from './figures.module.css'
import { RunningOut } from './running-out.tsx'
import { Totals } from './totals.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const { status, ...page } = await askedPeriod(context, url, (query) =>
    tryApi(context, getFigures, { params: { id: user.id }, query }),
  )
  return data({ user, ...page }, { status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.figures)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/figures`: how a seller's sales go in a period, as numbers, charts and files. */
export default function FiguresPage({ loaderData: { user, picker, figures, errors } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <SellerNav user={user} />
      <h1>{t(accountWords.figures)}</h1>
      <PeriodPicker
        picker={picker}
        path={`/company/${user.id}/figures`}
        shown={figures?.total}
        errors={errors}
      />
      {figures && (
        <Shown
          key={`${figures.total.from} ${figures.total.to} ${figures.by}`}
          figures={figures}
          id={user.id}
        />
      )}
    </div>
  )
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['figures']>

function Shown({ figures, id }: { figures: Shown; id: string }) {
  const t = useText()
  const { by, total, before, buckets, bestBeers, runningOut } = figures
  const { from, to } = total
  const hasSomething = total.orders + before.orders + total.reviews + before.reviews > 0
  return (
    <div className="stack gap-6">
      <h2 className={styles.span}>{t(figuresTexts.fromTo, { from: dayWords(from), to: dayWords(to) })}</h2>
      {hasSomething ? (
        <>
          <Totals total={total} before={before} days={daysOf(total)} />
          <FigureCharts by={by} buckets={buckets} total={total} />
          <p className="quiet">{t(figuresTexts.refundedIs)}</p>
        </>
      ) : (
        <EmptyState text={t(figuresTexts.none)}>
          <LinkButton to="/post">{t(accountWords.publishABeer)}</LinkButton>
        </EmptyState>
      )}
      <div className={`stack gap-7 ${styles.lists}`}>
        {bestBeers.length > 0 && <BestBeers beers={bestBeers} />}
        <RunningOut beers={runningOut} restockAt={(beerId) => restockAddress(id, beerId)} />
      </div>
      {hasSomething && <Downloads companyId={id} period={{ from, to, by }} />}
    </div>
  )
}
