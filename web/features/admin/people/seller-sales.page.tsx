import { data } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'

import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { useText } from '#web/texts.ts'
import { momentDay } from '#web/ui/moment-words.ts'
import { showSales } from '../../sales/show-sales.server.ts'
import { SoldBeers } from '../../sales/sold-beers.tsx'
import type { Route } from './+types/seller-sales.page'
import { findSeller } from './find-person.server.ts'
import { NoPerson } from './no-person.tsx'
import { PersonPage } from './person-page.tsx'
import { personPages } from './person-pages.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  const seller = id ? await findSeller(context, id) : null
  if (!seller) return data({ found: null, isNamed: Boolean(id), timeZone: '' }, { status: id ? 404 : 200 })
  const sales = await showSales(context, seller.id, url.searchParams.get('pag'))
  const { timeZone } = context.get(pageRequest).settings
  return data({ found: { seller, sales }, isNamed: true, timeZone })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.sales)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/seller/AdminHistoryShopSeller`: what the chosen seller sold, and how their account with the shop stands. */
export default function SellerSalesPage({ loaderData: { found, isNamed, timeZone } }: Route.ComponentProps) {
  const t = useText()
  if (!found) return <NoPerson kind="seller" isNamed={isNamed} />
  const { seller, sales } = found
  const name = seller.company || `${seller.name} ${seller.lastName}`.trim()
  return (
    <PersonPage kind="seller" person={seller} title={t(adminPersonTexts.salesOf, { name })}>
      <SoldBeers
        sales={sales}
        words={{
          title: t(adminPersonTexts.salesLines, { count: sales.total }),
          none: t(adminPersonTexts.noSales),
          recordAt: personPages('seller', seller.id).record,
        }}
        dayOf={momentDay(timeZone)}
        addressOf={(page) => `${personPages('seller', seller.id).history}&pag=${page}`}
      />
    </PersonPage>
  )
}
