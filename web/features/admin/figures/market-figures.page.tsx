import { data } from 'react-router'
import { getMarketFigures, type MarketTotal } from '#contract/market-figures.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as marketFiguresTexts from '#contract/texts/market-figures.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { askedPeriod } from '#web/request/asked-period.server.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { daysOf } from '#web/ui/period/day-words.ts'
import { PeriodPicker } from '#web/ui/period/period-picker.tsx'
import type { Route } from './+types/market-figures.page'
import { BestSellers } from './best-sellers.tsx'
import { FiguresNav } from './figures-nav.tsx'
import { MarketCharts } from './market-charts.tsx'
import styles from './market-figures.module.css'
import { MarketTotals } from './market-totals.tsx'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-shop' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { status, ...page } = await askedPeriod(context, url, (query) =>
    tryApi(context, getMarketFigures, { query }),
  )
  return data(page, { status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(marketFiguresTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/figures`: how the whole market goes in a period, as numbers, charts and a file. */
export default function MarketFiguresPage({ loaderData: { picker, figures, errors } }: Route.ComponentProps) {
  const t = useText()
  const download = figures && `from=${figures.total.from}&to=${figures.total.to}&by=${figures.by}`
  return (
    <AdminPage
      title={t(marketFiguresTexts.title)}
      actions={
        download && (
          <LinkButton
            to={`/api/admin/figures.csv?${download}`}
            look="outline"
            reloadDocument
            discover="none"
            download
          >
            {t(tableTexts.download)}
          </LinkButton>
        )
      }
    >
      <FiguresNav at="market" />
      <PeriodPicker picker={picker} path="/admin/figures" shown={figures?.total} errors={errors} />
      {/* Anew with each period: what was read on its charts is of that one. */}
      {figures && <Shown key={download} figures={figures} />}
    </AdminPage>
  )
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['figures']>

function Shown({ figures: { by, total, before, buckets, bestCompanies, bestBeers } }: { figures: Shown }) {
  const t = useText()
  const hasSomething = countAll(total) + countAll(before) > 0
  return (
    <div className={styles.shown}>
      <h2 className={styles.span}>
        {t(figuresTexts.fromTo, { from: dayWords(total.from), to: dayWords(total.to) })}
      </h2>
      {hasSomething ? (
        <>
          <MarketTotals total={total} before={before} days={daysOf(total)} />
          <MarketCharts by={by} buckets={buckets} />
          <p className={`quiet ${styles.note}`}>{t(marketFiguresTexts.how)}</p>
          <BestSellers bestCompanies={bestCompanies} bestBeers={bestBeers} />
        </>
      ) : (
        <EmptyState text={t(marketFiguresTexts.nothing)}>
          <LinkButton to="/admin/figures" look="outline">
            {t(marketFiguresTexts.seeNow)}
          </LinkButton>
        </EmptyState>
      )}
    </div>
  )
}

/** How much there is to be told of a period, of whatever kind. */
function countAll(total: MarketTotal): number {
  const { orders, unpaidOrders, paymentAttempts, newBuyers, newCompanies, reviews } = total
  return orders + unpaidOrders + paymentAttempts + newBuyers + newCompanies + reviews
}
