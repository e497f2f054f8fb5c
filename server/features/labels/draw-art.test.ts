import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { motifOf } from '#contract/label-motifs.ts'
import { type ArtSubject, drawArt } from './draw-art.ts'
import { BENTS, type Hand, handOf, SHOWS } from './hand/hand-of.ts'
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
const PLAIN: Hand = { ...handOf('Altiplano'), print: 'open', bent: 'scenes' }

// 3 to 5 s of CPU.
test('no two of ten thousand beers have the same art', { timeout: 180_000 }, () => {
  const drawn = new Set<string>()
  for (let number = 0; number < 10_000; number++) {
    drawn.add(createHash('sha1').update(artOf(number)).digest('base64'))
  }
  expect(drawn.size).toBe(10_000)
})

test.each(BENTS.slice(1))('nor have any two of a thousand that are drawn as %s', (bent) => {
  const drawn = new Set(Array.from({ length: 1000 }, (_, number) => artOf(number, { bent })))
  expect(drawn.size).toBe(1000)
})

test.each(SHOWS)('nor have any two of a thousand that show one thing (%s)', (show) => {
  const drawn = new Set(Array.from({ length: 1000 }, (_, number) => artOf(number, { show }, 'raspberry')))
  expect(drawn.size).toBe(1000)
})

test('a beer of raspberries is drawn with raspberries, in a brewery that prints in its own inks too', () => {
  const beer = { name: 'Frambuesa de Chacra', type: 'Sour Beer', description: '' } as const
  const motif = motifOf(beer)
  expect(motif).toBe('raspberry')
  for (const print of ['open', 'inks'] as const) {
    const hand = { ...PLAIN, print, show: 'one' as const }
    const { over } = drawArt({ ...beer, id: '1', motif }, hand, CANVAS)
    const other = drawArt({ ...beer, id: '1', motif: 'passionfruit' }, hand, CANVAS)
    expect(over).toMatch(/^<g transform=/)
    expect(over).not.toBe(other.over)
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
test('any two of five hundred beers are visibly apart, whatever their colours', {
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
