import { redirect } from 'react-router'
import { type FruitlessSearch, listFruitlessSearches } from '#contract/fruitless-searches.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as searchesTexts from '#contract/texts/fruitless-searches.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { counted } from '#web/counted.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import type { Route } from './+types/searches.page'
import { searchesAddress, searchesPlace } from './searches-place.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-goods' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = searchesPlace(url.searchParams)
  const { days, found, page } = place
  const list = await callApi(context, listFruitlessSearches, { query: { days, found, pag: String(page) } })
  if (page > Math.max(list.totalPages, 1)) {
    throw redirect(searchesAddress({ ...place, page: list.totalPages || 1 }))
  }
  return { ...list, place }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(searchesTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

const DAYS = ['7', '30', '90'] as const
const KINDS = [
  ['none', searchesTexts.none],
  ['some', searchesTexts.some],
] as const

/** `/admin/searches`: what people look for in vain, to be sold, or to be found by another word. */
export default function SearchesPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { place, searches, totalPages, others } = loaderData
  const columns: Column<FruitlessSearch>[] = [
    { key: 'words', head: t(searchesTexts.words), cell: ({ words }) => words },
    { key: 'times', head: t(searchesTexts.times), number: true, cell: ({ times }) => numberText(times) },
    {
      key: 'lastDay',
      head: t(searchesTexts.lastDay),
      cell: ({ lastDay }) => <time dateTime={lastDay}>{dayWords(lastDay)}</time>,
    },
  ]
  return (
    <AdminPage title={t(searchesTexts.title)} lead={t(searchesTexts.lead)}>
      <nav aria-label={t(figuresTexts.period)}>
        <ul className="wrap gap-2">
          {DAYS.map((days) => (
            <li key={days}>
              <Chip to={searchesAddress({ ...place, days, page: 1 })} chosen={days === place.days}>
                {t(figuresTexts.lastDays, { days })}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t(searchesTexts.kinds)}>
        <ul className="wrap gap-2">
          {KINDS.map(([found, text]) => (
            <li key={found}>
              <Chip to={searchesAddress({ ...place, found, page: 1 })} chosen={found === place.found}>
                {t(text)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {searches.length ? (
        <DataTable
          caption={t(searchesTexts.title)}
          columns={columns}
          rows={searches}
          keyOf={({ words }) => words}
        />
      ) : (
        <EmptyState text={t(searchesTexts.empty)}>
          {place.days !== '90' && (
            <LinkButton to={searchesAddress({ ...place, days: '90', page: 1 })} look="outline">
              {t(searchesTexts.longer)}
            </LinkButton>
          )}
        </EmptyState>
      )}
      {others > 0 && (
        <p className="quiet">{counted(t, others, searchesTexts.oneOther, searchesTexts.others)}</p>
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(searchesTexts.pages)}
        addressOf={(page) => searchesAddress({ ...place, page })}
      />
    </AdminPage>
  )
}
