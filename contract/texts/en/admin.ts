import type { adminTexts as original } from '../admin.ts'
import type { InEnglish } from '../translated.ts'

export const adminTexts: InEnglish<typeof original> = {
  'admin.nav': 'Administration',
  'admin.panel': 'People',
  'admin.orders': 'Orders',
  'admin.work': 'To review',
  'admin.purchases': 'Purchases',
  'admin.payouts': 'Payouts',
  'admin.reviews': 'Reviews',
  'admin.messages': 'Messages',
  'admin.figures': 'Figures',
  'admin.audit': 'Audit log',
  'admin.jobs': 'Jobs',
  'admin.admins': 'Administrators',
  'admin.account': 'My account',
  'admin.reason': 'Reason',
  'admin.reasonHint':
    'It stays in the log with your name, and whom it concerns reads it. Up to {max} characters.',
  'admin.reasonMissing': 'Enter the reason.',
  'admin.notDone': 'Nothing was done',
  'admin.backToPanel': 'Back to the panel',
  'table.sort': 'Sort by',
  'table.sortBy': 'Sort by {column}',
  'table.search': 'Search',
  'table.clear': 'Clear the search and the filters',
  'table.download': 'Download CSV',
}
