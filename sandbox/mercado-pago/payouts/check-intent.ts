import { z } from 'zod'
import type { Refused } from '../api-error.ts'
import { centsFromAmount } from '../money.ts'
import type { Provider } from '../provider.ts'
import { isPayable } from '../sites.ts'
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

const taxId = z.object({
  identification: z.object({ type: z.enum(['CPF', 'CNPJ']), number: z.string().regex(/^[\dA-Z]{11,14}$/) }),
})
const amount = z.number().positive().max(MOST)
const receivers = {
  MLB: z.union([
    z.strictObject({
      amount,
      type: z.enum(['current', 'mercadopago']),
      chave: z.object({
        type: z.enum(['EMAIL', 'PHONE', 'CPF', 'CNPJ', 'PIX_CODE']),
        value: z.string().min(1),
      }),
      owner: taxId,
    }),
    z.strictObject({
      amount,
      type: z.literal('current'),
      bank_id: digits(8),
      branch: z.string().min(1),
      currency_id: z.literal('BRL'),
      holder: z.string().min(1),
      number: z.string().min(1),
      provider_id: z.literal('spi'),
      owner: taxId,
    }),
  ]),
  MLC: z.strictObject({
    amount,
    type: z.enum(['current', 'mercadopago']),
    bank_id: z.string().min(1),
    number: z.string().min(1),
    owner: z.object({
      identification: z.object({ type: z.literal('RUT'), number: z.string().regex(/^\d{6,9}-?[\dKk]$/) }),
    }),
  }),
}

const intent = z.object({
  external_reference: payoutReference,
  point_of_interaction: z.object({ type: z.literal('PSP_TRANSFER') }),
  seller_configuration: z.object({ notification_info: z.object({ notification_url: noticesUrl }) }).nullish(),
  transaction: z.object({
    from: z.object({ accounts: z.tuple([z.object({ amount })]) }),
    to: z.object({ accounts: z.tuple([z.looseObject({ amount })]) }),
    total_amount: amount,
  }),
})

/** POST /v1/transaction-intents/process: Brazil and Chile, one account a call, its amount in three places. */
export function checkIntent({ site, ledger }: Provider, body: unknown): AskedPayout | Refused {
  if (site.id !== 'MLB' && site.id !== 'MLC') return notAllowed()
  const parsed = intent.safeParse(body)
  if (!parsed.success) return wrong(parsed.error)
  const { external_reference: externalReference, seller_configuration, transaction } = parsed.data
  const [to] = transaction.to.accounts
  const receiver = receivers[site.id].safeParse(to)
  if (!receiver.success) return wrong(receiver.error)
  if ([...ledger.payouts.values()].some((each) => each.externalReference === externalReference))
    return duplicated()
  const amountCents = centsFromAmount(transaction.total_amount)
  const isSame = [transaction.from.accounts[0].amount, to.amount].every(
    (each) => each === transaction.total_amount,
  )
  if (!isSame || amountCents === undefined || !isPayable(amountCents, site)) return wrongAmount()
  const { amount: _, ...destination } = to
  return {
    ...{
      way: 'intent',
      externalReference,
      amountCents,
      currencyId: site.currencyId,
      description: '',
      destination,
    },
    notificationUrl: seller_configuration?.notification_info.notification_url ?? null,
  }
}
