import { expect, test } from 'vitest'
import { MOTIF_WORDS } from '#contract/label-motifs.ts'
import { drawCompanyArt } from './draw-company-art.ts'
import { handOf } from './hand/hand-of.ts'
import { RULE_NAMES } from './rules/rules.ts'

/** Breweries that are called by one thing each, with nothing else said. */
const companies = Object.values(MOTIF_WORDS)
  .join(' ')
  .split(' ')
  .map((word) => ({
    ...{ id: '', country: '', state: '', city: '', story: '' },
    name: `Cervecería ${word}`,
  }))

test('whatever a brewery is called by, its picture is plain shapes, by every rule and none twice', () => {
  const pictures = companies.map((company) => drawCompanyArt(company))
  for (const svg of pictures) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|Gradient|<text|<image|<filter/)
    expect(svg.length).toBeLessThan(60_000)
  }
  expect(new Set(pictures).size).toBe(companies.length)
  expect(new Set(companies.map(({ name }) => handOf(name).rule))).toEqual(new Set(RULE_NAMES))
})
