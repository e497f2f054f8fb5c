import path from 'node:path'
import { parseArgs } from 'node:util'
import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { resetSecondFactor } from '#server/features/identity/second-factor/reset-second-factor.ts'

const USAGE = `Usage: npm run reset-second-factor -- --email you@shop.example

For an administrator who has lost both phone and backup codes: in the shop of DATABASE_URL, or else of DATA_DIR
(.lupulo), their password alone signs them in again, their open sessions end, and they are told so by e-mail. Works while
the shop is running.`

process.exitCode = await main(process.argv.slice(2))

/** 0 when the second factor is gone, 1 when nothing was done. */
async function main(args: string[]): Promise<0 | 1> {
  const given = readArguments(args)
  if ('help' in given) {
    console.log(USAGE)
    return 0
  }
  if ('wrong' in given) {
    console.error(`${given.wrong}\n\n${USAGE}`)
    return 1
  }
  try {
    const done = await resetIn(given.email)
    if ('wrong' in done) {
      console.error(done.wrong)
      return 1
    }
    console.log(`${done.email} signs in with the password alone, and can set up another second factor.`)
    return 0
  } catch (error) {
    console.error(`Nothing was done: ${(error as Error).message}`)
    return 1
  }
}

async function resetIn(email: string) {
  const database = await connectDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: path.resolve(process.env.DATA_DIR || '.lupulo'),
    poolSize: 2,
  })
  try {
    await migrateDatabase(database.pool)
    return await resetSecondFactor(database.db, email)
  } finally {
    await database.close()
  }
}

function readArguments(args: string[]): { email: string } | { wrong: string } | { help: true } {
  try {
    const { values } = parseArgs({
      args,
      options: { email: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) return { help: true }
    return values.email ? { email: values.email } : { wrong: 'Whose? --email is missing.' }
  } catch (error) {
    return { wrong: (error as Error).message }
  }
}
