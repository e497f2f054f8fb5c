import { z } from 'zod'
import { COMPLAINT_EVENT_NAMES } from './complaint-states.ts'
import { uuid } from './fields.ts'

/** What people did about an order besides its money: breweries, its buyer, the administration. */
const ORDER_DEEDS = [
  'shipped',
  'delivered',
  'cancelled',
  'said-arrived',
  'said-missing',
  'withdrawn',
  'withdrawal-confirmed',
  'withdrawal-closed',
] as const

export const orderDeed = z.object({
  id: uuid,
  at: z.string(),
  deed: z.union([z.enum(ORDER_DEEDS), z.enum(COMPLAINT_EVENT_NAMES)]),
  about: z.enum(['parcel', 'complaint', 'withdrawal']),
  name: z.string().describe('Whose parcel it is about; of a withdrawal its code'),
})
