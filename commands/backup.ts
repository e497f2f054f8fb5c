import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#database/backup/back-up.ts'
import { connectDatabase } from '#database/connect.ts'
import { createMediaStorage } from '#server/create-services.ts'
import { pictureFiles } from '#server/features/media/picture-files.ts'
import { messageOf } from '#server/log/error-for-log.ts'
import { readEnv } from '#server/settings/env.ts'

const USAGE = `Usage: npm run backup -- FILE

Writes the shop of DATABASE_URL, or else of DATA_DIR (.lupulo), into one ZIP file, also while it is running: every
table as it was at one moment, the pictures, and the secrets that DATA_DIR keeps. Whoever has the file has the shop.`

process.exitCode = await main(process.argv.slice(2))

/** 0 when there is a backup, 1 when there is none. */
async function main(args: string[]): Promise<0 | 1> {
  const [file, ...more] = parseArgs({ args, allowPositionals: true, strict: false }).positionals
  if (!file || more.length || args.includes('--help')) {
    console.log(USAGE)
    return args.includes('--help') ? 0 : 1
  }
  try {
    // What a command needs of the settings; what a running shop must have besides, it need not.
    const env = readEnv({ ...process.env, NODE_ENV: '' })
    const database = await connectDatabase({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      poolSize: 2,
    })
    try {
      const media = createMediaStorage(env)
      const secrets = await readFile(path.join(env.DATA_DIR, 'secrets.json'), 'utf8').catch(() => undefined)
      const taken = await backUp(database.pool, path.resolve(file), {
        pictures: { filesOf: pictureFiles, get: (name) => media.get(name) },
        secrets,
      })
      const rows = taken.tables.reduce((sum, table) => sum + table.rows, 0)
      console.log(
        `${file}: ${taken.tables.length} tables, ${rows} rows, ${taken.pictureFiles} picture files.`,
      )
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(`There is no backup: ${messageOf(error as Error)}`)
    return 1
  }
}
