import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MOTIFS_OF_LABELS, motifOf } from '#contract/label-motifs.ts'
import { type ArtSubject, drawArt } from './draw-art.ts'
import { type Hand, handOf } from './hand/hand-of.ts'
import { MOTIFS } from './motifs/motifs.ts'
import { RULE_NAMES } from './rules/rules.ts'
import { svgDocument } from './svg-document.ts'

const CANVAS = { width: 300, height: 420 }
/** One style of each of the six families. */
const STYLES = ['Lager', 'IPA', 'Stout', 'Saison', 'Sour Beer', 'Bock'] as const

/** Beers that only their ids tell apart, as a shop would number them one after the other. */
const artOf = (number: number, hand: Partial<Hand> = {}, motif: ArtSubject['motif'] = null) => {
  const id = `0192f0c4-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
  const type = STYLES[number % STYLES.length]!
  const { svg, over = '' } = drawArt({ id, name: id, type, motif }, { ...PLAIN, ...hand }, CANVAS)
  return svg + over
}

/** Draws what a style is, in the colours that it has. */
const PLAIN: Hand = { ...handOf('Altiplano'), print: 'open', rule: 'scenes' }

// 3 to 5 s of CPU.
test('no two of ten thousand beers have the same art', { timeout: 180_000 }, () => {
  const drawn = new Set<string>()
  for (let number = 0; number < 10_000; number++) {
    drawn.add(createHash('sha1').update(artOf(number)).digest('base64'))
  }
  expect(drawn.size).toBe(10_000)
})

test.each(RULE_NAMES)('nor have any two of five hundred that are drawn by one rule (%s)', (rule) => {
  const drawn = new Set(Array.from({ length: 500 }, (_, number) => artOf(number, { rule }, 'raspberry')))
  expect(drawn.size).toBe(500)
})

test.each(RULE_NAMES)('whatever it shows, art is plain shapes that parse (%s)', async (rule) => {
  for (const [number, motif] of MOTIFS_OF_LABELS.entries()) {
    const svg = artOf(number, { rule }, motif)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|Gradient|<text|<image|href|<filter/)
    expect(svg.length).toBeLessThan(60_000)
    if (number % 12 === 0)
      await expect(sharp(Buffer.from(svgDocument(300, 420, '', svg))).stats()).resolves.toBeTruthy()
  }
})

test('two breweries of one colour draw one thing differently, each by its rule', () => {
  const drawn = RULE_NAMES.map((rule) => artOf(1, { rule }, 'fish'))
  expect(new Set(drawn).size).toBe(RULE_NAMES.length)
})

test('what a beer speaks of is drawn first; where that is nothing, the thing that its brewery is called by', () => {
  const hand = { rule: 'close-up', emblem: 'lighthouse' } as const
  expect(artOf(3, hand, 'train')).toBe(artOf(3, { ...hand, emblem: null }, 'train'))
  const shown = Array.from({ length: 40 }, (_, number) => artOf(number, hand))
  const lighthouses = shown.filter((svg, number) => svg === artOf(number, hand, 'lighthouse'))
  expect(lighthouses.length).toBeGreaterThan(8)
  expect(lighthouses.length).toBeLessThan(32)
})

test('a beer of raspberries is drawn with raspberries, in a brewery that prints in its own inks too', () => {
  const beer = { name: 'Frambuesa de Chacra', type: 'Sour Beer', description: '' } as const
  const motif = motifOf(beer)
  expect(motif).toBe('raspberry')
  for (const print of ['open', 'inks'] as const) {
    const hand = { ...PLAIN, print, rule: 'stickers' as const }
    const { svg } = drawArt({ ...beer, id: '1', motif }, hand, CANVAS)
    const other = drawArt({ ...beer, id: '1', motif: 'passionfruit' }, hand, CANVAS)
    expect(svg).toContain(MOTIFS.raspberry.layers.at(-1)![1])
    expect(other.svg).not.toContain(MOTIFS.raspberry.layers.at(-1)![1])
  }
})

/** dHash: for each of 8 × 8 places, whether it is lighter than its neighbour at the right. Colours do not count. */
async function differenceHash(svg: string): Promise<readonly boolean[]> {
  const grey = await sharp(Buffer.from(svgDocument(CANVAS.width, CANVAS.height, '', svg)), { density: 18 })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from({ length: 64 }, (_, place) => {
    const at = Math.floor(place / 8) * 9 + (place % 8)
    return grey[at]! > grey[at + 1]!
  })
}

// Of these 124,750 pairs the nearest, two of hops, differ in 6 of 64 bits, the next two pairs in 9; half of them in 32 or
// more.
test('any two of five hundred landscapes are visibly apart, whatever their colours', {
  timeout: 180_000,
}, async () => {
  const hashes: (readonly boolean[])[] = []
  for (let number = 0; number < 500; number++) hashes.push(await differenceHash(artOf(number)))
  let nearest = 64
  for (const [index, one] of hashes.entries()) {
    for (const other of hashes.slice(index + 1)) {
      const apart = one.reduce((sum, bit, place) => sum + (bit === other[place] ? 0 : 1), 0)
      nearest = Math.min(nearest, apart)
    }
  }
  expect(nearest).toBeGreaterThanOrEqual(5)
})
