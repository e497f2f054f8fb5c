import { z } from 'zod'

/**
 * A snapshot is its sections one after another, then this as JSON, then eight bytes: how long the JSON is, and its checksum. It stands at
 * the end because that is when it is known.
 */
const footer = z.object({
  /** Of the program that wrote it (fingerprint.ts). */
  fingerprint: z.string(),
  /** Of the database that was read (database-moment.ts). */
  identity: z.string(),
  mark: z.object({ companyId: z.string(), transaction: z.string() }),
  /** Up to where changes were read before the first section was written, and how long before the mark that was. */
  upTo: z.object({ horizon: z.string(), read: z.array(z.string()), beforeMarkMs: z.number() }),
  sections: z.array(
    z.object({
      part: z.string(),
      name: z.string(),
      kind: z.enum(['Uint8Array', 'Int32Array', 'Uint32Array']),
      bytes: z.number().int().nonnegative(),
      checksum: z.number(),
    }),
  ),
})
export type Footer = z.output<typeof footer>
export type Section = Footer['sections'][number]

export const TRAILER_BYTES = 8

/** @throws where it is none */
export function parseFooter(text: string): Footer {
  return footer.parse(JSON.parse(text))
}
