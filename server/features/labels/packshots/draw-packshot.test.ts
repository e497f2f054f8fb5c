import { expect, test } from 'vitest'
import { drawPackshot, type PackedBeer } from './draw-packshot.ts'
import { vesselOf } from './vessel-of.ts'
import { VESSELS } from './vessels.ts'

const drawn = (presentation: string, unitsPerPack = 1) =>
  drawPackshot({
    ...{ id: '0192f0c4-7b1a-7000-8000-00000000beef', name: 'Ñandú', company: 'Birra del Valle', type: 'IPA' },
    ...{ abvPercent: 6.5, ibu: 62, motif: null, presentation, unitsPerPack },
  } satisfies PackedBeer)

test('a growler is one by its name, a pack by how many it holds; a keg and what nobody says are not drawn', () => {
  expect(vesselOf('Lata 473 ml', 1)).toBe('can')
  expect(vesselOf('Pack de 6 botellas de 330 ml', 6)).toBe('bottle')
  expect(vesselOf('Pack de 6 × 330 ml', 6)).toBe('pack')
  expect(vesselOf('Growler 1,9 L', 1)).toBe('growler')
  for (const none of ['', '500 ml', 'Caja', 'Barril 30 l']) expect(vesselOf(none, 1)).toBeUndefined()
})

test.each(['Lata 473 ml', 'Botella 330 ml', 'Growler 1,9 L', 'Pack', 'Barril 30 l'])(
  'of %s: a frame as a label’s, its label whole, nothing that browsers could not draw',
  (presentation) => {
    const svg = drawn(presentation, presentation === 'Pack' ? 6 : 1)
    expect(svg).toContain('viewBox="0 0 420 588"')
    expect(svg).toContain('viewBox="0 0 300 420"')
    expect(svg).toContain('<title>Ñandú, Birra del Valle</title>')
    expect(svg).not.toMatch(/NaN|undefined|<text/)
    const named = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(named).size).toBe(named.length)
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(named).toContain(id)
  },
)

test('every label has its place within its vessel', () => {
  for (const { box, label } of Object.values(VESSELS)) {
    expect(label.x + label.width).toBeLessThanOrEqual(box.width)
    expect(label.y + label.height).toBeLessThan(box.height)
  }
})
