import { z } from 'zod'
import { OF_ACCOUNT } from './data-export/account.ts'
import { OF_BREWERY } from './data-export/brewery.ts'
import { OF_KEPT } from './data-export/kept.ts'
import { instant } from './data-export/parts.ts'
import { OF_PURCHASES } from './data-export/purchases.ts'
import { endpoint } from './endpoint.ts'

/**
 * Everything that the shop holds about who asks, as one JSON document. Keys are ours, money is US dollars, instants are
 * ISO 8601. What is not in it: hashes of passwords and codes, tokens of sessions and providers, and other people's data.
 */

const dataExport = z.strictObject({
  exportedAt: instant,
  ...OF_ACCOUNT,
  ...OF_PURCHASES,
  ...OF_KEPT,
  ...OF_BREWERY,
})
export type DataExport = z.output<typeof dataExport>

export const exportData = endpoint({
  method: 'GET',
  path: '/account/data',
  summary: 'Everything held about the session’s user, as a file to keep.',
  access: 'signed-in',
  response: dataExport,
  isSentAsRead: true,
  status: 200,
})
