import { sql } from 'drizzle-orm'
import type { Complaint } from '#contract/complaints.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'
import { readComplaints } from './read-complaints.ts'

/** A complaint about a parcel of a company, to itself and admins. Refuses: not-found (also another company's). */
export async function getComplaint(
  db: Database,
  { id, complaintId }: { id: string; complaintId: string },
  caller: SessionUser,
): Promise<Complaint | Refusal> {
  if (!isUuid(id) || !isUuid(complaintId)) return refuse('not-found')
  if (caller.role !== 'Admin' && caller.id !== id.toLowerCase()) return refuse('not-found')
  const [complaint] = await readComplaints(
    db,
    sql`complaints.id = ${complaintId} AND complaints.company_id = ${id}`,
  )
  return complaint ?? refuse('not-found')
}

/** The same by its id alone, for admins. Refuses: not-found. */
export async function getComplaintForAdmin(db: Database, id: string): Promise<Complaint | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  const [complaint] = await readComplaints(db, sql`complaints.id = ${id}`)
  return complaint ?? refuse('not-found')
}
