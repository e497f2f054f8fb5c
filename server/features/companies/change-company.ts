import { eq } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeCompany as call } from '#contract/profiles.ts'
import { companies } from '#database/schema.ts'
import { keepLeadingZeros } from '../../keep-leading-zeros.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import type { Services } from '../../services.ts'
import { companyRecord } from './company-record.ts'

type Change = BodyOf<typeof call>
type FullRecord = Extract<Change, { name: string }>

/**
 * Changes the caller's own company. The catalogue follows its name (a trigger keeps the beers' search text), and orders
 * keep the name that they were placed with.
 * @param request its headers, for the session, and the peer's address, for the limits
 * Refuses: forbidden (the switch is the admins'), read-only-field (also somebody else's id), malformed (a picture that is
 * not ours), and for another e-mail as changeUser does. Nothing is saved then.
 */
export async function changeCompany(
  { identity, media }: Services,
  change: Change,
  caller: SessionUser,
  request: { headers: Headers; address: string },
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!('name' in change)) return refuse('forbidden')
  const { id, role, status, password, email, currentPassword } = change
  const now = { id: caller.id, role: caller.role, status: true, password: '' }
  const changed = refuseChanged(now, { id, role, status, password })
  if (changed) return changed

  const columns = columnsOf(change)
  const saved = await identity.changeUser(
    request.headers,
    { name: `${columns.name} ${columns.lastName}`, email, currentPassword, address: request.address },
    async (tx) => {
      const mine = eq(companies.id, caller.id)
      // Held, so that of two edits at once the later one is whole.
      const [before] = await tx.select().from(companies).where(mine).for('no key update')
      if (!before) return refuse('user-not-found')
      const refused = columns.image === before.image ? undefined : await media.claim(tx, columns.image)
      if (refused) return refused
      const document = keepLeadingZeros(before.document, columns.document)
      const [after] = await tx
        .update(companies)
        .set({ ...columns, document })
        .where(mine)
        .returning()
      return after!
    },
  )
  if (isRefusal(saved)) return saved
  const record = companyRecord(saved.profile, { email: saved.email, active: true })
  return { ...record, pendingEmail: saved.pendingEmail }
}

/** What a seller wrote → columns. What was left out stays; the drawing of the name is stored as no image. */
function columnsOf(change: FullRecord) {
  const { name, lastName, document, phone, country, state, city, company, address, story, image } = change
  const { shipsTo } = change
  return {
    name,
    lastName,
    document,
    phone,
    country,
    state,
    city,
    company,
    address,
    story,
    shipsTo,
    image: image?.startsWith('/labels/companies/') ? '' : image,
  }
}
