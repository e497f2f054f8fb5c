import { sql } from 'drizzle-orm'
import type { Complaint } from '#contract/complaint.ts'
import type { getComplaint as call } from '#contract/complaints.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'
import { lastCarriers } from '../parcels/last-carriers.ts'
import { readComplaints } from './read-complaints.ts'

/** A complaint about a parcel of a company, to itself and admins, with who may carry what is to be sent again. Refuses: not-found (also another company's). */
export async function getComplaint(
  db: Database,
  { id, complaintId }: { id: string; complaintId: string },
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(id) || !isUuid(complaintId)) return refuse('not-found')
  if (caller.role !== 'Admin' && caller.id !== id.toLowerCase()) return refuse('not-found')
  const [complaint] = await readComplaints(
    db,
    sql`complaints.id = ${complaintId} AND complaints.company_id = ${id}`,
  )
  if (!complaint) return refuse('not-found')
  const carriers = complaint.state === 'to-send-again' ? await lastCarriers(db, complaint.companyId) : []
  return { ...complaint, carriers }
}

/** The same by its id alone, for admins. Refuses: not-found. */
export async function getComplaintForAdmin(db: Database, id: string): Promise<Complaint | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  const [complaint] = await readComplaints(db, sql`complaints.id = ${id}`)
  return complaint ?? refuse('not-found')
}
