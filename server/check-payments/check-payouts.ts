import { createPrivateKey } from 'node:crypto'
import type { PaymentSite } from '#contract/charge-currencies.ts'
import { createPayouts } from '../adapters/mercado-pago/payouts/create-payouts.ts'
import { isProviderFailure } from '../ports/payment-provider.ts'
import type { Env } from '../settings/env.ts'
import { paysFrom, paysNobody } from '../settings/payout-settings.ts'
import { failureWords } from './failure-words.ts'
import { bad, type Finding, good } from './finding.ts'

type Account = { baseUrl: string; accessToken: string; publicUrl: string; timeoutMs: number }

/** Payouts that nobody ever made: whoever may make any is told that there are none such. */
const OF_NOBODY = { MLA: 'payouts/POP0/transactions/TOP0', elsewhere: 'transaction-intents/0-0' }

/**
 * Whether breweries can be paid through Mercado Pago: from this site, with a key, by an account that was let in. No payout is sent, so
 * whether Mercado Pago has the key's public half is not found out. Nothing where breweries are paid otherwise.
 */
export async function checkPayouts(
  account: Account,
  site: PaymentSite,
  { PAYOUT_WAY, MERCADO_PAGO_PAYOUTS_KEY: key }: Pick<Env, 'PAYOUT_WAY' | 'MERCADO_PAGO_PAYOUTS_KEY'>,
): Promise<Finding[]> {
  if (PAYOUT_WAY !== 'mercado-pago') return []
  if (!paysFrom(site)) return [bad(paysNobody(site))]
  if (!key && account.baseUrl.startsWith('https:')) {
    return [
      bad(
        'MERCADO_PAGO_PAYOUTS_KEY is missing: make one (openssl genpkey -algorithm ed25519), and hand its public half to Mercado Pago.',
      ),
    ]
  }
  const provider = createPayouts({ ...account, signingKey: key ? createPrivateKey(key) : undefined })
  const told = await provider.read(site === 'MLA' ? OF_NOBODY.MLA : OF_NOBODY.elsewhere)
  if (!isProviderFailure(told)) {
    return [good('Breweries can be paid through Mercado Pago, as far as can be asked without paying one.')]
  }
  if (told.status === 403 || told.word === 'client_not_allowed') {
    return [
      bad(
        `Mercado Pago lets this account pay nobody (${told.message}): ask whoever looks after it there for Payouts, or set PAYOUT_WAY otherwise.`,
      ),
    ]
  }
  const cure = 'what it names must be put right before breweries are paid.'
  return [bad(failureWords(told, { ...account, asked: 'to say how a payout stands', cure }))]
}
