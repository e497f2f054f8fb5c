import type { SessionUser } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as sellerTexts from '#contract/texts/seller.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Tabs } from '#web/ui/tabs.tsx'

/** Between a seller's pages: stands at the head of each. */
export function SellerNav({ user }: { user: Pick<SessionUser, 'id'> }) {
  const company = `/company/${user.id}`
  return (
    <Tabs
      label={sellerTexts.nav}
      tabs={[
        { text: accountWords.today, to: `${company}/today` },
        { text: accountWords.publish, to: '/post', under: ['/putProduct/'] },
        { text: shopWords.beers, to: `${company}/products` },
        { text: accountWords.shipments, to: `${company}/parcels`, under: [`${company}/parcels/`] },
        { text: adminWords.messages, to: `${company}/messages` },
        {
          text: complaintTexts.complaints,
          to: `${company}/complaints`,
          under: [`${company}/complaints/`],
        },
        { text: accountWords.sales, to: `${company}/sales` },
        { text: accountWords.figures, to: `${company}/figures` },
        { text: accountWords.reviews, to: `${company}/reviews` },
        { text: sellerTexts.importText, to: `${company}/import`, under: [`${company}/import/`] },
        { text: accountWords.profile, to: company },
        { text: accountWords.account, to: '/account', under: ['/account/'] },
      ]}
    />
  )
}
