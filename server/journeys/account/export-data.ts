import type { DataExport } from '#contract/data-export.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { byteStream } from '../../csv/byte-stream.ts'
import type { Services } from '../../services.ts'
import { exportCart } from './export-cart.ts'
import { exportCompany } from './export-company.ts'
import { exportComplaints } from './export-complaints.ts'
import { exportMails } from './export-mails.ts'
import { exportOrders } from './export-orders.ts'
import { exportParcelEvents } from './export-parcel-events.ts'
import { exportPerson } from './export-person.ts'
import { exportSales } from './export-sales.ts'
import { exportSaved } from './export-saved.ts'
import { exportTeam } from './export-team.ts'
import { jsonPieces } from './json-pieces.ts'
import { findOwnAccount } from './own-account.ts'

/**
 * Everything that is held about the caller, as a file that is sent while it is read: what grows with the years some rows at a time,
 * newest first, all else as it was at one moment. Refuses: not-signed-in, too-many-requests beyond so many an hour.
 * @param headers of the request
 */
export async function exportData(
  { db, env, identity, rateLimits }: Pick<Services, 'db' | 'env' | 'identity' | 'rateLimits'>,
  headers: Headers,
): Promise<Response | Refusal> {
  const session = await identity.ownSession(headers)
  const account = session && (await findOwnAccount(db, session))
  if (!account) return refuse('not-signed-in')
  const tooMany = await rateLimits.take('data-export', session.userId)
  if (tooMany) return tooMany
  const held = await db.transaction(
    async (tx) => ({
      ...(await exportPerson(tx, account)),
      complaints: await exportComplaints(tx, account),
      ...(await exportCart(tx, account)),
      ...(await exportSaved(tx, account)),
      ...(await exportTeam(tx, account)),
      ...(await exportCompany(tx, account)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const exportedAt = new Date()
  const data: InParts = {
    exportedAt: exportedAt.toISOString(),
    ...held,
    orders: exportOrders(db, account),
    sales: exportSales(db, account),
    parcelEvents: exportParcelEvents(db, account),
    mails: exportMails(db, env.publicUrl, account),
  }
  const fileName = `lupulo-mis-datos-${exportedAt.toISOString().slice(0, 10)}.json`
  return new Response(byteStream(jsonPieces(Object.entries(data))), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Lists that are long are read while they are sent. */
type Long = 'orders' | 'sales' | 'parcelEvents' | 'mails'
type InParts = Omit<DataExport, Long> & { [Name in Long]: AsyncGenerator<DataExport[Name]> }
