import type { SessionUser } from '#contract/identity.ts'
import { Tabs } from '#web/ui/tabs.tsx'

/** Between a seller's pages: stands at the head of each. */
export function SellerNav({ user }: { user: Pick<SessionUser, 'id'> }) {
  const company = `/company/${user.id}`
  return (
    <Tabs
      label="seller.nav"
      tabs={[
        { text: 'seller.publish', to: '/post', under: ['/putProduct/'] },
        { text: 'seller.parcels', to: `${company}/parcels` },
        { text: 'seller.sales', to: `${company}#ventas` },
        { text: 'seller.figures', to: `${company}/figures` },
        { text: 'seller.reviews', to: `${company}/reviews` },
        { text: 'seller.import', to: `${company}/import`, under: [`${company}/import/`] },
        { text: 'seller.profile', to: company },
        { text: 'seller.account', to: '/account', under: ['/account/'] },
      ]}
    />
  )
}
