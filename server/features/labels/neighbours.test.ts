import { expect, test } from 'vitest'
import { motifOf } from '#contract/label-motifs.ts'
import { demoBreweries } from '#database/seed/demo-shop.ts'
import { drawCompanyArt } from './draw-company-art.ts'
import { drawLabelInside, type LabelBeer } from './draw-label.ts'
import { handOf } from './hand/hand-of.ts'

/** The demo's beers as a brewery's page lists them. */
const shelves: LabelBeer[][] = demoBreweries.map(({ company, slug, beers }) =>
  beers.map((beer) => ({ ...beer, id: `${slug} ${beer.name}`, company, motif: motifOf(beer) })),
)

/** As the shop lists its newest beers: breweries take turns (seed-beers.ts). */
const inTurns = shelves[0]!.flatMap((_, turn) => shelves.map((beers) => beers[turn]!))

/** The colours of a label's art, without its plate's: the first colour of all is the ground. */
const colorsOf = (beer: LabelBeer) =>
  [...drawLabelInside(beer).matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color)

const neighbours = (list: readonly LabelBeer[]) => list.slice(1).map((beer, at) => [list[at]!, beer] as const)

test('in a list of breweries by turns no two neighbours have one house colour', () => {
  const alike = neighbours(inTurns).filter(
    ([one, other]) => handOf(one.company).color === handOf(other.company).color,
  )
  expect(alike).toEqual([])
})

test('on a brewery’s own page no two neighbours have the very same colours', () => {
  const sameColors = ([one, other]: readonly [LabelBeer, LabelBeer]) => {
    const [these, those] = [one, other].map((beer) => [...new Set(colorsOf(beer))].sort().join())
    return these === those
  }
  expect(
    shelves
      .flatMap(neighbours)
      .filter(sameColors)
      .map(([one]) => one.name),
  ).toEqual([])
})

test('no two of the demo’s breweries have pictures alike', () => {
  const pictures = demoBreweries.map((brewery) => {
    const svg = drawCompanyArt({ ...brewery, id: brewery.slug, name: brewery.company })
    return { thing: svg.slice(svg.lastIndexOf('<g transform')) }
  })
  expect(new Set(pictures.map(({ thing }) => thing)).size).toBe(14)
  expect(pictures.every(({ thing }) => thing !== '')).toBe(true)
})
