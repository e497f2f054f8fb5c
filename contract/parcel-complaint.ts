import { z } from 'zod'
import { COMPLAINT_STATES } from './complaint-states.ts'
import { uuid } from './fields.ts'

/** The newest complaint of a parcel, for whoever settles or decides it: the way there. */
export const parcelComplaint = z
  .object({ id: uuid, state: z.enum(COMPLAINT_STATES) })
  .nullable()
  .describe('What its buyer complains of, the newest time; null: never')
