import type { PagePath } from '#web/page-handle.ts'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

/** The administration's pages in their order. An entry is added together with its page: none lies under no entry. */
export const ADMIN_TABS: readonly (Tab & { to: PagePath })[] = [
  {
    text: 'admin.panel',
    to: '/admin',
    under: ['/admin/buyer/', '/admin/seller/', '/admin/adminproductmodify/'],
  },
  { text: 'admin.orders', to: '/admin/orders', under: ['/admin/orders/'] },
  { text: 'admin.work', to: '/admin/work' },
  { text: 'admin.purchases', to: '/adminHistoryShop' },
  { text: 'admin.payouts', to: '/admin/payouts', under: ['/admin/payouts/'] },
  { text: 'admin.reviews', to: '/admin/reviews' },
  { text: 'admin.messages', to: '/admin/messages' },
  { text: 'admin.figures', to: '/admin/figures' },
  { text: 'admin.audit', to: '/admin/audit' },
  { text: 'admin.jobs', to: '/admin/jobs' },
  { text: 'admin.admins', to: '/admin/admins' },
  { text: 'admin.account', to: '/account', under: ['/account/'] },
]

/** Between the administration's pages: stands at the head of each. */
export function AdminNav() {
  return <Tabs label="admin.nav" tabs={ADMIN_TABS} />
}
