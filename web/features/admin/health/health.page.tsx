import { redirect } from 'react-router'
import { listHealth } from '#contract/brewery-health.ts'
import { HEALTH_UP_FIRST, type HealthSort } from '#contract/health-sorts.ts'
import {
  COMPLAINT_ANSWER_DAYS,
  HEALTH_DAYS,
  HEALTH_LEAST_PARCELS,
  PARCEL_LATE_DAYS,
} from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as healthTexts from '#contract/texts/health.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { sortKept } from '#web/request/sort-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipLine } from '#web/ui/chip-line.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterLine } from '#web/ui/filter-line.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { DataTable, type Sorting } from '#web/ui/table/data-table.tsx'
import { SortMenu } from '#web/ui/table/sort-menu.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import type { Route } from './+types/health.page'
import { healthColumns, partColumns } from './health-columns.tsx'
import { type HealthPlace, healthAddress, healthPlace } from './health-place.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = healthPlace(url.searchParams)
  const { page, ...query } = place
  const list = await callApi(context, listHealth, { query: { ...query, pag: String(page) } })
  if (page > Math.max(list.totalPages, 1)) {
    throw redirect(healthAddress({ ...place, page: list.totalPages || 1 }))
  }
  return { ...list, place }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(healthTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

function sortingOf({ sort, dir }: HealthPlace) {
  const by = sort || 'late'
  return { by, down: dir ? dir === 'desc' : !HEALTH_UP_FIRST.includes(by) }
}

const SORTED_BY: Record<HealthSort, Text> = {
  late: healthTexts.late,
  refunded: accountWords.refunded,
  complaints: healthTexts.complaints,
  escalated: healthTexts.escalated,
  hours: healthTexts.hours,
  rating: healthTexts.rating,
  parcels: accountWords.shipments,
  company: adminWords.brewery,
}

/** `/admin/health`: how every brewery does as one that sends. */
export default function HealthPage({ loaderData: { place, breweries, totalPages } }: Route.ComponentProps) {
  const t = useText()
  const values = { days: HEALTH_DAYS, least: HEALTH_LEAST_PARCELS }
  const { q, enough } = place
  const kept = { ...(enough && { enough }), ...sortKept(place) }
  const sorts = {
    sorting: sortingOf(place),
    sortedAt: ({ by, down }: Sorting) =>
      healthAddress({
        ...place,
        sort: by as HealthPlace['sort'],
        dir: down ? 'desc' : 'asc',
        page: 1,
      }),
  }
  const { by } = sortingOf(place)
  const { shown, empty } = partColumns(healthColumns(t, by), breweries, by)
  return (
    <AdminPage title={t(healthTexts.title)} lead={t(healthTexts.lead, values)}>
      <FilterLine>
        <nav aria-label={t(healthTexts.lists)}>
          <ChipLine chosen={enough || 'all'}>
            {(['', '1'] as const).map((only) => (
              <li key={only}>
                <Chip
                  to={healthAddress({ ...place, enough: only, page: 1 })}
                  chosen={enough === only}
                  preventScrollReset
                >
                  {t(only ? healthTexts.enough : breweryWords.all, values)}
                </Chip>
              </li>
            ))}
          </ChipLine>
        </nav>
        {breweries.length > 1 && <SortMenu by={SORTED_BY} {...sorts} />}
        <WordSearch
          action="/admin/health"
          label={t(healthTexts.search)}
          words={q}
          kept={kept}
          clearTo={healthAddress({ ...place, q: '', page: 1 })}
        />
      </FilterLine>
      {breweries.length ? (
        <>
          <DataTable
            caption={t(healthTexts.title)}
            columns={shown}
            rows={breweries}
            keyOf={({ companyId }) => companyId}
            sortsElsewhere
            {...sorts}
          />
          {empty.length > 0 && (
            <p className="quiet">{t(healthTexts.nothingOf, { what: empty.join(', ') })}</p>
          )}
          <p className="quiet">
            {t(healthTexts.whatCounts, { days: PARCEL_LATE_DAYS, answer: COMPLAINT_ANSWER_DAYS })}
          </p>
        </>
      ) : (
        <EmptyState text={t(healthTexts.none)}>
          {(q || enough) && (
            <LinkButton to={healthAddress({})} look="outline">
              {t(shopWords.seeAll)}
            </LinkButton>
          )}
        </EmptyState>
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(breweryWords.pagesOfBreweries)}
        addressOf={(page) => healthAddress({ ...place, page })}
      />
    </AdminPage>
  )
}
