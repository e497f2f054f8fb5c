import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BeerSummary } from '#contract/catalogue.ts'
import type { Container } from '#contract/limits.ts'
import { BeerSpread } from './beer-spread.tsx'

const company = { id: 'c', company: 'Galpón' } as BeerSummary['company']
const CAN = 'viewBox="0 0 300 542"'
const BOTTLE = 'viewBox="0 0 304 724"'

const shown = (
  container: Container | undefined,
  colour: string | null = '#b4d2a0',
  image = '/labels/a.svg',
) =>
  renderToStaticMarkup(
    <BeerSpread beer={{ name: 'Puna', image, company }} container={container} colour={colour}>
      <p />
    </BeerSpread>,
  )

test('a drawn label is on the can or the bottle that its beer is sold in', () => {
  expect(shown('can')).toContain(CAN)
  expect(shown('bottle')).toContain(BOTTLE)
})

test('a photograph is on none, nor is the label of a beer that says nothing of one', () => {
  const photo = '/media/abcdefghijklmnopqrstuv-10x10'
  for (const flat of [shown('can', null, photo), shown('keg'), shown('other'), shown(undefined)]) {
    expect(flat).toContain('<img')
    expect(flat).not.toMatch(/<svg/)
  }
})
