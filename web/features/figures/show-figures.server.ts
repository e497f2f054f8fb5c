import { data } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { getFigures } from '#contract/figures.ts'
import { tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { presetsOf } from './presets.ts'

/**
 * What the page shows of a company for the period in its address. A period that cannot be shown is told at its fields,
 * with what was asked; there are no figures then.
 * @throws any other refusal of the call
 */
export async function showFigures(context: PageContext, companyId: string, { searchParams }: URL) {
  const asked = {
    from: searchParams.get('from') ?? '',
    to: searchParams.get('to') ?? '',
    by: searchParams.get('by') ?? '',
  }
  const today = dayAt(new Date(), context.get(pageRequest).settings.timeZone)
  const picker = { asked, today, presets: presetsOf(today) }
  const query = asked as { from: string; to: string; by: '' }
  const answer = await tryApi(context, getFigures, { params: { id: companyId }, query })
  if (answer.ok) return { status: 200, picker, figures: answer.value, errors: {} }
  const { fields } = answer.error
  if (answer.status !== 400 || !fields) throw data(answer.error, { status: answer.status })
  return { status: 400, picker, figures: null, errors: fields }
}

export type Picker = Awaited<ReturnType<typeof showFigures>>['picker']
