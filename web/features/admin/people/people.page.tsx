import { data } from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import { textOf } from '#contract/texts/text.ts'

import { Spoken } from '#web/language/spoken.tsx'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { useRememberPanel } from '../panel-place.ts'
import type { Route } from './+types/people.page'
import { ListChoice } from './list-choice.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PanelCounts } from './panel-counts.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleTable } from './people-table.tsx'
import { showPeople } from './show-people.server.ts'
import { useLoadToast } from './use-load-toast.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const shown = await showPeople(context, url)
  return data(shown, { status: shown.failed?.status ?? 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const list = loaderData?.place.list
  const title =
    list === 'buyers' ? peopleTexts.buyers : list === 'sellers' ? peopleTexts.sellers : peopleTexts.title
  return [{ title: `${textOf(title)} · ${textOf(commonTexts.siteName)}` }]
}

/** `/admin`: the lists of buyers and sellers; before one is chosen, how many there are, the way to one of them, and what waits. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { place, counts, newest, found, failed, countries } = loaderData
  const { list } = place
  useLoadToast(loaderData)
  useRememberPanel()
  return (
    <AdminPage title={<Spoken text={peopleTexts.title} />} lead={t(peopleTexts.lead)}>
      <ListChoice chosen={list} />
      {counts && newest && <PanelCounts counts={counts} newest={newest} />}
      {list && <PeopleFilters at={place} countries={countries} />}
      {list && failed && <NotLoaded at={place} failed={failed} />}
      {list && found && <PeopleTable at={{ ...place, list }} found={found} />}
    </AdminPage>
  )
}
