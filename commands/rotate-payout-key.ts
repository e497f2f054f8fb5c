import { messageOf } from '#server/log/error-for-log.ts'
import { resealPayoutAccounts } from '#server/payout-accounts/reseal-payout-accounts.ts'
import { readEnv } from '#server/settings/env.ts'
import { resealWebhookSecrets } from '#server/webhooks/reseal-webhook-secrets.ts'
import { inShop } from './in-shop.ts'

const USAGE = `Usage: npm run rotate-payout-key

After PAYOUT_KEY was set to the new key, a comma and the one before it, and the shop was started so: locks the payout accounts
and the webhooks’ secrets of the shop of DATABASE_URL under the new key. Works while the shop is running; then the old key may go.`

process.exitCode = await main(process.argv.slice(2))

/** 0 when every account is locked under the key in use, 1 when not. */
async function main(args: string[]): Promise<0 | 1> {
  if (args.length) {
    console.log(USAGE)
    return args.includes('--help') ? 0 : 1
  }
  try {
    const { PAYOUT_KEY } = readEnv({ ...process.env, NODE_ENV: '' })
    if (!PAYOUT_KEY?.[1]) {
      console.error(`PAYOUT_KEY does not name two keys.\n\n${USAGE}`)
      return 1
    }
    const [accounts, secrets] = await inShop(async (db) => [
      await resealPayoutAccounts(db, PAYOUT_KEY),
      await resealWebhookSecrets(db, PAYOUT_KEY),
    ])
    console.log(`${accounts.resealed} payout accounts are locked under the new key now.`)
    if (secrets.resealed) console.log(`${secrets.resealed} secrets of webhooks are too.`)
    const unreadable = accounts.unreadable + secrets.unreadable
    if (!unreadable) return 0
    console.error(`${unreadable} open under no key of PAYOUT_KEY: find the key before it.`)
    return 1
  } catch (error) {
    console.error(`Nothing was locked anew: ${messageOf(error as Error)}`)
    return 1
  }
}
