import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { BEER_FACT_NAMES, type BeerFact } from '#contract/beer-facts.ts'
import { FACETS } from '#contract/beer-filter.ts'
import type { BeerDetail } from '#contract/catalogue.ts'
import { aBeerDetail, BEER_SAMPLES } from '#tests/factories/beer-samples.ts'
import { ToastProvider } from '#web/ui/toast/toast.tsx'
import { BeerFacts } from '../catalogue/beer-facts.tsx'
import { BeerRecord } from '../catalogue/beer-record.tsx'
import { FILTER_NAMES } from '../catalogue/shop-address.ts'
import { ShopFilters } from '../catalogue/shop-filters.tsx'
import { shopPanel } from '../catalogue/shop-panel.server.ts'
import { BEER_FIELDS, valuesOf } from './beer-values.ts'
import { EditForm } from './edit-form.tsx'
import { previewBeer } from './preview-beer.ts'

/** Forms and pages hold every fact of a beer: whoever forgets one in a place is told here. */

function drawn(element: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <ToastProvider>{element}</ToastProvider> }])
  return renderToString(<Page initialEntries={['/']} />)
}

const names = (page: string) => new Set([...page.matchAll(/ name="(\w+)"/g)].map(([, name]) => name!))

test('the form asks for each: what it did not ask for would be emptied', () => {
  const page = drawn(
    <EditForm
      {...{ beer: aBeerDetail(), conflict: undefined, result: undefined, message: undefined }}
      today="2026-11-21"
      action="/"
      card={() => null}
    />,
  )
  expect(BEER_FIELDS.filter((field) => !names(page).has(field))).toEqual([])
})

test('the preview shows what its form says', () => {
  const beer = aBeerDetail({ onHand: 24 })
  const { company, id: labelSeed } = beer
  const shown = previewBeer(valuesOf(beer), { company, beer, labelSeed, held: 0, today: '2026-11-21' }, '')!
  const told = (facts: object) =>
    Object.entries(facts).filter(([fact]) => fact in BEER_SAMPLES && fact !== 'image')
  expect(Object.fromEntries(told(shown))).toEqual(Object.fromEntries(told(beer)))
})

/** Where else than among the facts of the page of a beer they stand. */
const ELSEWHERE: readonly BeerFact[] = ['image', 'volumeMl', 'unitsPerPack']

test.each(BEER_FACT_NAMES.filter((fact) => !ELSEWHERE.includes(fact)))(
  'the page of a beer tells its %s',
  (fact) => {
    const page = (which: 0 | 1) => {
      const beer: BeerDetail = { ...aBeerDetail(), [fact]: BEER_SAMPLES[fact][which] }
      return drawn(
        <>
          <BeerFacts beer={beer} actions={null} />
          <BeerRecord beer={beer} />
        </>,
      )
    }
    expect(page(0)).not.toBe(page(1))
  },
)

test('each filter has a control; the search and the order stand above the list', () => {
  const counted = FACETS.map((facet) => [facet, [{ value: '1', count: 1 }]])
  const found = { products: [], total: 1, totalPages: 1, facets: Object.fromEntries(counted) }
  const panel = shopPanel({}, found)
  const page = drawn(<ShopFilters query={{}} panel={panel} onChoose={() => {}} showResults="" />)
  expect(FILTER_NAMES.filter((name) => !names(page).has(name))).toEqual(['name', 'order'])
})
