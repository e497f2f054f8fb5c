import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import { textOf } from '#contract/texts/text.ts'

import type { PageHandle } from '#web/page-handle.ts'
import { malformedForm, readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SellerNav } from '../companies/seller-nav.tsx'
import type { Route } from './+types/parcels.page'
import { answerParcel } from './answer-parcel.server.ts'
import { ParcelCard } from './parcel-card.tsx'
import { ParcelTabs } from './parcel-tabs.tsx'
import styles from './parcels.module.css'
import { parcelsAddress, stepOf, stepsOf } from './parcels-address.ts'
import { placeOf, showParcels } from './show-parcels.server.ts'

export const handle: PageHandle = { openTo: ['Company'], ownId: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  return { user, ...(await showParcels(context, user.id, url)) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const user = context.get(signedIn)
  const asked = stepOf(url.searchParams)
  if (!asked) throw malformedForm({})
  const backTo = parcelsAddress(placeOf(user.id, url.searchParams))
  return answerParcel(context, await readForm(request), { ...asked, companyId: user.id, backTo })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.shipments)} · ${textOf(commonTexts.siteName)}` },
]

const NOT_DONE = { ship: parcelsTexts.notShipped, deliver: parcelsTexts.notDelivered } as const

/** `/company/{id}/parcels`: what a seller has to send, and what became of what was sent. */
export default function ParcelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, state, page, totalPages, counts, parcels, open } = loaderData
  const at = { companyId: user.id, state, page }
  // The form that was refused may have gone from the list: with its parcel, or with the parcel's state.
  const stillThere = parcels.some(
    (each) => each.orderId === open?.orderId && stepsOf(each).includes(open.step),
  )
  const lost = open && !stillThere ? actionData?.message : undefined
  const empty = {
    pending: t(parcelsTexts.nonePending),
    shipped: t(parcelsTexts.noneShipped),
    delivered: t(parcelsTexts.noneDelivered),
    cancelled: t(parcelsTexts.noneCancelled),
  }
  return (
    <div className={`stack gap-5 ${styles.page}`}>
      <SellerNav user={user} />
      <h1>{t(accountWords.shipments)}</h1>
      {lost && open && (
        <ErrorSummary
          title={t(NOT_DONE[open.step], { code: orderCode(open.orderId) })}
          errors={[{ text: lost }]}
        />
      )}
      <ParcelTabs companyId={user.id} chosen={state} counts={counts} />
      {parcels.length === 0 && (
        <EmptyState text={empty[state]}>
          {state === 'pending' ? (
            <LinkButton to="/post#mine" look="outline">
              {t(publishTexts.seeMine)}
            </LinkButton>
          ) : (
            <LinkButton to={parcelsAddress({ companyId: user.id, state: 'pending', page: 1 })} look="outline">
              {t(parcelsTexts.seePending)}
            </LinkButton>
          )}
        </EmptyState>
      )}
      <ul className={`stack gap-5 ${styles.list}`}>
        {parcels.map((parcel) => (
          <li key={parcel.orderId}>
            <ParcelCard
              parcel={parcel}
              at={at}
              open={open?.orderId === parcel.orderId ? open.step : undefined}
              answer={actionData}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        total={totalPages}
        label={t(parcelsTexts.pages)}
        addressOf={(other) => parcelsAddress({ ...at, page: other })}
      />
    </div>
  )
}
