import { mkdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { composeLine, composeSheet } from './compose-sheet.ts'
import { openBrowser } from './open-browser.ts'
import { openFilledShop } from './open-filled-shop.ts'
import { ROWS, type Row } from './pages.ts'
import { photograph, THEMES, type Theme } from './photograph.ts'
import { type Taken, writeIndex } from './write-index.ts'

/**
 * `npm run contact-sheet`: every page in every state, at three widths and in both themes, as one big picture a group, in
 * `contact-sheet/`. `-- --only /shop` takes the pages of one route, or of a group; `--theme light` one theme alone.
 */
const FOLDER = 'contact-sheet'
/** Pages that are taken at a time. */
const AT_A_TIME = 2

const { values } = parseArgs({ options: { only: { type: 'string' }, theme: { type: 'string' } } })
const themes = THEMES.filter((theme) => !values.theme || theme === values.theme)
const rows = ROWS.filter(({ route, group }) => !values.only || [route, group].includes(values.only))
if (!themes.length || !rows.length) {
  console.error(
    `There is no such page or theme. Pages: ${[...new Set(ROWS.map(({ route }) => route))].join(' ')}`,
  )
  process.exit(2)
}

const slug = ({ route, state, who }: Row) =>
  `${route} ${state} ${who}`.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')

await rm(FOLDER, { recursive: true, force: true })
await mkdir(`${FOLDER}/pages`, { recursive: true })
console.log('Opening the shop …')
const browser = await openBrowser()
const shop = await openFilledShop(browser)
const taken: Taken[] = []
let done = 0
const waiting = rows.map((row, at) => ({ row, at }))

async function takeRow(row: Row, at: number): Promise<void> {
  const path = row.at(shop.places)
  try {
    const photographs = await photograph(shop.browserOf[row.who], path, row.act, themes)
    for (const theme of themes) {
      const ofTheme = photographs.filter((each) => each.theme === theme)
      const title = `${row.route} · ${row.state} · ${row.who} · ${theme}`
      const picture = await composeLine({ title, photographs: ofTheme })
      const file = `pages/${slug(row)}-${theme}.jpg`
      await writeFile(`${FOLDER}/${file}`, picture)
      taken.push({ row, at, theme, file, picture })
    }
  } catch (error) {
    taken.push({ row, at, failed: String(error) })
    process.exitCode = 1
  }
  const failed = taken.find((each) => each.at === at && each.failed)?.failed
  console.log(
    `${String(++done).padStart(3)}/${rows.length} ${row.route} · ${row.state}${failed ? ` FAILED ${failed}` : ''}`,
  )
}

try {
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await takeRow(next.row, next.at)
    }),
  )
  taken.sort((a, b) => a.at - b.at)
  for (const group of new Set(rows.map((row) => row.group)))
    for (const theme of themes satisfies Theme[]) {
      const lines = taken.filter((each) => each.row.group === group && each.theme === theme)
      const pictures = lines.flatMap(({ picture }) => picture ?? [])
      if (pictures.length)
        await writeFile(`${FOLDER}/${group.replaceAll(' ', '-')}-${theme}.jpg`, await composeSheet(pictures))
    }
  await writeIndex(FOLDER, taken, themes)
  console.log(`Written: ${FOLDER}/index.html`)
} finally {
  await browser.close()
  await shop.stop()
}
