import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BeerSummary } from '#contract/catalogue.ts'
import { BeerSpread } from './beer-spread.tsx'
import { type Vessel, vesselOf } from './vessel-of.ts'

const company = { id: 'c', company: 'Galpón' } as BeerSummary['company']
const CAN = 'viewBox="0 0 300 542"'
const BOTTLE = 'viewBox="0 0 304 724"'
const GROWLER = 'viewBox="0 0 304 704"'
const PACK = 'viewBox="0 0 420 600"'

const shown = (vessel: Vessel | undefined, colour: string | null = '#b4d2a0', image = '/labels/a.svg') =>
  renderToStaticMarkup(
    <BeerSpread beer={{ name: 'Puna', image, company }} vessel={vessel} colour={colour}>
      <p />
    </BeerSpread>,
  )

test('a drawn label is on what its beer is sold in', () => {
  expect(shown('can')).toContain(CAN)
  expect(shown('bottle')).toContain(BOTTLE)
  expect(shown('growler')).toContain(GROWLER)
  expect(shown('pack')).toContain(PACK)
})

test('a photograph is on none, nor is the label of a beer that says nothing of one', () => {
  const photo = '/media/abcdefghijklmnopqrstuv-10x10'
  for (const flat of [shown('can', null, photo), shown(undefined)]) {
    expect(flat).toContain('<img')
    expect(flat).not.toMatch(/<svg/)
  }
})

test('a growler is one by its name, a pack by how many it holds; a keg and what nobody says are not drawn', () => {
  const said = (presentation: string, unitsPerPack = 1) => ({ presentation, unitsPerPack })
  expect(vesselOf(said('Lata 473 ml'), 'can')).toBe('can')
  expect(vesselOf(said('Pack de 6 botellas de 330 ml', 6), 'bottle')).toBe('bottle')
  expect(vesselOf(said('Pack de 6 × 330 ml', 6), 'other')).toBe('pack')
  expect(vesselOf(said('Growler 1,9 L'), 'other')).toBe('growler')
  for (const none of ['', '500 ml', 'Caja']) expect(vesselOf(said(none), 'other')).toBeUndefined()
  expect(vesselOf(said('Barril 30 l'), 'keg')).toBeUndefined()
  expect(vesselOf(said('Growler 1,9 L'), undefined)).toBeUndefined()
})
