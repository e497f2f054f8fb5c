import { data } from 'react-router'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'

import { counted } from '#web/counted.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { PurchaseOrder } from '../../purchases/purchase-order.tsx'
import { showPurchases } from '../../purchases/show-purchases.server.ts'
import { OrderLink } from '../order-link.tsx'
import { PurchaseState } from '../purchase-state.tsx'
import type { Route } from './+types/buyer-purchases.page'
import { findBuyer } from './find-person.server.ts'
import { NoPerson } from './no-person.tsx'
import { PersonPage } from './person-page.tsx'
import { personPages } from './person-pages.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  const buyer = id ? await findBuyer(context, id) : null
  if (!buyer) return data({ found: null, isNamed: Boolean(id), timeZone: '' }, { status: id ? 404 : 200 })
  const list = await showPurchases(context, url.searchParams.get('pag'), buyer.id)
  const { timeZone } = context.get(pageRequest).settings
  return data({ found: { buyer, list }, isNamed: true, timeZone })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.purchases)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/buyer/adminHistoryShopBuyer`: what the chosen buyer ordered, as they see it on /myShop. */
export default function BuyerPurchasesPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { found, isNamed, timeZone } = loaderData
  if (!found) return <NoPerson kind="buyer" isNamed={isNamed} />
  const { buyer, list } = found
  const name = `${buyer.name} ${buyer.lastName}`.trim()
  return (
    <PersonPage
      kind="buyer"
      person={buyer}
      title={t(adminPersonTexts.purchasesOf, { name })}
      lead={list.total ? counted(t, list.total, adminWords.oneOrder, adminWords.countOrders) : undefined}
    >
      {list.purchases.length ? (
        <div className="stack gap-5">
          {list.purchases.map((purchase) => (
            <PurchaseOrder
              key={purchase.id}
              purchase={purchase}
              timeZone={timeZone}
              stateWord={<PurchaseState state={purchase.state} />}
              ways={<OrderLink id={purchase.id} inWords />}
            />
          ))}
        </div>
      ) : (
        <EmptyState text={t(adminPersonTexts.noPurchases)}>
          <LinkButton to={personPages('buyer', buyer.id).record} look="outline">
            {t(adminPersonTexts.seeRecord)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={list.page}
        total={list.totalPages}
        label={t(adminWords.pagesOfTheOrders)}
        addressOf={(page) => `${personPages('buyer', buyer.id).history}&pag=${page}`}
      />
    </PersonPage>
  )
}
