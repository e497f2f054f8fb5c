import { z } from 'zod'
import { centsFromDollars, isMoney } from '#contract/money.ts'
import type { ProviderChargeback } from '../../ports/payment-provider.ts'

const numberedId = z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String)
/** Ids of chargebacks are letters too in places. */
const chargebackId = z.union([z.int().positive(), z.string().regex(/^[\w-]{1,64}$/)]).transform(String)
/** A moment that cannot be read is one that was not told. */
const moment = z
  .string()
  .max(40)
  .transform((text) => new Date(text))
  .refine((told) => !Number.isNaN(told.getTime()))
  .nullish()
  .catch(undefined)

/**
 * A chargeback as the provider tells it (reference of GET /v1/chargebacks/{id}). How it ended is told by `coverage_applied`
 * alone: of the payment's own `settled` and `reimbursed` two of its pages say opposite things.
 */
export const chargebackAnswer = z
  .object({
    id: chargebackId,
    payments: z.array(numberedId).min(1).max(100),
    amount: z.number().min(0).refine(isMoney).transform(centsFromDollars),
    currency: z.string().max(10),
    coverage_applied: z.boolean().nullish(),
    documentation_required: z.boolean().nullish(),
    documentation_status: z.string().max(40).nullish(),
    documentation: z
      .array(z.object({ description: z.string().max(500).nullish() }))
      .nullish()
      .catch(undefined),
    date_documentation_deadline: moment,
    date_last_updated: moment,
  })
  .transform(
    (told): ProviderChargeback => ({
      providerId: told.id,
      paymentIds: told.payments,
      amountCents: told.amount,
      currency: told.currency,
      state: told.coverage_applied == null ? 'open' : told.coverage_applied ? 'won' : 'lost',
      documentsRequired: told.documentation_required ?? true,
      documentsStatus: told.documentation_status ?? '',
      documentsUntil: told.date_documentation_deadline ?? null,
      documents: (told.documentation ?? []).flatMap(({ description }) => description ?? []),
      updatedAt: told.date_last_updated ?? null,
    }),
  )

/** Only whose they are: what a search tells of each is not said to be all of it. */
export const chargebackSearchAnswer = z.object({ results: z.array(z.object({ id: chargebackId })) })
