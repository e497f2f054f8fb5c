import type { Sale } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as todayTexts from '#contract/texts/today.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'

/** A brewery calls what waits for it as its lists do; to a buyer it is a shipment that is pending. */
export const saleStateTexts = { ...parcelStateTexts, pending: todayTexts.toSend }

const TONES = { pending: 'waiting', shipped: 'good', delivered: 'good', cancelled: 'over' } as const

/** How a sale stands: its parcel, unless the buyer's bank took the money back. */
export function SaleState({ sale: { state, parcel } }: { sale: Pick<Sale, 'state' | 'parcel'> }) {
  const t = useText()
  if (state === 'charged_back') return <StatusWord tone="bad">{t(accountWords.chargedBack)}</StatusWord>
  return <StatusWord tone={TONES[parcel]}>{t(saleStateTexts[parcel])}</StatusWord>
}
