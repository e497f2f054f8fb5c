import { createAdmin } from '#server/features/identity/create-admin.ts'
import { messageOf } from '#server/log/error-for-log.ts'
import { inShop } from './in-shop.ts'
import { readEmail } from './read-email.ts'
import { readPassword } from './read-password.ts'

const USAGE = `Usage: npm run create-admin -- --email you@shop.example

Asks for a password, or reads it from standard input, and makes an administrator in the shop of DATABASE_URL, or else
of DATA_DIR (.lupulo), also while it is running.`

process.exitCode = await main(process.argv.slice(2))

/** 0 when there is a new administrator, 1 when there is none. */
async function main(args: string[]): Promise<0 | 1> {
  const given = readEmail(args)
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
    const made = await inShop((db) => createAdmin(db, { email: given.email, password }))
    if ('wrong' in made) {
      console.error(made.wrong)
      return 1
    }
    console.log(`${made.email} can sign in as an administrator.`)
    return 0
  } catch (error) {
    console.error(`No administrator was made: ${messageOf(error as Error)}`)
    return 1
  }
}
