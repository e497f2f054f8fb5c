import { z } from 'zod'

/** Whether a parcel that left has arrived, as its buyer says: a fact of its own, which delivers nothing. */
export const parcelArrival = z.object({ arrived: z.boolean(), at: z.string().describe('ISO instant') })
export type ParcelArrival = z.output<typeof parcelArrival>
