import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Pool } from 'pg'
import { appliedMigrations } from '../migrate.ts'
import { liftTimeLimits } from '../open-pool.ts'
import { type DumpedTable, dumpTables } from './dump-tables.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { writeArchive } from './write-archive.ts'

/** Where the files of pictures are read from. */
export type PictureSource = {
  /** Every file of a picture, by its name in the table. */
  filesOf(picture: string): string[]
  get(file: string): Promise<{ body: unknown } | undefined>
}

/**
 * Writes every table of the shop into one file, all as they were at one moment, beside a shop that goes on serving; with
 * `pictures` their files too, and with `secrets` what DATA_DIR keeps (sessions and second factors hang on it). The job
 * queue's tables stay out: what a job was for stands in the shop's own tables, where the sweepers find it.
 * @throws a sentence when there is no shop in this database
 */
export async function backUp(
  pool: Pool,
  file: string,
  { pictures, secrets }: { pictures?: PictureSource; secrets?: string | undefined } = {},
): Promise<Manifest> {
  const client = await pool.connect()
  let manifest: Manifest | undefined
  try {
    await liftTimeLimits(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await writeArchive(file, async (archive) => {
      const { rows } = await client.query<{ at: Date }>('SELECT now() AS at')
      const migrations = await appliedMigrations(client)
      if (!migrations) throw new Error('There is no shop in this database.')
      const tables: DumpedTable[] = await dumpTables(client, (table, content) =>
        archive.add(`tables/${table}.copy`, content),
      )
      let pictureFiles = 0
      if (pictures) {
        const kept = await client.query<{ name: string }>(
          'SELECT name FROM pictures WHERE condemned_at IS NULL ORDER BY name',
        )
        for (const name of kept.rows.flatMap((row) => pictures.filesOf(row.name))) {
          const found = await pictures.get(name)
          if (!found) continue
          const body = Readable.fromWeb(found.body as ReadableStream)
          const read = new Promise<void>((resolve, reject) => body.once('end', resolve).once('error', reject))
          archive.add(`media/${name}`, body, false)
          await read
          pictureFiles++
        }
      }
      if (secrets) archive.addText('secrets.json', secrets)
      manifest = { format: 2, takenAt: rows[0]!.at.toISOString(), migrations, tables, pictureFiles }
      archive.addText(MANIFEST, JSON.stringify(manifest, null, 2))
    })
    return manifest!
  } finally {
    // The session is closed, not given back: its transaction and its settings go with it.
    client.release(true)
  }
}
