import { z } from 'zod'

/** An id of the provider's, which it writes as a number or as its digits → its digits. */
export const numberedId = z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String)
