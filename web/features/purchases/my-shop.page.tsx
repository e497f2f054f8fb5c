import { useNavigate } from 'react-router'
import { listPurchases, type Purchase, type PurchaseParcel, purchasesIn } from '#contract/purchases.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { callApi } from '#web/api.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { requireRole } from '#web/request/require-role.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { ReviewLauncher } from '../reviews/review-launcher.tsx'
import { ReviewSheet } from '../reviews/review-sheet.tsx'
import { sendReview } from '../reviews/send-review.server.ts'
import type { Route } from './+types/my-shop.page'
import { sendCancel } from './cancel-parcel.server.ts'
import { CancelSheet } from './cancel-sheet.tsx'
import { PurchaseOrder } from './purchase-order.tsx'
import styles from './purchases.module.css'

const PATH = '/myShop'

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await requireRole(context, url, ['Person'])
  const answer = await callApi(context, listPurchases, { query: { userPersonId: user.id } })
  return {
    purchases: purchasesIn(answer),
    timeZone: context.get(pageRequest).settings.timeZone,
    reviewed: url.searchParams.get('review'),
    cancelled: url.searchParams.get('cancel'),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  await requireRole(context, url, ['Person'])
  const form = await readForm(request)
  return form.get('intent') === 'cancel' ? sendCancel(context, form, PATH) : sendReview(context, form, PATH)
}

/** After a refusal too: it was refused for what changed meanwhile. */
export function shouldRevalidate() {
  return true
}

/** A parcel in this page's address. */
function nameOf(purchase: Purchase, { companyId }: PurchaseParcel): string {
  return `${purchase.id}.${companyId}`
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf('purchases.title')} · ${textOf('site.name')}` },
]

export default function MyShopPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const navigate = useNavigate()
  const { purchases, timeZone, reviewed, cancelled } = loaderData
  const notCancelled = actionData && 'notCancelled' in actionData ? actionData.notCancelled : undefined
  const asked = purchases
    .flatMap((purchase) => purchase.parcels.map((parcel) => ({ purchase, parcel })))
    .find(({ purchase, parcel }) => cancelled === nameOf(purchase, parcel) && parcel.refund !== null)
  const line = purchases
    .filter((purchase) => purchase.state === 'paid')
    .flatMap((purchase) => purchase.Items)
    .find((item) => item.ProductId === reviewed && !item.reviewed)

  return (
    <div className={styles.page}>
      <h1>{t('purchases.title')}</h1>
      {notCancelled && <ErrorSummary title={t('purchases.cancelFailed')} errors={[{ text: notCancelled }]} />}
      {asked && (
        <CancelSheet {...asked} closeTo={PATH} onClose={() => navigate(PATH, { preventScrollReset: true })} />
      )}
      {line && (
        <ReviewSheet
          key={line.ProductId}
          beer={{ id: line.ProductId, name: line.name, company: line.company, image: line.image }}
          failed={actionData && 'comment' in actionData ? actionData : undefined}
          closeTo={PATH}
          onClose={() => navigate(PATH, { preventScrollReset: true })}
        />
      )}
      {purchases.map((purchase) => (
        <PurchaseOrder
          key={purchase.id}
          purchase={purchase}
          timeZone={timeZone}
          own={{
            cancelAt: (parcel) => `${PATH}?cancel=${nameOf(purchase, parcel)}`,
            reviewOf: (item) => (
              <ReviewLauncher
                beerName={item.name}
                to={`${PATH}?review=${item.ProductId}`}
                isReviewed={item.reviewed}
              />
            ),
          }}
        />
      ))}
      {!purchases.length && (
        <EmptyState text={<Spoken code="purchases.empty" />}>
          <LinkButton to="/shop">{t('home.seeBeers')}</LinkButton>
        </EmptyState>
      )}
    </div>
  )
}
