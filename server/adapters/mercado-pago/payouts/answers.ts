import { z } from 'zod'
import type { ToldPayout } from '../../../ports/payout-provider.ts'
import { standingOf } from './standing-of.ts'

/** What we read of the answers about payouts. What may be written otherwise than its reference says counts as not told. */

const id = z.union([z.int().positive().transform(String), z.string().regex(/^[\w-]{1,64}$/)])
const told = <Kind extends z.ZodType>(kind: Kind) => kind.nullish().catch(undefined)
const word = told(z.string().max(100))

/** An amount as a number, or as a text with a point or a comma (`"100,00"` in an example of the documentation) → hundredths. */
const cents = told(
  z
    .union([z.number(), z.string().regex(/^\d+([.,]\d{1,2})?$/)])
    .transform((amount) => Math.round(Number(String(amount).replace(',', '.')) * 100))
    .refine((amount) => Number.isSafeInteger(amount) && amount >= 0),
)

/** Says once of each pair of words that nobody here knows it. */
export type TellUnknown = (status: string, detail: string) => void

type Parts = {
  reference: string
  payoutId: string | null | undefined
  status: string | null | undefined
  detail: string
  amountCents: number | null | undefined
  returnedCents: number | null | undefined
}

/** How much came back decides where it is told: all of it is returned, a part of it partly, whatever the status says. */
function toldPayout(parts: Parts, tellUnknown: TellUnknown): ToldPayout {
  const { reference, payoutId, status, detail } = parts
  const known = standingOf(status ?? '', detail)
  if (!known) tellUnknown(status ?? '', detail)
  const amountCents = parts.amountCents ?? null
  const returnedCents = parts.returnedCents ?? null
  const isBack = known === 'paid' || known === 'returned-partly' || known === 'returned'
  const standing =
    isBack && returnedCents ? (returnedCents === amountCents ? 'returned' : 'returned-partly') : known
  return {
    payoutId: payoutId ?? null,
    reference,
    standing: standing ?? 'in-process',
    reason: known ? detail : [status, detail].filter(Boolean).join('/'),
    ...{ amountCents, returnedCents },
  }
}

const amount = told(z.object({ value: cents }))

const transaction = z.object({
  id,
  external_reference: word,
  amount,
  status: word,
  status_detail: word,
  refunded_amount: cents,
})

const payoutOf = (batchId: string, of: z.output<typeof transaction>, tellUnknown: TellUnknown) =>
  toldPayout(
    {
      reference: `payouts/${batchId}/transactions/${of.id}`,
      payoutId: of.external_reference,
      status: of.status,
      detail: of.status_detail ?? '',
      amountCents: of.amount?.value,
      returnedCents: of.refunded_amount,
    },
    tellUnknown,
  )

/** POST /v1/payouts: a batch, and each transaction of it. */
export const batchAnswer = (tellUnknown: TellUnknown) =>
  z
    .object({ id, transactions: z.array(transaction) })
    .transform((batch) => batch.transactions.map((each) => payoutOf(batch.id, each, tellUnknown)))

/** GET /v1/payouts/{id}/transactions/{id}: one of a batch, which it does not name. */
export const transactionAnswer = (batchId: string, tellUnknown: TellUnknown) =>
  transaction.transform((each) => payoutOf(batchId, each, tellUnknown))

const side = told(z.object({ accounts: z.array(z.object({ status_detail: word, status_details: word })) }))

/**
 * POST /v1/transaction-intents/process and GET /v1/transaction-intents/{id}. The detail stands with the account that is paid;
 * in the tests' answers with the one that pays.
 */
export const intentAnswer = (tellUnknown: TellUnknown) =>
  z
    .object({
      id,
      external_reference: word,
      status: word,
      transaction: told(z.object({ from: side, to: side, total_amount: cents, refunded_amount: cents })),
    })
    .transform((intent) => {
      const { from, to, total_amount, refunded_amount } = intent.transaction ?? {}
      const [account] = [...(to?.accounts ?? []), ...(from?.accounts ?? [])].flatMap(
        ({ status_detail, status_details }) => status_detail || status_details || [],
      )
      return toldPayout(
        {
          reference: `transaction-intents/${intent.id}`,
          payoutId: intent.external_reference,
          status: intent.status,
          detail: account ?? '',
          amountCents: total_amount,
          returnedCents: refunded_amount,
        },
        tellUnknown,
      )
    })
