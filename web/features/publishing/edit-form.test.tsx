import type { SubmissionResult } from '@conform-to/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { BeerDetail } from '#contract/catalogue.ts'
import { aBeerDetail } from '#tests/factories/beer-samples.ts'
import { ToastProvider } from '#web/ui/toast/toast.tsx'
import { NO_VALUES } from './beer-values.ts'
import { type Conflict, EditForm } from './edit-form.tsx'

/** As its form is written in `aValues`. */
function aBeer(facts: Partial<BeerDetail> = {}): BeerDetail {
  return aBeerDetail({
    ...{ name: 'Niebla', description: 'Pomelo.', presentation: 'Lata 473 ml', type: 'IPA', price: 4.5 },
    ...{ ABV: 6.2, IBU: 48, volumeMl: null, unitsPerPack: 1, packagedOn: null, bestBefore: null },
    ...{ stock: 9, onHand: 12, held: 3, edition: 4 },
    ...facts,
  })
}

/** The page as it arrives, before any script has run. */
function arriving(beer: BeerDetail, conflict?: Conflict, result?: SubmissionResult): string {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ToastProvider>
          <EditForm
            {...{ beer, conflict, result }}
            today="2026-11-21"
            action="/"
            message={undefined}
            card={({ name, stock }) => `card of ${name}, ${stock} left`}
          />
        </ToastProvider>
      ),
    },
  ])
  return renderToString(<Page initialEntries={['/']} />)
}

test('it says what is on hand and what is held, and sends back what it showed', () => {
  const page = arriving(aBeer())
  expect(page).toContain('En depósito: 12, apartadas: 3')
  expect(page).toContain('card of Niebla, 9 left')
  expect(page).toMatch(/name="stockShown" value="12"/)
  expect(page).toMatch(/name="editionShown" value="4"/)
  expect(page).not.toContain('blocked by the administration')
})

test('a blocked beer says so and has no switch: a seller cannot undo an admin', () => {
  expect(arriving(aBeer())).toContain('name="status"')
  const page = arriving(aBeer({ blocked: true, status: false }))
  expect(page).toContain('blocked by the administration')
  expect(page).not.toContain('name="status"')
})

test('a beer past its date says why it is not on sale', () => {
  expect(arriving(aBeer({ pastDate: true, bestBefore: '2026-11-20' }))).toContain('Pasó su fecha')
})

test('a form that came back with something wrong still answers what it had shown, whatever was saved meanwhile', () => {
  const sent = {
    ...aValues(),
    ABV: '',
    editionShown: '4',
    stockShown: '12',
    shown: JSON.stringify(aValues()),
  }
  const page = arriving(aBeer({ price: 5.25, edition: 5, onHand: 10 }), undefined, {
    status: 'error',
    initialValue: sent,
    error: { ABV: ['Información requerida'] },
  })
  expect(page).toMatch(/name="editionShown" value="4"/)
  expect(page).toMatch(/name="stockShown" value="12"/)
})

test('without scripts too the second editor reads what changed, and the form sends the new edition', () => {
  const current = aBeer({ price: 5.25, edition: 5, onHand: 10 })
  const values = { ...aValues(), price: '4.80', stock: '10' }
  const page = arriving(aBeer(), {
    message: 'Alguien cambió estos datos mientras los editabas.',
    current,
    values,
    changed: [
      { field: 'price', theirs: '5.25', yours: '4.80' },
      { field: 'image', theirs: '', yours: '/media/x' },
      { field: 'volumeMl', theirs: '', yours: null },
      { field: 'status', theirs: 'false', yours: null },
      { field: 'stock', theirs: '10', yours: '14' },
    ],
  })
  for (const sentence of [
    'Alguien cambió estos datos mientras los editabas.',
    'Precio (U$S): ahora es «U$S 5.25»; tú escribiste «U$S 4.80».',
    'Foto: ahora es «la etiqueta dibujada»; tú escribiste «otra foto».',
    'Volumen por unidad (ml): ahora es «sin dato».',
    'Estado: ahora es «Unavailable».',
    'Stock: ahora hay 10 en depósito; con tu cambio serán 14.',
  ]) {
    expect(page).toContain(sentence)
  }
  expect(page).toMatch(/name="editionShown" value="5"/)
  expect(page).toMatch(/name="stockShown" value="10"/)
  expect(page).toMatch(/value="4.80"/)
})

function aValues() {
  return {
    ...NO_VALUES,
    name: 'Niebla',
    type: 'IPA',
    description: 'Pomelo.',
    presentation: 'Lata 473 ml',
    ABV: '6.2',
    IBU: '48',
    price: '4.50',
    stock: '12',
    unitsPerPack: '1',
    status: 'true',
  }
}
