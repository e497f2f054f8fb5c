import * as adminTexts from '#contract/texts/admin.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { Route } from './+types/advertising.page'
import { actOnPlacements } from './act-on-placements.server.ts'
import styles from './advertising.module.css'
import { advertisingAt } from './advertising-address.ts'
import { PlacementForm } from './placement-form.tsx'
import { PlacementTable } from './placement-table.tsx'
import { PlacesNow } from './places-now.tsx'
import { showAdvertising } from './show-advertising.server.ts'
import { WithdrawSheet } from './withdraw-sheet.tsx'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-goods' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showAdvertising(context, url)
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnPlacements(context, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(advertisingTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

const SHOWS = { new: 'place', change: 'change', withdraw: 'withdraw' } as const

/** `/admin/advertising`: what stands in the three places of the shop's advertising space, will stand there, and stood. */
export default function AdvertisingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { list, open } = loaderData
  const refused = open && actionData?.act === SHOWS[open.step] ? actionData : undefined
  return (
    <AdminPage
      title={t(advertisingTexts.title)}
      lead={t(advertisingTexts.lead)}
      actions={
        <IfMay what="goods">
          <LinkButton to={advertisingAt('new')}>{t(advertisingTexts.putUp)}</LinkButton>
        </IfMay>
      }
    >
      {actionData && !refused && (
        <ErrorSummary
          title={t(adminTexts.notDone)}
          errors={[{ text: actionData.message ?? Object.values(actionData.wrong).join(' ') }]}
        />
      )}
      {open?.step === 'withdraw' && open.placement && (
        <WithdrawSheet placement={open.placement} refused={refused} />
      )}
      {open && open.step !== 'withdraw' && (
        <PlacementForm key={JSON.stringify(open.fields)} open={open} refused={refused} />
      )}
      <PlacesNow shown={list.shown} />
      <section className={`stack gap-4 ${styles.part}`} aria-labelledby="current">
        <h2 id="current">{t(advertisingTexts.current)}</h2>
        {list.current.length ? (
          <PlacementTable caption={t(advertisingTexts.current)} rows={list.current} shown={list.shown} />
        ) : (
          <EmptyState text={t(advertisingTexts.noneCurrent)} />
        )}
      </section>
      <section className={`stack gap-4 ${styles.part}`} aria-labelledby="past">
        <h2 id="past">{t(advertisingTexts.past)}</h2>
        {list.past.length ? (
          <PlacementTable caption={t(advertisingTexts.past)} rows={list.past} />
        ) : (
          <p>{t(advertisingTexts.nonePast)}</p>
        )}
      </section>
    </AdminPage>
  )
}
