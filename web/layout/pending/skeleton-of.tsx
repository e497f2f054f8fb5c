import type { ReactNode } from 'react'
import type { Path } from 'react-router'
import { textOf } from '#contract/texts/catalogue.ts'
import { CartSkeleton } from '#web/features/cart/cart-skeleton.tsx'
import { BeerGridSkeleton } from '#web/features/catalogue/beer-card-skeleton.tsx'
import { DetailSkeleton } from '#web/features/catalogue/detail-skeleton.tsx'
import { HomeSkeleton } from '#web/features/catalogue/home-skeleton.tsx'
import { SectionHead } from '#web/features/catalogue/section-head.tsx'
import { ShopSkeleton } from '#web/features/catalogue/shop-skeleton.tsx'
import { CompanySkeleton } from '#web/features/companies/company-skeleton.tsx'
import { MyShopSkeleton } from '#web/features/purchases/my-shop-skeleton.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

/** Pages of the administration that are no lists: one order, one person, a form, drawn figures. */
const NO_LIST = /^\/admin\/(orders\/|buyer\/|seller\/|adminproductmodify|figures|payouts\/(?!history))/i

/** What stands in for a page that is on its way: laid out as the page will be; null where no page is known that well. */
export function skeletonOf({ pathname, search }: Pick<Path, 'pathname' | 'search'>): ReactNode {
  if (/^\/home$/i.test(pathname)) return <HomeSkeleton />
  if (/^\/shop$/i.test(pathname)) return <ShopSkeleton search={search} />
  if (/^\/detail\/[^/]+$/i.test(pathname)) return <DetailSkeleton />
  if (/^\/cart$/i.test(pathname)) return <CartSkeleton />
  if (/^\/myShop$/i.test(pathname)) return <MyShopSkeleton />
  if (/^\/company\/[^/]+$/i.test(pathname)) {
    return (
      <CompanySkeleton>
        <section>
          <SectionHead id="beers-to-come" title={textOf('company.itsBeers')} />
          <BeerGridSkeleton columns={4} count={4} />
        </section>
      </CompanySkeleton>
    )
  }
  if (/^\/admin(\/|$)|^\/adminHistoryShop$/i.test(pathname) && !NO_LIST.test(pathname))
    return <ListSkeleton />
  return null
}
