import { type CommissionTrial, listCommissionRules, tryCommissionRules } from '#contract/commission.ts'
import { callApi, tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { plainNumber } from '../plain-number.ts'

const TRIED = ['companyId', 'type', 'day', 'price', 'units'] as const
/** A sale as it was typed to be tried, by field. */
type Tried = Record<(typeof TRIED)[number], string>

export type Trial = { typed: Tried; outcome: CommissionTrial | null; wrong: Record<string, string> }

/** The rules, which of them the address is about, and what would become of the sale that it names. */
export async function showCommissions(context: PageContext, { searchParams }: URL) {
  const [list, trial] = await Promise.all([
    callApi(context, listCommissionRules),
    searchParams.has('price') ? tryRules(context, searchParams) : null,
  ])
  return { ...list, trial, step: stepOf(searchParams, list.rules) }
}

/** What stands open, and of which rule: its place from 0, of a new one -1. */
function stepOf(searchParams: URLSearchParams, rules: readonly { id: string }[]) {
  const step = (['new', 'change', 'remove'] as const).find((each) => each === searchParams.get('do'))
  if (!step) return null
  const id = searchParams.get('id')
  const place = rules.findIndex((rule) => rule.id === id)
  return step === 'new' ? { step, place: -1 } : place < 0 ? null : { step, place }
}

async function tryRules(context: PageContext, searchParams: URLSearchParams): Promise<Trial> {
  const typed = Object.fromEntries(TRIED.map((field) => [field, searchParams.get(field) ?? ''])) as Tried
  const [price, units] = [plainNumber(typed.price), plainNumber(typed.units, { whole: true })]
  const wrong = {
    ...('wrong' in price && { price: price.wrong }),
    ...('wrong' in units && { units: units.wrong }),
  }
  if (!('value' in price && 'value' in units)) return { typed, outcome: null, wrong }
  const query = { ...typed, price: price.value, units: units.value } as never
  const answer = await tryApi(context, tryCommissionRules, { query })
  if (answer.ok) return { typed, outcome: answer.value, wrong }
  return { typed, outcome: null, wrong: answer.error.fields ?? { price: answer.error.message } }
}
