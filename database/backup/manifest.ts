import { z } from 'zod'

/** What a backup says of itself; the last thing that is written into it, and the first that is read. */
const manifest = z.object({
  /** 1 counted the migrations of before the first release. */
  format: z.literal(2),
  takenAt: z.string(),
  /** How many migrations its tables had seen. */
  migrations: z.number().int().positive(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  pictureFiles: z.number(),
})
export type Manifest = z.output<typeof manifest>

export const MANIFEST = 'manifest.json'

/** @throws a sentence when it is not the manifest of a backup that this program can read */
export function parseManifest(text: string): Manifest {
  const parsed = manifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error('This file is not a backup that this version of Lúpulo can read.')
  return parsed.data
}
