import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { BEER_TYPES } from '#contract/limits.ts'
import { drawLabel, type LabelBeer } from './draw-label.ts'

const BEER: LabelBeer = {
  id: '0192f0c4-0000-7000-8000-000000000001',
  name: 'Noche de Valparaíso',
  company: 'Puerto Negro',
  type: 'Stout',
  abvPercent: 7.2,
  ibu: 38,
  motif: null,
}

const idOf = (number: number) => `0192f0c4-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

describe('a label', () => {
  test('is the same for the same beer', () => {
    expect(drawLabel({ ...BEER })).toBe(drawLabel({ ...BEER }))
  })

  test('is another one for every id, name, brewery, style, strength and bitterness', () => {
    const others: Partial<LabelBeer>[] = [
      { id: idOf(2) },
      { name: 'Noche de Iquique' },
      { company: 'Puerto Blanco' },
      { type: 'Porter' },
      { abvPercent: 7.3 },
      { ibu: 39 },
      { ibu: null },
      { motif: 'crab' },
    ]
    const drawn = [BEER, ...others.map((other) => ({ ...BEER, ...other }))].map(drawLabel)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test.each(BEER_TYPES)('is drawn for %s, flat and without text elements', async (type) => {
    const svg = drawLabel({ ...BEER, type })
    expect(svg).not.toMatch(/NaN|undefined|Infinity|Gradient|<text|<image|href/)
    expect(svg.length).toBeLessThan(40_000)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual([300, 420])
  })

  test('keeps hostile names as text, in a document that parses', async () => {
    const hostile = '</title><script>alert(1)</script>&"\'\u0000\u0008\uD800\uFFFE<svg onload=x>'
    const svg = drawLabel({ ...BEER, name: hostile, company: hostile })
    expect(svg).not.toMatch(/<script|<svg onload/)
    expect(svg).toContain('&lt;script&gt;')
    await expect(sharp(Buffer.from(svg)).png().toBuffer()).resolves.toBeInstanceOf(Buffer)
  })

  test('without one drawable character still shows the style', () => {
    expect(drawLabel({ ...BEER, name: '🍺🍺', company: '東京' })).toMatch(
      /<path fill="#\w{6}" transform="scale/,
    )
  })
})
