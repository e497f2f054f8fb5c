import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')

test('pages change their form at five widths, and at no others', () => {
  const sheets = globSync('**/*.css', { cwd: WEB }).map((file) => readFileSync(join(WEB, file), 'utf8'))
  const asked = sheets.flatMap((sheet) => sheet.match(/@media[^{]*width[^{]*/g) ?? [])
  const widths = asked.flatMap(
    (query) => query.match(/[\d.]+px(?= *<= *width)|(?<=width *[<>]=? *|width: *)[\d.]+px/g) ?? [],
  )
  expect([...new Set(widths)].toSorted()).toEqual(['1000px', '560px', '640px', '760px', '900px'])
})
