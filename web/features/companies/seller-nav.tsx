import type { SessionUser } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as sellerTexts from '#contract/texts/seller.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

/** A tab of the bar: all that sell, those that pack too, or the owner alone. */
type SellerTab = Tab & { for: 'everybody' | 'who-sells' | 'owner' }

/** Between a seller's pages: stands at the head of each. Who works for one has those that their role opens. */
export function SellerNav({ user: { id, team } }: { user: Pick<SessionUser, 'id' | 'team'> }) {
  const company = `/company/${id}`
  const tabs: SellerTab[] = [
    { for: 'who-sells', text: accountWords.today, to: `${company}/today` },
    { for: 'who-sells', text: accountWords.publish, to: '/post', under: ['/putProduct/'] },
    { for: 'who-sells', text: shopWords.beers, to: `${company}/products` },
    {
      for: 'everybody',
      text: accountWords.shipments,
      to: `${company}/parcels`,
      under: [`${company}/parcels/`],
    },
    { for: 'everybody', text: adminWords.messages, to: `${company}/messages` },
    {
      for: 'who-sells',
      text: complaintTexts.complaints,
      to: `${company}/complaints`,
      under: [`${company}/complaints/`],
    },
    { for: 'who-sells', text: accountWords.sales, to: `${company}/sales` },
    { for: 'who-sells', text: accountWords.figures, to: `${company}/figures` },
    { for: 'who-sells', text: accountWords.reviews, to: `${company}/reviews` },
    {
      for: 'who-sells',
      text: sellerTexts.importText,
      to: `${company}/import`,
      under: [`${company}/import/`],
    },
    { for: 'owner', text: accountWords.profile, to: company },
    { for: 'everybody', text: accountWords.account, to: '/account', under: ['/account/'] },
  ]
  const isOpen = (tab: SellerTab) =>
    !team || tab.for === 'everybody' || (tab.for === 'who-sells' && team.role === 'seller')
  return <Tabs label={sellerTexts.nav} tabs={tabs.filter(isOpen).map(({ for: _, ...tab }) => tab)} />
}
