import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { motifOf } from '#contract/label-motifs.ts'
import { deriveBeer } from '#database/import/derive-beer.ts'
import { demoBreweries } from '#database/seed/demo-shop.ts'
import { drawCompanyArt } from '#server/features/labels/draw-company-art.ts'
import { drawLabelInside, type LabelBeer } from '#server/features/labels/draw-label.ts'
import { handOf } from '#server/features/labels/hand/hand-of.ts'
import { seededRandom } from '#server/features/labels/seeded-random.ts'
import { readImported } from './read-imported.ts'

/**
 * `npm run label-walls`: the labels side by side, in docs/pictures. `labels.webp`: the demo's beers, a brewery a row;
 * `labels-breweries.webp`: the pictures of its breweries; `labels-sorted.webp`: twenty labels of five of them, mixed and without
 * their breweries' names, to be told apart. With `--beers F.csv --breweries F.csv` also `labels-imported.webp`: the first 500 real
 * beers.
 */
const FOLDER = 'docs/pictures'
const PAPER = '#faf5ec'
const GAP = 10

const { values: files } = parseArgs({ options: { beers: { type: 'string' }, breweries: { type: 'string' } } })

type Drawn = { svg: string; width: number; height: number }

const labelOf = (beer: LabelBeer, hand = handOf(beer.company)): Drawn => ({
  svg: drawLabelInside(beer, hand),
  width: 300,
  height: 420,
})

const demo = demoBreweries.map((brewery) => ({
  ...brewery,
  labels: brewery.beers.map((beer) => ({
    ...{ id: `${brewery.slug} ${beer.name}`, name: beer.name, company: brewery.company, type: beer.type },
    ...{ abvPercent: beer.abvPercent, ibu: beer.ibu, motif: motifOf(beer) },
  })),
}))

/** Writes a wall of drawings, `columns` in a row, each `widthPx` wide. */
async function writeWall(name: string, drawn: readonly Drawn[], columns: number, widthPx: number) {
  const { width, height } = drawn[0]!
  const heightPx = Math.round((widthPx * height) / width)
  const size = {
    width: columns * (widthPx + GAP) + GAP,
    height: Math.ceil(drawn.length / columns) * (heightPx + GAP) + GAP,
  }
  const placed = drawn.map(async ({ svg }, at) => ({
    input: await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${widthPx}" height="${heightPx}" fill="none" stroke-linecap="round" stroke-linejoin="round">${svg}</svg>`,
      ),
    )
      .png()
      .toBuffer(),
    left: GAP + (at % columns) * (widthPx + GAP),
    top: GAP + Math.floor(at / columns) * (heightPx + GAP),
  }))
  const wall = sharp({ create: { ...size, channels: 3, background: PAPER } }).composite(
    await Promise.all(placed),
  )
  const picture = await wall.webp({ quality: 74 }).toBuffer()
  await mkdir(FOLDER, { recursive: true })
  await writeFile(`${FOLDER}/${name}.webp`, picture)
  console.log(`${FOLDER}/${name}.webp ${Math.round(picture.length / 1000)} kB`)
}

await writeWall(
  'labels',
  demo.flatMap(({ labels }) => labels.map((beer) => labelOf(beer))),
  14,
  132,
)

const pictures = demo.map((brewery) => ({
  svg: drawCompanyArt({ ...brewery, id: brewery.slug, name: brewery.company }),
  width: 600,
  height: 360,
}))
await writeWall('labels-breweries', pictures, 5, 300)

const random = seededRandom('twenty labels')
const mixed = random
  .shuffled(demo)
  .slice(0, 5)
  .flatMap(({ labels }) => random.shuffled(labels).slice(0, 4))
const twenty = random.shuffled(mixed)
await writeWall(
  'labels-sorted',
  twenty.map((beer) => labelOf({ ...beer, company: '' }, handOf(beer.company))),
  10,
  180,
)
console.log(twenty.map(({ company }, at) => `${at + 1} ${company}`).join(', '))

if (files.beers && files.breweries) {
  const { beers, breweries } = await readImported(files.beers, files.breweries)
  const labels = beers.flatMap((row) => {
    const origin = breweries.get(row.brewery_id)
    const derived = origin && deriveBeer(row, origin)
    if (!origin || !derived || 'refused' in derived) return []
    const { beer } = derived
    return labelOf({ ...beer, id: row.id, company: origin.company, motif: motifOf(beer) })
  })
  await writeWall('labels-imported', labels.slice(0, 500), 25, 62)
}
