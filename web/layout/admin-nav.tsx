import { type Permission, type StaffPart, staffMay } from '#contract/staff-roles.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminBreweryClaimsTexts from '#contract/texts/admin-brewery-claims.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as searchesTexts from '#contract/texts/fruitless-searches.ts'
import * as healthTexts from '#contract/texts/health.ts'
import * as productsTexts from '#contract/texts/products.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Waits } from '#contract/today.ts'
import type { PagePath } from '#web/page-handle.ts'
import { type Area, AreaTabs } from '#web/ui/area-tabs.tsx'
import type { Tab } from '#web/ui/tabs.tsx'
import { accountLine } from './account-lines.ts'
import { useRoot } from './use-root.ts'

type AdminArea = Pick<Area, 'text' | 'lines'> & { pages: readonly [AdminTab, ...AdminTab[]] }
/** `needs`: what its page's handle says as `staff`; a test compares them. */
type AdminTab = Tab & { to: PagePath; needs: Permission }

/** The administration's pages in their order, by what they are about. An entry is added together with its page: none lies under no entry. */
export const ADMIN_AREAS: readonly AdminArea[] = [
  {
    text: accountWords.today,
    pages: [{ text: accountWords.today, needs: 'read-shop', to: '/admin/today', often: true }],
  },
  {
    text: adminTexts.care,
    pages: [
      {
        text: adminWords.toReview,
        needs: 'read-desk',
        to: '/admin/work',
        under: ['/admin/work/', '/admin/complaints/'],
        often: true,
      },
      { text: adminReportsTexts.title, needs: 'read-goods', to: '/admin/reports' },
      { text: adminBreweryClaimsTexts.title, needs: 'read-care', to: '/admin/brewery-claims' },
      { text: adminWords.messages, needs: 'read-care', to: '/admin/messages', under: ['/admin/messages/'] },
      {
        text: adminWithdrawalsTexts.title,
        needs: 'read-care',
        to: '/admin/withdrawals',
        under: ['/admin/withdrawals/'],
      },
    ],
  },
  {
    text: accountWords.orders,
    pages: [
      {
        text: accountWords.orders,
        needs: 'read-desk',
        to: '/admin/orders',
        under: ['/admin/orders/', '/adminHistoryShop'],
        often: true,
      },
    ],
  },
  {
    text: shopWords.catalogue,
    pages: [
      { text: productsTexts.allTitle, needs: 'read-shop', to: '/admin/products', often: true },
      { text: accountWords.reviews, needs: 'read-goods', to: '/admin/reviews', often: true },
      { text: searchesTexts.title, needs: 'read-goods', to: '/admin/searches' },
      { text: advertisingTexts.title, needs: 'read-goods', to: '/admin/advertising' },
    ],
  },
  {
    text: adminTexts.accounts,
    pages: [
      {
        text: adminTexts.panel,
        needs: 'read-desk',
        to: '/admin',
        under: ['/admin/buyer/', '/admin/seller/', '/admin/adminproductmodify/'],
      },
      { text: healthTexts.title, needs: 'read-desk', to: '/admin/health' },
      { text: adminWords.administrators, needs: 'read-shop', to: '/admin/admins' },
    ],
  },
  {
    text: adminOrderTexts.paymentMoney,
    pages: [
      { text: adminTexts.payouts, needs: 'read-money', to: '/admin/payouts', under: ['/admin/payouts/'] },
      { text: commissionTexts.title, needs: 'read-money', to: '/admin/commissions' },
      { text: providerBooksTexts.tab, needs: 'read-money', to: '/admin/provider-books' },
      { text: adminWords.exchangeRate, needs: 'read-money', to: '/admin/exchange-rates' },
    ],
  },
  {
    text: accountWords.figures,
    pages: [
      { text: accountWords.figures, needs: 'read-shop', to: '/admin/figures', under: ['/admin/earnings'] },
    ],
  },
  {
    text: adminTexts.system,
    pages: [
      { text: adminWords.auditLog, needs: 'read-desk', to: '/admin/audit' },
      { text: adminWords.jobs, needs: 'read-desk', to: '/admin/jobs' },
    ],
  },
  {
    text: shopWords.myAccount,
    pages: [{ text: shopWords.myAccount, needs: 'own-account', to: '/account', under: ['/account/'] }],
    lines: [accountLine('Admin')],
  },
]

/** Where what waits is told. */
const WAITS_AT: Partial<Record<PagePath, keyof Waits>> = {
  '/admin/messages': 'messages',
  '/admin/withdrawals': 'withdrawals',
  '/admin/reports': 'reports',
  '/admin/brewery-claims': 'breweryClaims',
}

/** What somebody of the administration finds there, and how much waits; of an owner everything. */
function adminAreasOf(part: StaffPart | undefined, waits: Waits | null | undefined): Area[] {
  const withWaits = (page: AdminTab): Tab => {
    const what = WAITS_AT[page.to]
    return { ...page, waits: what && waits?.[what] }
  }
  return ADMIN_AREAS.flatMap(({ text, pages, ...behind }) => {
    const [first, ...others] = pages.filter(({ needs }) => staffMay(part, needs)).map(withWaits)
    return first ? [{ text, pages: [first, ...others] as const, ...behind }] : []
  })
}

/** Between the administration's pages: stands at the head of each. */
export function AdminNav() {
  const root = useRoot()
  const areas = adminAreasOf(root?.user?.staff, root?.waits)
  return <AreaTabs label={adminTexts.nav} areas={areas} />
}
