import type { SessionUser } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as sellerTexts from '#contract/texts/seller.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { companyMailsPage, keysPage, pausePage, webhooksPage } from '#web/request/company-pages.ts'
import { type Area, AreaTabs, type Tab } from '#web/ui/tabs.tsx'

/** They lie in the line of the account: see account-nav.tsx. */
const ACCOUNT_PAGES = [pausePage, companyMailsPage, keysPage, (id: string) => webhooksPage(id)]

/** Between a seller's pages: stands at the head of each. */
export function SellerNav({ user }: { user: Pick<SessionUser, 'id'> }) {
  return <AreaTabs label={sellerTexts.nav} areas={areasOf(user.id)} />
}

/** A brewery's pages by what they are about; of its account the account's own line tells more. */
function areasOf(id: string): Area[] {
  const company = `/company/${id}`
  const list = (text: Tab['text'], to: string): Tab => ({ text, to, under: [`${to}/`] })
  return [
    { text: accountWords.today, pages: [{ text: accountWords.today, to: `${company}/today` }] },
    {
      text: shopWords.catalogue,
      pages: [
        { text: shopWords.beers, to: `${company}/products` },
        { text: accountWords.publish, to: '/post', under: ['/putProduct/'] },
        list(sellerTexts.importText, `${company}/import`),
      ],
    },
    {
      text: accountWords.orders,
      pages: [
        list(accountWords.shipments, `${company}/parcels`),
        { text: adminWords.messages, to: `${company}/messages` },
        list(complaintTexts.complaints, `${company}/complaints`),
      ],
    },
    {
      text: sellerTexts.results,
      pages: [
        { text: accountWords.sales, to: `${company}/sales` },
        { text: accountWords.figures, to: `${company}/figures` },
        list(adminTexts.payouts, `${company}/payouts`),
        { text: accountWords.reviews, to: `${company}/reviews` },
      ],
    },
    { text: accountWords.profile, pages: [{ text: accountWords.profile, to: company }] },
    {
      text: accountWords.account,
      pages: [
        {
          text: accountWords.account,
          to: '/account',
          under: ['/account/', ...ACCOUNT_PAGES.map((page) => page(id))],
        },
      ],
    },
  ]
}
