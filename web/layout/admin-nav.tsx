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
import type { PagePath } from '#web/page-handle.ts'
import { type Area, AreaTabs, type Tab } from '#web/ui/tabs.tsx'

type AdminArea = Area & { pages: readonly [AdminTab, ...AdminTab[]] }
type AdminTab = Tab & { to: PagePath }

/** The administration's pages in their order, by what they are about. An entry is added together with its page: none lies under no entry. */
export const ADMIN_AREAS: readonly AdminArea[] = [
  { text: accountWords.today, pages: [{ text: accountWords.today, to: '/admin/today' }] },
  {
    text: adminTexts.care,
    pages: [
      {
        text: adminWords.toReview,
        to: '/admin/work',
        under: ['/admin/work/', '/admin/complaints/'],
      },
      { text: adminReportsTexts.title, to: '/admin/reports' },
      { text: adminBreweryClaimsTexts.title, to: '/admin/brewery-claims' },
      { text: adminWords.messages, to: '/admin/messages', under: ['/admin/messages/'] },
      { text: adminWithdrawalsTexts.title, to: '/admin/withdrawals', under: ['/admin/withdrawals/'] },
    ],
  },
  {
    text: accountWords.orders,
    pages: [
      { text: accountWords.orders, to: '/admin/orders', under: ['/admin/orders/', '/adminHistoryShop'] },
    ],
  },
  {
    text: shopWords.catalogue,
    pages: [
      { text: productsTexts.allTitle, to: '/admin/products' },
      { text: accountWords.reviews, to: '/admin/reviews' },
      { text: searchesTexts.title, to: '/admin/searches' },
      { text: advertisingTexts.title, to: '/admin/advertising' },
    ],
  },
  {
    text: adminTexts.accounts,
    pages: [
      {
        text: adminTexts.panel,
        to: '/admin',
        under: ['/admin/buyer/', '/admin/seller/', '/admin/adminproductmodify/'],
      },
      { text: healthTexts.title, to: '/admin/health' },
      { text: adminWords.administrators, to: '/admin/admins' },
    ],
  },
  {
    text: adminOrderTexts.paymentMoney,
    pages: [
      { text: adminTexts.payouts, to: '/admin/payouts', under: ['/admin/payouts/'] },
      { text: commissionTexts.title, to: '/admin/commissions' },
      { text: providerBooksTexts.tab, to: '/admin/provider-books' },
      { text: adminWords.exchangeRate, to: '/admin/exchange-rates' },
    ],
  },
  {
    text: accountWords.figures,
    pages: [{ text: accountWords.figures, to: '/admin/figures', under: ['/admin/earnings'] }],
  },
  {
    text: adminTexts.system,
    pages: [
      { text: adminWords.auditLog, to: '/admin/audit' },
      { text: adminWords.jobs, to: '/admin/jobs' },
    ],
  },
  {
    text: shopWords.myAccount,
    pages: [{ text: shopWords.myAccount, to: '/account', under: ['/account/'] }],
  },
]

/** Between the administration's pages: stands at the head of each. */
export function AdminNav() {
  return <AreaTabs label={adminTexts.nav} areas={ADMIN_AREAS} />
}
