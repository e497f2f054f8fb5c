import type { KeyObject } from 'node:crypto'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { isProviderFailure, type ProviderFailure } from '../../../ports/payment-provider.ts'
import type { OutgoingPayout, PayoutProvider, ToldPayout } from '../../../ports/payout-provider.ts'
import { createCircuit } from '../../circuit.ts'
import { callMercadoPago, type Ended } from '../call-mercado-pago.ts'
import { batchAnswer, intentAnswer, type TellUnknown, transactionAnswer } from './answers.ts'
import { canPay, isBatched } from './destinations.ts'
import { afterSending, isOfOnePayout } from './outcomes.ts'
import { batchRequest, intentRequest, type PayoutRequest } from './requests.ts'
import { signatureHeaders } from './signature.ts'

/** What one call of POST /v1/payouts takes. */
const MOST_IN_A_BATCH = 1000
/** Payouts that each take a call of their own are handed over so many at a time. */
const AT_ONCE = 5
const CALLS_WAITING = 20

/** What one payout may come to, in hundredths of its currency (reference of POST /v1/payouts). */
const LEAST_CENTS = 100
const MOST_CENTS = 1_000_000_000_000

const BATCHED = /^payouts\/([\w-]{1,64})\/transactions\/[\w-]{1,64}$/
const INTENT = /^transaction-intents\/[\w-]{1,64}$/

/**
 * Mercado Pago's Payouts: Argentine accounts in batches (`/v1/payouts`), Brazilian and Chilean ones by a call each
 * (`/v1/transaction-intents`; https://github.com/mercadopago/devsite-docs, guides/money-out). An account has to be let in by
 * Mercado Pago first.
 *
 * Nothing finds a payout there by our id. Its number comes with the answer, with the same answer when the very same call is
 * repeated, and with a notice; until then it is `taken` without a reference.
 *
 * @param publicUrl the shop's address: where notices are sent
 * @param signingKey Ed25519, whose public half Mercado Pago has; undefined: nothing is signed, which no real account takes
 * @param isTest true: the provider answers by its test scenarios and moves nothing
 */
export function createPayouts(options: {
  baseUrl: string
  accessToken: string
  publicUrl: string
  timeoutMs: number
  signingKey?: KeyObject | undefined
  isTest?: boolean
  log?: Pick<Logger, 'warn'> | undefined
}): PayoutProvider {
  const { publicUrl, signingKey, isTest = false, log } = options
  const circuit = createCircuit<Ended>({
    name: 'payment provider: payouts',
    log,
    saysAway: ({ away }) => away,
    ...{ atOnce: AT_ONCE, waiting: CALLS_WAITING },
  })
  const noticesUrl = `${publicUrl}/api/webhooks/mercado-pago?source_news=webhooks`
  const tellUnknown = onceEach((status, detail) =>
    log?.warn(
      { status, detail },
      'a payout stands in words of the provider that the shop does not know: it counts as in process',
    ),
  )
  const ofTest = { 'x-test-token': String(isTest) }

  const post = <Answer extends z.ZodType>({ path, json, key }: PayoutRequest, answer: Answer) =>
    callMercadoPago(options, circuit, {
      ...{ method: 'POST', path, json, idempotencyKey: key, answer },
      headers: { ...ofTest, ...signatureHeaders(json, signingKey) },
    })

  async function sendBatch(payouts: Parameters<typeof batchRequest>[0]): Promise<Sent[]> {
    const told = await post(batchRequest(payouts, noticesUrl), batchAnswer(tellUnknown))
    if (isProviderFailure(told)) {
      // Otherwise one account that is closed, or one payout that was taken before, would keep a thousand breweries waiting.
      if (payouts.length > 1 && isOfOnePayout(told)) {
        const half = Math.ceil(payouts.length / 2)
        return [...(await sendBatch(payouts.slice(0, half))), ...(await sendBatch(payouts.slice(half)))]
      }
      return payouts.map(({ id }) => [id, afterSending(id, told)])
    }
    const known = new Map(told.map((each) => [each.payoutId, each]))
    return payouts.map(({ id }) => [id, afterSending(id, known.get(id) ?? LEFT_OUT)])
  }

  async function sendIntent(payout: Parameters<typeof intentRequest>[0]): Promise<Sent> {
    return [
      payout.id,
      afterSending(payout.id, await post(intentRequest(payout, noticesUrl), intentAnswer(tellUnknown))),
    ]
  }

  return {
    canPay,

    async send(payouts) {
      const sent: Sent[] = payouts.filter((each) => !isPayable(each)).map(({ id }) => [id, NOT_PAYABLE])
      const payable = payouts.filter(isPayable)
      const batched = payable.flatMap(({ destination, ...payout }) =>
        isBatched(destination) ? [{ ...payout, destination }] : [],
      )
      for (const batch of inPartsOf(MOST_IN_A_BATCH, batched)) sent.push(...(await sendBatch(batch)))
      const single = payable.flatMap(({ destination, ...payout }) =>
        isBatched(destination) || destination.kind === 'iban' || destination.kind === 'lines'
          ? []
          : [{ ...payout, destination }],
      )
      for (const some of inPartsOf(AT_ONCE, single)) sent.push(...(await Promise.all(some.map(sendIntent))))
      return new Map(sent)
    },

    async read(reference) {
      const batch = BATCHED.exec(reference)?.[1]
      if (!batch && !INTENT.test(reference)) return null
      const answer = batch ? transactionAnswer(batch, tellUnknown) : intentAnswer(tellUnknown)
      const call = { method: 'GET', path: `/v1/${reference}`, headers: ofTest, answer } as const
      const told = await callMercadoPago(options, circuit, call)
      return isProviderFailure(told) && isUnknownThere(told) ? null : told
    },

    isAway: () => circuit.isAway(),
  }
}

/** A number that the provider never gave is 404, or by its reference 400 in these words. */
const isUnknownThere = ({ status, word = '' }: ProviderFailure) =>
  status === 404 || /^invalid_(payout|transaction)_id$/.test(word)

type Sent = [id: string, told: ToldPayout | ProviderFailure]

const LEFT_OUT: ProviderFailure = { failed: 'unknown', message: 'the answer leaves this payout out' }
const NOT_PAYABLE: ProviderFailure = {
  failed: 'refused',
  because: 'amount',
  message: 'no amount or account that the provider can pay',
}

const isPayable = ({ destination, currency, amountCents }: OutgoingPayout) =>
  canPay(destination, currency) && amountCents >= LEAST_CENTS && amountCents <= MOST_CENTS

function inPartsOf<Each>(size: number, all: Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  )
}

/** The log hears of each pair of words once a process: a payout is asked about again and again. */
function onceEach(tell: TellUnknown): TellUnknown {
  const told = new Set<string>()
  return (status, detail) => {
    const words = `${status}/${detail}`
    if (told.has(words)) return
    told.add(words)
    tell(status, detail)
  }
}
