import { z } from 'zod'
import type { Refused } from '../api-error.ts'
import { centsFromAmount } from '../money.ts'
import type { Provider } from '../provider.ts'
import {
  type AskedPayout,
  digits,
  duplicated,
  MOST,
  notAllowed,
  noticesUrl,
  payoutReference,
  wrong,
  wrongAmount,
} from './payout-rules.ts'

const description = z.string().regex(/^[\x20-\x7e]{0,100}$/)

const account = z.union([
  z.strictObject({ email: z.email() }),
  z.strictObject({
    holder: z.string().min(1),
    number: digits(22),
    bank_id: digits(3),
    branch: z.string().min(1),
    owner_type: z.enum(['CUIT', 'CUIL']),
    owner_value: digits(11),
  }),
])

const batch = z.object({
  external_reference: payoutReference,
  description,
  config: z.object({ notification_url: noticesUrl }).nullish(),
  transactions: z
    .array(
      z.object({
        type: z.literal('account'),
        description: description.default(''),
        external_reference: payoutReference,
        amount: z.object({ currency: z.string(), value: z.number().min(1).max(MOST) }),
        account,
      }),
    )
    .min(1)
    .max(1000),
})

/** POST /v1/payouts: Argentina alone (and Mexico, of whose accounts nothing is told). */
export function checkBatch(
  { site, ledger }: Provider,
  body: unknown,
): { externalReference: string; payouts: AskedPayout[] } | Refused {
  if (site.id !== 'MLA') return notAllowed()
  const parsed = batch.safeParse(body)
  if (!parsed.success) return wrong(parsed.error)
  const { external_reference: externalReference, config, transactions } = parsed.data
  const known = [...ledger.payouts.values()]
  const references = transactions.map(({ external_reference }) => external_reference)
  const isKnown = known.some(
    (each) =>
      each.batch?.externalReference === externalReference || references.includes(each.externalReference),
  )
  if (isKnown || new Set(references).size < references.length) return duplicated()
  const payouts: AskedPayout[] = []
  for (const each of transactions) {
    const amountCents = centsFromAmount(each.amount.value)
    if (each.amount.currency !== site.currencyId || amountCents === undefined) return wrongAmount()
    const told = {
      way: 'batch',
      currencyId: site.currencyId,
      notificationUrl: config?.notification_url ?? null,
    } as const
    const { external_reference, description, account } = each
    payouts.push({
      ...told,
      externalReference: external_reference,
      description,
      amountCents,
      destination: account,
    })
  }
  return { externalReference, payouts }
}
