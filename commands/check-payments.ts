import { checkPayments } from '#server/check-payments/check-payments.ts'
import { messageOf } from '#server/log/error-for-log.ts'
import { readEnv } from '#server/settings/env.ts'

const USAGE = `Usage: npm run check-payments

Asks the Mercado Pago account of the settings who it is, what its cards are charged in and what a dollar costs there, and
where it is to pay breweries, whether it may; opens a payment page over as little as can be paid, and reads it back. The page closes by itself; nothing else is changed.`

process.exitCode = await main(process.argv.slice(2))

/** 0 when the account can be charged as far as can be asked, 1 when it cannot. */
async function main(args: string[]): Promise<0 | 1> {
  if (args.length) {
    console.log(USAGE)
    return args.includes('--help') ? 0 : 1
  }
  try {
    // What a command needs of the settings; what a running shop must have besides, it need not.
    const env = readEnv({ ...process.env, NODE_ENV: '' })
    let wrong = 0
    for await (const { stands, says } of checkPayments(env)) {
      if (stands) console.log(says)
      else {
        wrong += 1
        console.error(`NOT YET: ${says}`)
      }
    }
    if (wrong) {
      console.error('The shop cannot open so: mend that, and run this again.')
      return 1
    }
    console.log('Next: what only a payment shows, docs/operations.md, "Once, before opening".')
    return 0
  } catch (error) {
    console.error(`Nothing was asked: ${messageOf(error as Error)}`)
    return 1
  }
}
