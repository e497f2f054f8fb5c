import { randomUUID } from 'node:crypto'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { chargeText } from '#contract/charge-text.ts'
import { readPreference } from '../adapters/mercado-pago/read-preference.ts'
import {
  isProviderFailure,
  type PaymentPage,
  type PaymentProvider,
  type ProviderFailure,
} from '../ports/payment-provider.ts'
import { noWayBack } from './check-settings.ts'
import { failureWords } from './failure-words.ts'
import { bad, type Finding, good } from './finding.ts'

type Account = { baseUrl: string; accessToken: string; timeoutMs: number; publicUrl: string }

/** Who asks for less than can be paid is refused, and how little that is stands nowhere: hundredths of the currency. */
const TRIED_CENTS = [100, 1_000, 10_000, 100_000, 1_000_000]
/** Long enough to look at the page. */
const OPEN_MS = 10 * 60_000

/** Opens a payment page over as little as can be paid, and reads it back. It closes by itself. */
export async function checkPage(
  payments: PaymentProvider,
  account: Account,
  currency: ChargeCurrency,
): Promise<Finding> {
  const { page, cents } = await openSmallest(payments, account.publicUrl, currency)
  if (isProviderFailure(page)) return bad(refusedWords(page, account, currency))
  const kept = await readPreference(account, page.preferenceId)
  if (isProviderFailure(kept)) {
    const cure = 'run this again; the page that was opened closes by itself.'
    return bad(failureWords(kept, { ...account, asked: 'to read a payment page back', cure }))
  }
  const asked = chargeText(cents, currency)
  if (kept.currency !== currency || kept.totalCents !== cents) {
    const said = chargeText(kept.totalCents, kept.currency)
    return bad(
      `The payment page says ${said} where ${asked} was asked for: do not open, every payment would be given back.`,
    )
  }
  if (!kept.success.startsWith(account.publicUrl)) return bad(noWayBack(account.publicUrl))
  if (!kept.notices.startsWith(account.publicUrl)) {
    return bad(
      `Mercado Pago keeps "${kept.notices}" as the address of notices: PUBLIC_URL must be an https address that it can reach.`,
    )
  }
  return good(
    `A payment page over ${asked} was opened and says so; it closes in 10 minutes, and nobody should pay there: ${page.initPoint}`,
  )
}

async function openSmallest(payments: PaymentProvider, publicUrl: string, currency: ChargeCurrency) {
  const orderId = randomUUID()
  const open = (unitCents: number): Promise<PaymentPage | ProviderFailure> =>
    payments.openPayment({
      orderId,
      currency,
      lines: [{ beerId: orderId, name: 'check-payments', image: '/icon-512.png', quantity: 1, unitCents }],
      buyer: { name: 'check-payments', lastName: '-', email: 'check-payments@lupulo.example' },
      delivery: { recipient: '-', address: '-', city: '-', state: '-', country: '-' },
      shopOrigin: publicUrl,
      closesAt: new Date(Date.now() + OPEN_MS),
    })
  let cents = 0
  let page: PaymentPage | ProviderFailure
  do {
    cents = TRIED_CENTS.find((each) => each > cents)!
    page = await open(cents)
  } while (isTooLittle(page) && cents < TRIED_CENTS.at(-1)!)
  return { page, cents }
}

const isTooLittle = (page: PaymentPage | ProviderFailure) =>
  isProviderFailure(page) && page.failed === 'refused' && /amount/i.test(page.message)

/** The refusals that an account which was never tried meets, each with its own cure. */
function refusedWords(failure: ProviderFailure, account: Account, currency: ChargeCurrency): string {
  const { failed, message } = failure
  if (failed === 'refused' && /currency/i.test(message)) {
    return `The account is not charged in ${currency} (${message}): leave PAYMENT_SITE empty, and the shop asks for its currency.`
  }
  if (failed === 'refused' && /back_url|auto_return/i.test(message)) return noWayBack(account.publicUrl)
  const cure = /regulation/i.test(message)
    ? 'finish who you are in the panel of Mercado Pago (Tu perfil).'
    : 'what it names must be put right before anybody can pay.'
  return failureWords(failure, { ...account, asked: 'to open a payment page', cure })
}
