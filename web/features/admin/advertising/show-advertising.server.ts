import { listPlacements, type Placement } from '#contract/advertising.ts'
import { type BeerSummary, listBeers } from '#contract/catalogue.ts'
import { callApi, tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** What the address is about: a form with what stands in it, or a question. */
export type Open = {
  step: 'new' | 'change' | 'withdraw'
  placement: Placement | null
  fields: Record<string, string>
  /** What was looked for, and the beers of that name or brewery that are on sale; null: nothing was. */
  searched: { q: string; beers: Pick<BeerSummary, 'id' | 'name' | 'company'>[] } | null
}

/** The advertising space, what is and was placed in it, and what the address is about. */
export async function showAdvertising(context: PageContext, { searchParams }: URL) {
  const [list, searched] = await Promise.all([
    callApi(context, listPlacements),
    search(context, searchParams.get('q')?.trim() ?? ''),
  ])
  return { list, open: openOf(searchParams, list, searched) }
}

function openOf(
  searchParams: URLSearchParams,
  { current, today }: { current: Placement[]; today: string },
  searched: Open['searched'],
): Open | null {
  const step = (['new', 'change', 'withdraw'] as const).find((each) => each === searchParams.get('do'))
  const placement = current.find(({ id }) => id === searchParams.get('id')) ?? null
  if (!step || (step !== 'new' && !placement)) return null
  const place = searchParams.get('place') ?? '1'
  const stood = placement && step === 'change' ? fieldsOf(placement) : { place, from: today }
  return { step, placement, fields: { ...stood, ...chosenIn(searchParams) }, searched }
}

function fieldsOf({ place, kind, subject, from, until }: Placement): Record<string, string> {
  const field = { beer: 'beerId', style: 'type', brewery: 'companyId' }[kind]
  return { place: String(place), [field]: subject, from, until }
}

/** A beer or brewery that was chosen from what was found, instead of what stood there. */
function chosenIn(searchParams: URLSearchParams): Record<string, string> {
  const [beerId, companyId] = [searchParams.get('beerId') ?? '', searchParams.get('companyId') ?? '']
  return beerId || companyId ? { beerId, type: '', companyId } : {}
}

async function search(context: PageContext, q: string): Promise<Open['searched']> {
  if (!q) return null
  const answer = await tryApi(context, listBeers, { query: { name: q, pag: '1' } })
  const beers = answer.ok && 'products' in answer.value ? answer.value.products : []
  return { q, beers: beers.map(({ id, name, company }) => ({ id, name, company })) }
}
