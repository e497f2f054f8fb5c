import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { columnText, IMPORT_FIELDS } from '#contract/beer-facts.ts'
import * as beerFactTexts from '#contract/texts/beer-fact.ts'
import * as importColumnTexts from '#contract/texts/import-column.ts'
import * as importFileTexts from '#contract/texts/import-file.ts'
import { LANGUAGES, type Language } from '#contract/texts/language.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { createApp } from '#server/app.ts'
import { inLanguage } from '#server/http/readers-language.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { uploadFile } from '#tests/factories/upload-beers-file.ts'

const database = useTestDatabase()
const sentence = (language: Language, code: Text) => inLanguage(language, () => textOf(code))

/** A seller who reads a language, with what they download and upload. */
async function aSellerWhoReads(language: Language) {
  const services = makeTestServices(database)
  const { id, headers, send } = await aLoggedInSeller(services)
  const download = (path: string) =>
    inLanguage(language, async () => (await createApp(services).request(`/api${path}`, { headers })).text())
  const upload = (content: string) =>
    inLanguage(language, async () => (await uploadFile(services, headers, content)).body)
  const ignored = async (importId: string) =>
    ((await send('GET', `/beer-imports/${importId}`)).body as { ignoredColumns: string[] }).ignoredColumns
  return { template: () => download(`/company/${id}/beers-template.csv`), download, upload, ignored }
}

const cells = (file: string, language: Language) =>
  parse(file, { delimiter: language === 'en' ? ',' : ';', bom: true }) as string[][]

test.each(LANGUAGES)(
  'the template is whole in %s; filled in, it is taken from readers of any language',
  async (language) => {
    const template = await (await aSellerWhoReads(language)).template()
    const [head, example] = cells(template, language)
    expect(head).toEqual(IMPORT_FIELDS.map((field) => sentence(language, columnText(field))))
    for (const code of [
      importFileTexts.name,
      importFileTexts.description,
      importFileTexts.presentation,
    ] as const) {
      expect(example).toContain(sentence(language, code))
    }
    const filled = template.replace(sentence(language, importFileTexts.name), 'Lager del Puelche')
    for (const reader of LANGUAGES) {
      const { upload, ignored } = await aSellerWhoReads(reader)
      expect(await upload(template), reader).toMatchObject({ code: 'import-empty' })
      const read = await upload(filled)
      expect(read, reader).toMatchObject({ goodRows: 1, badRows: 0 })
      expect(await ignored(read.id), reader).toEqual([])
    }
  },
)

test.each(LANGUAGES)(
  'wrong rows come back with all names in %s, and our own columns are read again unsaid',
  async (language) => {
    const { template, download, upload, ignored } = await aSellerWhoReads(language)
    const name = sentence(language, importFileTexts.name)
    const { id } = await upload(
      (await template()).replace(name, 'Mala').replace('Lager,', 'Vino,').replace('Lager;', 'Vino;'),
    )
    const bad = await download(`/beer-imports/${id}/bad-rows.csv`)
    const [head, row] = cells(bad, language)
    expect(head!.slice(-2)).toEqual([
      sentence(language, importColumnTexts.row),
      sentence(language, importColumnTexts.why),
    ])
    expect(row!.at(-1)).toMatch(new RegExp(`^${sentence(language, beerFactTexts.type)}: `))
    const read = await upload(bad.replace('Vino', 'Ale'))
    expect(read).toMatchObject({ goodRows: 1, badRows: 0 })
    expect(await ignored(read.id)).toEqual([])
  },
)
