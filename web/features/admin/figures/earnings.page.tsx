import { data } from 'react-router'
import { getEarnings } from '#contract/earnings.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as earningsTexts from '#contract/texts/earnings.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as marketFiguresTexts from '#contract/texts/market-figures.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { askedPeriod } from '#web/request/asked-period.server.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PeriodPicker } from '#web/ui/period/period-picker.tsx'
import type { Route } from './+types/earnings.page'
import { EarnedInCurrency } from './earned-in-currency.tsx'
import { FiguresNav } from './figures-nav.tsx'
import styles from './market-figures.module.css'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-money' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { status, ...page } = await askedPeriod(context, url, (query) =>
    tryApi(context, getEarnings, { query }),
  )
  return data(page, { status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(earningsTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/earnings`: what the shop earned in a period, in each currency, as numbers, charts and files. */
export default function EarningsPage({ loaderData: { picker, figures, errors } }: Route.ComponentProps) {
  const t = useText()
  return (
    <AdminPage title={t(earningsTexts.title)}>
      <FiguresNav at="earnings" />
      <PeriodPicker picker={picker} path="/admin/earnings" shown={figures ?? undefined} errors={errors} />
      {/* Anew with each period: what was read on its charts is of that one. */}
      {figures && <Shown key={`${figures.from} ${figures.to} ${figures.by}`} figures={figures} />}
    </AdminPage>
  )
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['figures']>

function Shown({ figures }: { figures: Shown }) {
  const t = useText()
  const { from, to, currencies } = figures
  return (
    <div className={styles.shown}>
      <h2 className={styles.span}>{t(figuresTexts.fromTo, { from: dayWords(from), to: dayWords(to) })}</h2>
      {currencies.length ? (
        <>
          {currencies.map((each) => (
            <EarnedInCurrency key={each.currency} period={figures} earnings={each} />
          ))}
          <p className={`quiet ${styles.note}`}>{t(earningsTexts.how)}</p>
        </>
      ) : (
        <EmptyState text={t(earningsTexts.nothing)}>
          <LinkButton to="/admin/earnings" look="outline">
            {t(marketFiguresTexts.seeNow)}
          </LinkButton>
        </EmptyState>
      )}
      <Files from={from} to={to} />
    </div>
  )
}

function Files({ from, to }: { from: string; to: string }) {
  const t = useText()
  const files = [
    { path: '/api/admin/earnings.csv', text: earningsTexts.downloadEarnings },
    { path: '/api/admin/journal.csv', text: earningsTexts.downloadJournal },
  ]
  return (
    <section className="stack gap-4" aria-labelledby="earnings-files">
      <h2 id="earnings-files">{t(figuresTexts.downloads)}</h2>
      <ul className="wrap gap-3">
        {files.map(({ path, text }) => (
          <li key={path}>
            <LinkButton
              to={`${path}?${new URLSearchParams({ from, to })}`}
              look="outline"
              reloadDocument
              discover="none"
              download
            >
              {t(text)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
