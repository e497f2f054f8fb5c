import { refusalText } from '#contract/errors.ts'
import { listRates, RATE_VERDICTS, type RateList, type RateVerdict } from '#contract/exchange-rates.ts'
import { isPlausibleRate, PLAUSIBLE_RATES, TOO_MANY_TIMES } from '#contract/plausible-rate.ts'
import * as exchangeRatesTexts from '#contract/texts/exchange-rates.ts'
import * as formTexts from '#contract/texts/form.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { textOf } from '#contract/texts/text.ts'
import { readingsOf, typedNumber } from '#contract/typed-numbers.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'

/** What the page asks about before it is done. `id`: the rate that is judged. */
export type AskedAbout = { act: 'type' | RateVerdict; id: string; rate: string }

/** The rates, and what the address asks to confirm, as long as it can still be done. */
export async function showRates(context: PageContext, { searchParams }: URL) {
  const { timeZone } = context.get(pageRequest).settings
  const rates = await callApi(context, listRates, { query: { before: searchParams.get('before') ?? '' } })
  const typed = searchParams.get('rate')
  const read = typed === null ? undefined : readRate(typed, rates.used?.rate)
  const asked = read?.rate ? { act: 'type' as const, id: '', rate: read.rate } : judgedIn(rates, searchParams)
  return {
    ...rates,
    timeZone,
    asked,
    typed: typed ?? '',
    wrong: read?.wrong,
    isOlder: searchParams.has('before'),
  }
}

/**
 * '1.417,25' → '1417.25'; or what is wrong with it, to be told before anybody gives a reason for it.
 * @param used the rate in use, from which a slip of the fingers is far
 */
function readRate(typed: string, used: string | undefined): { rate?: string; wrong?: string } {
  const number = typedNumber(typed)
  if (number !== undefined && Number.isFinite(number)) {
    const rate = String(number)
    if (!isPlausibleRate(rate)) return { wrong: refusalText('rate-implausible', PLAUSIBLE_RATES) }
    const times = used ? number / Number(used) : 1
    const isSlip = times >= TOO_MANY_TIMES || times <= 1 / TOO_MANY_TIMES
    return isSlip ? { wrong: refusalText('rate-too-far', { last: used! }) } : { rate }
  }
  const readings = readingsOf(typed)
  if (!readings) return { wrong: textOf(exchangeRatesTexts.notANumber) }
  const values = { decimal: numberText(readings.decimal), thousands: String(readings.thousands) }
  return { wrong: textOf(formTexts.whichNumber, values) }
}

function judgedIn({ waiting, used }: RateList, searchParams: URLSearchParams): AskedAbout | null {
  const act = RATE_VERDICTS.find((each) => each === searchParams.get('do'))
  const id = searchParams.get('id')
  const rate = act === 'withdraw' ? used?.source === 'admin' && used : waiting
  return act && rate && rate.id === id ? { act, id, rate: rate.rate } : null
}
