import { data } from 'react-router'
import { dayAt } from '#contract/age.ts'
import type { ApiAnswer } from '../api.ts'
import type { Picker } from '../ui/period/period-picker.tsx'
import { presetsOf } from '../ui/period/presets.ts'
import { type PageContext, pageRequest } from './page-request.ts'

/** A period as an address asks for it; what is wrong with it the call says. */
type AskedQuery = { from: string; to: string; by: '' }

/**
 * What a page of figures shows for the period in its address. A period that cannot be shown is told at its fields, with
 * what was asked; there are no figures then.
 * @param ask calls the API for the figures
 * @throws any other refusal of the call
 */
export async function askedPeriod<Figures>(
  context: PageContext,
  { searchParams }: URL,
  ask: (query: AskedQuery) => Promise<ApiAnswer<Figures>>,
): Promise<{
  status: number
  picker: Picker
  figures: Figures | null
  errors: Record<string, string>
}> {
  const asked = {
    from: searchParams.get('from') ?? '',
    to: searchParams.get('to') ?? '',
    by: searchParams.get('by') ?? '',
  }
  const today = dayAt(new Date(), context.get(pageRequest).settings.timeZone)
  const picker = { asked, today, presets: presetsOf(today) }
  const answer = await ask(asked as AskedQuery)
  if (answer.ok) return { status: 200, picker, figures: answer.value, errors: {} }
  const { fields } = answer.error
  if (answer.status !== 400 || !fields) throw data(answer.error, { status: answer.status })
  return { status: 400, picker, figures: null, errors: fields }
}
