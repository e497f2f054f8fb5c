import { type Tab, Tabs } from '#web/ui/tabs.tsx'

/** Between the administration's pages: stands at the head of each. An entry is added together with its page. */
const TABS: Tab[] = [
  { text: 'admin.purchases', to: '/adminHistoryShop' },
  { text: 'admin.reviews', to: '/admin/reviews' },
  { text: 'admin.audit', to: '/admin/audit' },
]

export function AdminNav() {
  return <Tabs label="admin.nav" tabs={TABS} />
}
