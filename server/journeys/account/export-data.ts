import type { DataExport } from '#contract/data-export.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Services } from '../../services.ts'
import { exportCart } from './export-cart.ts'
import { exportCompany } from './export-company.ts'
import { exportComplaints } from './export-complaints.ts'
import { exportMails } from './export-mails.ts'
import { exportOrders } from './export-orders.ts'
import { exportPerson } from './export-person.ts'
import { exportSaved } from './export-saved.ts'
import { exportTeam } from './export-team.ts'
import { findOwnAccount } from './own-account.ts'

/**
 * Everything that is held about the caller, as it was at one moment. Refuses: not-signed-in, too-many-requests beyond so many
 * an hour.
 * @param headers of the request
 */
export async function exportData(
  { db, env, identity, rateLimits }: Pick<Services, 'db' | 'env' | 'identity' | 'rateLimits'>,
  headers: Headers,
): Promise<DataExport | Refusal> {
  const session = await identity.ownSession(headers)
  const account = session && (await findOwnAccount(db, session))
  if (!account) return refuse('not-signed-in')
  const tooMany = await rateLimits.take('data-export', session.userId)
  if (tooMany) return tooMany
  const held = await db.transaction(
    async (tx) => ({
      ...(await exportPerson(tx, account)),
      orders: await exportOrders(tx, account),
      complaints: await exportComplaints(tx, account),
      ...(await exportCart(tx, account)),
      ...(await exportSaved(tx, account)),
      ...(await exportTeam(tx, account)),
      ...(await exportCompany(tx, account)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const mails = await exportMails(db, env.publicUrl, account)
  return { exportedAt: new Date().toISOString(), ...held, mails }
}
