import path from 'node:path'
import { parseArgs } from 'node:util'
import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { createAdmin } from '#server/features/identity/create-admin.ts'
import { readPassword } from './read-password.ts'

const USAGE = `Usage: npm run create-admin -- --email you@shop.example

Asks for a password, or reads it from standard input, and makes an administrator in the shop of DATABASE_URL, or else
of DATA_DIR (.lupulo), also while it is running.`

process.exitCode = await main(process.argv.slice(2))

/** 0 when there is a new administrator, 1 when there is none. */
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
    const password = await readPassword(process.stdin, `Password for ${given.email}: `)
    const made = await createIn(given.email, password)
    if ('wrong' in made) {
      console.error(made.wrong)
      return 1
    }
    console.log(`${made.email} can sign in as an administrator.`)
    return 0
  } catch (error) {
    console.error(`No administrator was made: ${(error as Error).message}`)
    return 1
  }
}

async function createIn(email: string, password: string) {
  const database = await connectDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: path.resolve(process.env.DATA_DIR || '.lupulo'),
    poolSize: 2,
  })
  try {
    await migrateDatabase(database.pool)
    return await createAdmin(database.db, { email, password })
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
