import type { ReactNode } from 'react'
import { matchRoutes, type Path } from 'react-router'
import * as companyTexts from '#contract/texts/company.ts'
import { textOf } from '#contract/texts/text.ts'

import { CartSkeleton } from '#web/features/cart/cart-skeleton.tsx'
import { BeerGridSkeleton } from '#web/features/catalogue/beer-card-skeleton.tsx'
import { DetailSkeleton } from '#web/features/catalogue/detail-skeleton.tsx'
import { HomeSkeleton } from '#web/features/catalogue/home-skeleton.tsx'
import { SectionHead } from '#web/features/catalogue/section-head.tsx'
import { ShopSkeleton } from '#web/features/catalogue/shop-skeleton.tsx'
import { CompanySkeleton } from '#web/features/companies/company-skeleton.tsx'
import { MyShopSkeleton } from '#web/features/purchases/my-shop-skeleton.tsx'
import { SavedSkeleton } from '#web/features/saved/saved-skeleton.tsx'
import type { PagePath } from '#web/page-handle.ts'
import { ListSkeleton } from './list-skeleton.tsx'

type Outline = (next: Pick<Path, 'search'>) => ReactNode

/** A list of the administration. */
const list: Outline = () => <ListSkeleton />

const company: Outline = () => (
  <CompanySkeleton>
    <section>
      <SectionHead id="beers-to-come" title={textOf(companyTexts.itsBeers)} />
      <BeerGridSkeleton columns={4} count={4} />
    </section>
  </CompanySkeleton>
)

const saved: Outline = () => (
  <SavedSkeleton>
    <BeerGridSkeleton columns={4} count={4} />
  </SavedSkeleton>
)

/**
 * What each page looks like before it is there; null: the old one stays. The one fact of a page that does not stand beside it:
 * it is wanted while the page's own module is still on its way. Does not compile without an entry for each page (`/ui` is
 * there in development only).
 */
const OUTLINES: Record<Exclude<PagePath, '/ui'>, Outline | null> = {
  '/': null,
  '/home': () => <HomeSkeleton />,
  '/shop': ({ search }) => <ShopSkeleton search={search} />,
  '/detail/:id': () => <DetailSkeleton />,
  '/taste': null,
  '/compare': null,
  '/breweries': null,
  '/cart': () => <CartSkeleton />,
  '/succes': null,
  '/failure': null,
  '/pending': null,
  '/saved': saved,
  '/save': null,
  '/stopAlerts': null,
  '/myShop': () => <MyShopSkeleton />,
  '/myShop/:id': null,
  '/myShop/:id/complaints/:companyId': null,
  '/myShop/:id/receipt': null,
  '/myShop/:id/messages/:companyId': null,
  '/login': null,
  '/login/choose': null,
  '/login/link': null,
  '/login/secondFactor': null,
  '/login/done': null,
  '/buyerSignUp': null,
  '/chooseSignUp': null,
  '/sellerSignUp': null,
  '/aboutUs': null,
  '/contact': null,
  '/report': null,
  '/withdraw': null,
  '/withdraw/confirm': null,
  '/terms': null,
  '/privacy': null,
  '/forgotPassword': null,
  '/account/sessions': null,
  '/account/secondFactor': null,
  '/account/payout': null,
  '/account/data': null,
  '/user/:id': null,
  '/company/:id': company,
  '/company/:id/import/:importId?': null,
  '/company/:id/today': null,
  '/company/:id/pause': null,
  '/company/:id/keys': null,
  '/company/:id/team': null,
  '/company/:id/mails': null,
  '/company/:id/webhooks': null,
  '/company/:id/webhooks/:webhookId': null,
  '/company/:id/figures': null,
  '/company/:id/parcels': null,
  '/company/:id/sales': null,
  '/company/:id/parcels/print': null,
  '/company/:id/parcels/paste': null,
  '/company/:id/parcels/:orderId': null,
  '/company/:id/messages': null,
  '/company/:id/products': null,
  '/company/:id/complaints': null,
  '/company/:id/complaints/:complaintId': null,
  '/company/:id/payouts': null,
  '/company/:id/payouts/:payoutId': null,
  '/company/:id/reviews': null,
  '/post': null,
  '/putProduct/:id': null,
  '/admin/buyer/:id': null,
  '/admin/buyer/adminUserModify': null,
  '/admin/buyer/adminHistoryShopBuyer': null,
  '/admin/seller/:id': null,
  '/admin/seller/admincompanymodify': null,
  '/admin/seller/AdminHistoryShopSeller': null,
  '/adminHistoryShop': list,
  '/admin/seller/products': null,
  '/admin/products': list,
  '/admin/adminproductmodify/:id': null,
  '/admin/reviews': list,
  '/admin/jobs': list,
  '/admin/audit': list,
  '/admin/payouts': list,
  '/admin/payouts/history': list,
  '/admin/payouts/runs': list,
  '/admin/payouts/runs/:id': null,
  '/admin/payouts/:companyId': null,
  '/admin/exchange-rates': list,
  '/admin/commissions': list,
  '/admin/advertising': list,
  '/admin/provider-books': list,
  '/admin/messages': list,
  '/admin/reports': list,
  '/admin/brewery-claims': list,
  '/admin/messages/:id': null,
  '/admin/withdrawals': list,
  '/admin/withdrawals/windows': list,
  '/admin/searches': list,
  '/admin/figures': null,
  '/admin/earnings': null,
  '/account': null,
  '/joinTeam': null,
  '/claimBrewery': null,
  '/company/:id/claim': null,
  '/joinStaff': null,
  '/confirmEmail': null,
  '/admin': list,
  '/admin/admins': list,
  '/admin/orders': list,
  '/admin/orders/:id': null,
  '/admin/orders/:id/messages/:companyId': null,
  '/admin/complaints/:id': null,
  '/admin/work': list,
  '/admin/work/:kind/:thing': null,
  '/admin/health': list,
  '/admin/today': null,
  '/offline': null,
  '/endViewing': null,
  '/logout': null,
  '/language': null,
  '/*': null,
}

const PLACES = Object.entries(OUTLINES).map(([path, outline]) => ({ path, handle: outline }))

/** What stands in for a page that is on its way: laid out as the page will be; null where no page is known that well. */
export function skeletonOf(next: Pick<Path, 'pathname' | 'search'>): ReactNode {
  const outline: Outline | null = matchRoutes(PLACES, next.pathname)?.at(-1)?.route.handle ?? null
  return outline?.(next) ?? null
}
