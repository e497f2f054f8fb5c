import type { OWED_SORTS } from '#contract/payout-sorts.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { sortKept } from '#web/request/sort-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterLine } from '#web/ui/filter-line.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Sorting } from '#web/ui/table/data-table.tsx'
import { SortMenu } from '#web/ui/table/sort-menu.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import { addressOf } from '../list-place.ts'
import type { Route } from './+types/payouts.page'
import { OwedTable } from './owed-table.tsx'
import styles from './payouts.module.css'
import { PayoutsNav } from './payouts-nav.tsx'
import { showOwed } from './show-owed.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-money' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showOwed(context, url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(payoutsTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

const SORTED_BY: Record<(typeof OWED_SORTS)[number], Text> = {
  company: adminWords.brewery,
  owed: adminWords.owed,
  pending: adminWords.notFreeYet,
}

/** `/admin/payouts`: whom the shop owes money. */
export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { companies, isNobodyPayable, total, totalPages, breweries, said, q, sorted, page } = loaderData
  const sorts = {
    sorting: {
      by: sorted.sort || 'owed',
      down: sorted.dir ? sorted.dir === 'desc' : sorted.sort !== 'company',
    },
    sortedAt: ({ by, down }: Sorting) =>
      addressOf('/admin/payouts', { q, sort: by, dir: down ? 'desc' : 'asc' }),
  }
  return (
    <AdminPage title={t(payoutsTexts.title)} lead={t(payoutsTexts.lead)}>
      <FilterLine>
        <PayoutsNav at="owed" />
        {total > 1 && <SortMenu by={SORTED_BY} {...sorts} />}
        <WordSearch
          action="/admin/payouts"
          label={t(payoutsTexts.search)}
          words={q}
          kept={sortKept(sorted)}
          clearTo={addressOf('/admin/payouts', sorted)}
        />
      </FilterLine>
      {total > 0 ? (
        <>
          <p className={styles.count} role="status">
            {counted(t, breweries, breweryWords.oneBrewery, breweryWords.countBreweries)}.{' '}
            {t(said.back ? payoutsTexts.sumWithBack : payoutsTexts.sum, said)}
            {said.pending && ` ${t(payoutsTexts.sumPending, said)}`}
            {isNobodyPayable && ` ${t(payoutsTexts.noneHasAccount)}`}
          </p>
          <OwedTable companies={companies} saysAccounts={!isNobodyPayable} sorts={sorts} />
        </>
      ) : (
        <EmptyState text={t(q ? payoutsTexts.noneFound : payoutsTexts.nothingOwed)}>
          <LinkButton to={q ? '/admin/payouts' : '/admin/payouts/history'} look="outline">
            {t(q ? tableTexts.clear : payoutsTexts.seePaid)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={totalPages}
        label={t(breweryWords.pagesOfBreweries)}
        addressOf={(at) => addressOf('/admin/payouts', { q, ...sorted }, at)}
      />
    </AdminPage>
  )
}
