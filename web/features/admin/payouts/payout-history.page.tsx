import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { sortKept } from '#web/request/sort-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterLine } from '#web/ui/filter-line.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Sorting } from '#web/ui/table/data-table.tsx'
import { SortMenu } from '#web/ui/table/sort-menu.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import { addressOf } from '../list-place.ts'
import type { Route } from './+types/payout-history.page'
import { PayoutTable } from './payout-table.tsx'
import styles from './payouts.module.css'
import { PayoutsNav } from './payouts-nav.tsx'
import { showPayouts } from './show-payouts.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-money' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showPayouts(context, url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(payoutsTexts.historyTitle)} · ${textOf(commonTexts.siteName)}` },
]

const PATH = '/admin/payouts/history'

/** No index tells the amounts of all: those of one brewery are few. */
const OF_ALL = { date: accountWords.date }
const OF_ONE = { ...OF_ALL, amount: adminWords.amount }

/** `/admin/payouts/history`: what the shop paid to whom. */
export default function PayoutHistoryPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { payouts, total, totalPages, q, companyId, sorted, page } = loaderData
  const sorts = {
    sorting: { by: (companyId && sorted.sort) || 'date', down: sorted.dir !== 'asc' },
    sortedAt: ({ by, down }: Sorting) =>
      addressOf(PATH, { q, companyId, sort: by, dir: down ? 'desc' : 'asc' }),
  }
  return (
    <AdminPage title={t(payoutsTexts.historyTitle)}>
      <FilterLine>
        <PayoutsNav at="history" />
        {total > 1 && <SortMenu by={companyId ? OF_ONE : OF_ALL} {...sorts} />}
        {companyId ? (
          <p>
            <Chip to={PATH} removes>
              {t(payoutsTexts.onlyTo, { company: payouts[0]?.company ?? t(adminWords.brewery) })}
            </Chip>
          </p>
        ) : (
          <WordSearch
            action={PATH}
            label={t(payoutsTexts.search)}
            words={q}
            kept={sortKept(sorted)}
            clearTo={addressOf(PATH, sorted)}
          />
        )}
      </FilterLine>
      {total > 0 ? (
        <>
          <p className={styles.count} role="status">
            {counted(t, total, payoutsTexts.onePayout, payoutsTexts.countPayouts)}
          </p>
          <PayoutTable payouts={payouts} sorts={sorts} sortsAmounts={Boolean(companyId)} />
        </>
      ) : (
        <EmptyState text={t(q ? payoutsTexts.noPayoutsFound : payoutsTexts.noPayouts)}>
          <LinkButton to={q ? PATH : '/admin/payouts'} look="outline">
            {t(q ? tableTexts.clear : payoutsTexts.seeOwed)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={totalPages}
        label={t(payoutsTexts.historyPages)}
        addressOf={(at) => addressOf(PATH, { q, companyId, ...sorted }, at)}
      />
    </AdminPage>
  )
}
