import { getAdminToday } from '#contract/admin-today.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { weekdayWords } from '#contract/texts/days.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { useText } from '#web/texts.ts'
import { momentDay } from '#web/ui/moment-words.ts'
import type { Route } from './+types/admin-today.page'
import styles from './admin-today.module.css'
import { LateParcels } from './late-parcels.tsx'
import { NewBreweries } from './new-breweries.tsx'
import { SearchesInVain } from './searches-in-vain.tsx'
import { ShopSums } from './shop-sums.tsx'
import { Waiting } from './waiting.tsx'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-shop' }

export async function loader({ context }: Route.LoaderArgs) {
  const { timeZone } = context.get(pageRequest).settings
  return { today: await callApi(context, getAdminToday), timeZone }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.today)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/today`: an operator's morning. How the shop goes, and what waits for somebody. */
export default function AdminTodayPage({ loaderData: { today, timeZone } }: Route.ComponentProps) {
  const t = useText()
  const dayOf = momentDay(timeZone)
  return (
    <AdminPage
      title={t(accountWords.today)}
      lead={
        <time dateTime={today.today.day} className={styles.day}>
          {weekdayWords(today.today.day)}
        </time>
      }
    >
      <ShopSums today={today.today} before={today.before} />
      <div className={`stack gap-6 ${styles.parts}`}>
        <Waiting waits={today} lateBeside={today.late.count} />
        <div className={`stack gap-6 ${styles.tables}`}>
          <LateParcels late={today.late} />
          <NewBreweries breweries={today.breweries} dayOf={dayOf} />
        </div>
        <SearchesInVain searches={today.searches} />
      </div>
    </AdminPage>
  )
}
