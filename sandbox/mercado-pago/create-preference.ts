import { randomUUID } from 'node:crypto'
import { account } from './account.ts'
import type { Refused } from './api-error.ts'
import { checkPreference } from './check-preference.ts'
import type { Provider } from './provider.ts'
import type { PreferenceRecord } from './records.ts'

type PreferenceRoom = Pick<Provider, 'ledger' | 'site' | 'httpReturn'>

/** Checks a preference and keeps it. */
export function createPreference(
  room: PreferenceRoom,
  sent: unknown,
): { preference: PreferenceRecord } | Refused {
  const checked = checkPreference(room, sent)
  if ('refused' in checked) return checked
  const preference: PreferenceRecord = {
    ...checked.fields,
    siteId: room.site.id,
    id: `${account.collectorId}-${randomUUID()}`,
    merchantOrderId: room.ledger.nextId(),
    createdAt: Date.now(),
  }
  room.ledger.savePreference(preference)
  return { preference }
}

/** Replaces the fields that are sent, keeps the others (this is how an order's payment page is closed early). */
export function updatePreference(
  room: PreferenceRoom,
  preference: PreferenceRecord,
  changes: Record<string, unknown>,
): { preference: PreferenceRecord } | Refused {
  const checked = checkPreference(room, { ...preference.sent, ...changes })
  if ('refused' in checked) return checked
  const changed = { ...preference, ...checked.fields }
  room.ledger.savePreference(changed)
  return { preference: changed }
}

/** Closes its payment page now (PUT …/expire of https://github.com/mercadopago/openapi). */
export function expirePreference(
  room: PreferenceRoom,
  preference: PreferenceRecord,
): { preference: PreferenceRecord } | Refused {
  const expiration_date_to = new Date().toISOString()
  return updatePreference(room, preference, { expires: true, expiration_date_to })
}
