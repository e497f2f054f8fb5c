import type { SessionUser } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as sellerTexts from '#contract/texts/seller.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Waits } from '#contract/today.ts'
import { ACCOUNT_PAGES } from '#web/request/company-pages.ts'
import { type Area, AreaTabs } from '#web/ui/area-tabs.tsx'
import type { Tab } from '#web/ui/tabs.tsx'
import { accountLine, settingsLines } from './account-lines.ts'
import { useRoot } from './use-root.ts'

/** A page of the line: of all that sell, of those that pack too, or of the owner alone. */
type SellerTab = Tab & { for: 'everybody' | 'who-sells' | 'owner' }

/** Between a seller's pages: stands at the head of each. Who works for one has those that their role opens. */
export function SellerNav({ user: { id, team } }: { user: Pick<SessionUser, 'id' | 'team'> }) {
  const isOpen = (tab: SellerTab) =>
    !team || tab.for === 'everybody' || (tab.for === 'who-sells' && team.role === 'seller')
  const waits = useRoot()?.waits
  const areas = areasOf(id, waits).flatMap(({ text, pages }): Area[] => {
    const [first, ...rest] = pages.filter(isOpen)
    return first ? [{ text, pages: [first, ...rest] }] : []
  })
  const account: Area = {
    text: accountWords.account,
    pages: [
      {
        text: accountWords.account,
        to: '/account',
        under: ['/account/', ...Object.values(ACCOUNT_PAGES).map((page) => page(id))],
      },
    ],
    lines: [accountLine('Company'), ...settingsLines({ id, team })],
  }
  return <AreaTabs label={sellerTexts.nav} areas={[...areas, account]} />
}

/** A brewery's pages by what they are about, but for its account. */
function areasOf(id: string, waits: Waits | null | undefined): { text: Area['text']; pages: SellerTab[] }[] {
  const company = `/company/${id}`
  const list = (who: SellerTab['for'], text: Tab['text'], to: string): SellerTab => ({
    for: who,
    text,
    to,
    under: [`${to}/`],
  })
  return [
    {
      text: accountWords.today,
      pages: [{ for: 'who-sells', text: accountWords.today, to: `${company}/today`, often: true }],
    },
    {
      text: shopWords.catalogue,
      pages: [
        {
          for: 'who-sells',
          text: shopWords.beers,
          to: `${company}/products`,
          under: ['/putProduct/'],
          often: true,
        },
        { for: 'who-sells', text: accountWords.publish, to: '/post' },
        list('who-sells', sellerTexts.importText, `${company}/import`),
      ],
    },
    {
      text: accountWords.orders,
      pages: [
        { ...list('everybody', accountWords.shipments, `${company}/parcels`), often: true },
        {
          for: 'everybody',
          text: adminWords.messages,
          to: `${company}/messages`,
          waits: waits?.messages,
          often: true,
        },
        {
          ...list('who-sells', complaintTexts.complaints, `${company}/complaints`),
          waits: waits?.complaints,
        },
      ],
    },
    {
      text: sellerTexts.results,
      pages: [
        { for: 'who-sells', text: accountWords.sales, to: `${company}/sales` },
        { for: 'who-sells', text: accountWords.figures, to: `${company}/figures` },
        list('owner', adminTexts.payouts, `${company}/payouts`),
        { for: 'who-sells', text: accountWords.reviews, to: `${company}/reviews` },
      ],
    },
    { text: accountWords.profile, pages: [{ for: 'owner', text: accountWords.profile, to: company }] },
  ]
}
