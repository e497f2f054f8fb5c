import { resetSecondFactor } from '#server/features/identity/second-factor/reset-second-factor.ts'
import { messageOf } from '#server/log/error-for-log.ts'
import { inShop } from './in-shop.ts'
import { readEmail } from './read-email.ts'

const USAGE = `Usage: npm run reset-second-factor -- --email you@shop.example

For an administrator or seller who has lost both phone and backup codes: in the shop of DATABASE_URL, or else of DATA_DIR
(.lupulo), their password alone signs them in again, their open sessions end, and they are told so by e-mail. Works while
the shop is running.`

process.exitCode = await main(process.argv.slice(2))

/** 0 when the second factor is gone, 1 when nothing was done. */
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
    const done = await inShop((db) => resetSecondFactor(db, given.email))
    if ('wrong' in done) {
      console.error(done.wrong)
      return 1
    }
    console.log(`${done.email} signs in with the password alone, and can set up another second factor.`)
    return 0
  } catch (error) {
    console.error(`Nothing was done: ${messageOf(error as Error)}`)
    return 1
  }
}
