import {
  deleteAccount as deleteCall,
  getAccountDeletion as deletionCall,
} from '#contract/account-deletion.ts'
import { exportData as exportCall } from '#contract/data-export.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { sendCookies } from '../../http/with-cookies.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { getAccountDeletion } from './get-account-deletion.ts'

/** One's own data: to take along, and to have deleted. */
export function journeyAccountRoutes(api: Api, services: Services) {
  bind(api, services, exportCall, ({ context }) =>
    exportData(readThrough(services, 'reports'), context.req.raw.headers),
  )
  bind(api, services, deletionCall, ({ context }) => getAccountDeletion(services, context.req.raw.headers))
  bind(api, services, deleteCall, async ({ body, context }) =>
    sendCookies(context, await deleteAccount(services, body, context.req.raw.headers)),
  )
}
