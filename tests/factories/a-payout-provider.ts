import type { ProviderFailure } from '#server/ports/payment-provider.ts'
import type { OutgoingPayout, PayoutProvider, ToldPayout } from '#server/ports/payout-provider.ts'

/** How the next calls of a method end: `lost` is carried out and its answer never arrives; the others carry nothing out. */
type Fault = 'unknown' | 'refused' | 'not-allowed' | 'not-asked' | 'lost'

/** Who pays breweries, in memory: the outside world of tests that are about our own books. */
export function aPayoutProvider() {
  const sent = new Map<string, OutgoingPayout>()
  const known = new Map<string, ToldPayout>()
  const faults: Record<'send' | 'read', Fault[]> = { send: [], read: [] }

  const failure = (kind: Fault): ProviderFailure => {
    const message = `${kind} by the test`
    if (kind === 'not-allowed') return { failed: 'refused', status: 403, because: kind, message }
    if (kind === 'refused') return { failed: 'refused', status: 400, word: 'invalid_account', message }
    return { failed: kind === 'lost' ? 'unknown' : kind, message }
  }
  const referenceOf = (id: string) => `payouts/POP1/transactions/${id}`

  const provider: PayoutProvider = {
    canPay: ({ kind }) => kind !== 'iban' && kind !== 'lines',
    async send(payouts) {
      const struck = faults.send.shift()
      if (struck && struck !== 'lost') return new Map(payouts.map(({ id }) => [id, failure(struck)]))
      for (const payout of payouts) {
        if (sent.has(payout.id)) continue
        sent.set(payout.id, payout)
        const { id, amountCents } = payout
        const told = { standing: 'taken', reason: '', amountCents, returnedCents: null } as const
        known.set(id, { payoutId: id, reference: referenceOf(id), ...told })
      }
      return new Map(payouts.map(({ id }) => [id, struck ? failure(struck) : known.get(id)!]))
    },
    async read(reference) {
      const struck = faults.read.shift()
      if (struck) return failure(struck)
      return [...known.values()].find((each) => each.reference === reference) ?? null
    },
    isAway: () => false,
  }

  return {
    ...provider,
    /** What was handed over, by our own id: each once, however often it was sent. */
    sent,
    referenceOf,
    /** What becomes of one, as it is told from now on. */
    change(id: string, facts: Partial<ToldPayout>) {
      Object.assign(known.get(id)!, facts)
    },
    failNext(method: 'send' | 'read', ...kinds: Fault[]) {
      faults[method].push(...kinds)
    },
  }
}
