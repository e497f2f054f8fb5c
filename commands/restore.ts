import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { restore } from '#database/backup/restore.ts'
import { connectDatabase } from '#database/connect.ts'
import { createMediaStorage } from '#server/create-services.ts'
import { messageOf } from '#server/log/error-for-log.ts'
import { readEnv } from '#server/settings/env.ts'

const USAGE = `Usage: npm run restore -- FILE

Fills an empty shop, the one of DATABASE_URL or else of DATA_DIR (.lupulo), with what npm run backup wrote.`

process.exitCode = await main(process.argv.slice(2))

/** 0 when the shop is there, 1 when it is not. */
async function main(args: string[]): Promise<0 | 1> {
  const [file, ...more] = parseArgs({ args, allowPositionals: true, strict: false }).positionals
  if (!file || more.length || args.includes('--help')) {
    console.log(USAGE)
    return args.includes('--help') ? 0 : 1
  }
  try {
    if (!existsSync(file)) throw new Error(`${file} is not there.`)
    const env = readEnv({ ...process.env, NODE_ENV: '' })
    await mkdir(env.DATA_DIR, { recursive: true })
    const database = await connectDatabase({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      poolSize: 2,
    })
    try {
      const media = createMediaStorage(env)
      const taken = await restore(database.pool, path.resolve(file), {
        putPicture: async (name, content) =>
          media.put(name, await buffer(content), `image/${path.extname(name).slice(1)}`),
        putSecrets: (text) => keepSecrets(path.join(env.DATA_DIR, 'secrets.json'), text),
      })
      console.log(
        `The shop of ${taken.takenAt} is there: ${taken.tables.length} tables, ${taken.pictureFiles} picture files.`,
      )
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(`Nothing was restored: ${messageOf(error as Error)}`)
    return 1
  }
}

/** Secrets that are there already stay: whoever made them may be running. */
async function keepSecrets(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    console.log(`${file} is there already and was left as it is: sessions of the backup end.`)
  })
}
