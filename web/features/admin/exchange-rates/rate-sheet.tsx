import { useNavigate } from 'react-router'
import * as exchangeRatesTexts from '#contract/texts/exchange-rates.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type NotDone, ReasonSheet } from '#web/ui/reason-sheet.tsx'
import { rateText } from './rate-text.ts'
import type { AskedAbout } from './show-rates.server.ts'

const PATH = '/admin/exchange-rates'

/** Swapped figures make more of a difference than a day does. */
const MUCH_PERCENT = 10

const TITLES = {
  type: exchangeRatesTexts.typeTitle,
  take: exchangeRatesTexts.takeTitle,
  refuse: exchangeRatesTexts.refuseTitle,
  withdraw: exchangeRatesTexts.withdrawTitle,
}

type Props = {
  asked: AskedAbout
  currency: string
  /** The rate in use that the page shows: should another one be used by now, none is typed. */
  seen: string
  failed: NotDone | undefined
}

/** Asks for a reason before a rate is typed, taken, refused or withdrawn. */
export function RateSheet({ asked: { act, id, rate }, currency, seen, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const change = seen ? Math.round((Number(rate) / Number(seen) - 1) * 100) : 0
  const query = new URLSearchParams(act === 'type' ? { rate } : { do: act, id })
  return (
    <ReasonSheet
      title={t(TITLES[act])}
      action={`${PATH}?${query}`}
      hidden={{ act, id, rate, seen }}
      submit={t(TITLES[act])}
      failed={failed}
      closeTo={PATH}
      onClose={() => navigate(PATH, { preventScrollReset: true })}
    >
      <p>
        <strong>{t(exchangeRatesTexts.oneDollar, { rate: rateText(rate), currency })}</strong>
        <br />
        {t(exchangeRatesTexts.newOrders)}
      </p>
      {(act === 'type' || act === 'take') && Math.abs(change) >= MUCH_PERCENT && (
        <Notice brief>
          <p>
            {t(change > 0 ? exchangeRatesTexts.muchMore : exchangeRatesTexts.muchLess, {
              percent: numberText(Math.abs(change)),
              seen: rateText(seen),
            })}
          </p>
        </Notice>
      )}
    </ReasonSheet>
  )
}
