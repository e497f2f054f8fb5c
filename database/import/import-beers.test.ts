import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { importBeers } from './import-beers.ts'
import { CsvFileError } from './read-csv.ts'

const fixtures = path.resolve(import.meta.dirname, '../../tests/fixtures/import')
const files = {
  beersCsv: path.join(fixtures, 'beers.csv'),
  breweriesCsv: path.join(fixtures, 'breweries.csv'),
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-beers-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('two files', () => {
  const database = useTestDatabase()
  const rows = async (query: string) => (await database.pool.query(query)).rows

  test('are taken in; each row that is not is told with its line and its reason', async () => {
    const report = await importBeers(database.db, files)
    expect(report.breweries).toEqual({ added: 3, present: 0 })
    expect(report.beers).toEqual({ added: 5, present: 0 })
    expect(report.refused.map(({ file, line, reason }) => `${file} ${line}: ${reason}`)).toEqual([
      'breweries 5: malformed: no name',
      'breweries 6: id 7 stands on line 3 already',
      'breweries 7: malformed: id "x5" is not a whole number',
      'beers 6: no honest type: Cider is made of apples',
      'beers 7: IBU over 90: 92',
      'beers 8: no ABV',
      'beers 9: no style',
      'beers 10: no honest type: Hazy Moon Beer is a style that this shop does not know',
      'beers 11: no brewery has the id "999"',
      'beers 12: malformed: abv "five" is not a number',
      'beers 13: malformed: the quotes are wrong',
      'beers 14: malformed: 7 fields where the first line has 8',
      'beers 15: id 101 stands on line 3 already',
      'beers 16: no brewery has the id ""',
      'beers 17: ABV over 90 %: 950',
    ])
  })

  test('make breweries of the United States that nobody signs in for', async () => {
    expect(
      await rows(
        'select company, country, state, city, user_id, import_key from companies order by import_key',
      ),
    ).toEqual([
      {
        company: 'Ninth Street Brewing',
        country: 'United States',
        state: 'MN',
        city: 'Duluth',
        user_id: null,
        import_key: 'brewery:0',
      },
      {
        company: 'Brauhaus Größe',
        country: 'United States',
        state: 'TX',
        city: 'Fredericksburg',
        user_id: null,
        import_key: 'brewery:12',
      },
      {
        company: 'Harbor, Hops & Sons',
        country: 'United States',
        state: 'ME',
        city: 'Portland',
        user_id: null,
        import_key: 'brewery:7',
      },
    ])
    expect(await rows('select from users')).toEqual([])
  })

  test('make beers that are on sale, found by name, with their stock accounted for', async () => {
    expect(
      await rows(
        `select name, type, ibu, price_cents as cents, on_sale, search_text,
                on_hand - coalesce((select sum(units) from stock_movements where beer_id = beers.id), 0) as unaccounted
         from beers order by import_key`,
      ),
    ).toEqual([
      {
        name: 'Iron Range IPA',
        type: 'IPA',
        ibu: 65,
        cents: 450,
        on_sale: true,
        search_text: 'iron range ipa ninth street brewing ipa',
        unaccounted: 0,
      },
      {
        name: "Widow's Walk, Batch 2",
        type: 'Belgian Strong Ale',
        ibu: 22,
        cents: 650,
        on_sale: true,
        search_text: "widow's walk, batch 2 harbor, hops & sons belgian strong ale",
        unaccounted: 0,
      },
      {
        name: 'Kleine Größe',
        type: 'Sour Beer',
        ibu: 10,
        cents: 240,
        on_sale: true,
        search_text: 'kleine grosse brauhaus grosse sour beer',
        unaccounted: 0,
      },
      {
        name: 'Last Call',
        type: 'Stout',
        ibu: 90,
        cents: 1040,
        on_sale: true,
        search_text: 'last call brauhaus grosse stout',
        unaccounted: 0,
      },
      {
        name: 'Old Pier Lager',
        type: 'Lager',
        ibu: null,
        cents: 220,
        on_sale: true,
        search_text: 'old pier lager ninth street brewing lager',
        unaccounted: 0,
      },
    ])
  })

  test('add nothing twice, and leave alone what a person changed', async () => {
    await database.pool.query(`update beers set name = 'Iron Range, renamed', price_cents = 999, on_hand = on_hand + 1
      where import_key = 'beer:101'`)
    await database.pool.query(`update companies set company = 'Ninth Avenue' where import_key = 'brewery:0'`)
    const before = await rows('select * from beers order by id')
    const report = await importBeers(database.db, files)
    expect(report.breweries).toEqual({ added: 0, present: 3 })
    expect(report.beers).toEqual({ added: 0, present: 5 })
    expect(await rows('select * from beers order by id')).toEqual(before)
    expect(await rows('select company from companies order by company')).toHaveLength(3)
  })

  test('that have grown add what is new, to breweries of an earlier run too', async () => {
    const beersCsv = path.join(folder, 'more-beers.csv')
    const breweriesCsv = path.join(folder, 'fewer-breweries.csv')
    await copyFile(files.beersCsv, beersCsv)
    await writeFile(beersCsv, '17,0.05,30.0,116,New Arrival,Kölsch,12,12.0\r\n', { flag: 'a' })
    const [header] = (await readFile(files.breweriesCsv, 'utf8')).split('\n')
    await writeFile(breweriesCsv, `${header}\n`)
    const report = await importBeers(database.db, { beersCsv, breweriesCsv })
    expect(report.beers).toEqual({ added: 1, present: 5 })
    expect(await rows(`select name from beers where import_key = 'beer:116'`)).toEqual([
      { name: 'New Arrival' },
    ])
  })
})

describe('more rows than a batch, in two runs at once', () => {
  const database = useTestDatabase()

  test('are in once', async () => {
    const many = Array.from(
      { length: 1201 },
      (_, id) => `${id},0.05,,Beer ${id},Kölsch,${id % 3 === 0 ? 0 : 7},12.0`,
    )
    const beersCsv = path.join(folder, 'many-beers.csv')
    await writeFile(beersCsv, ['id,abv,ibu,name,style,brewery_id,ounces', ...many].join('\n'))
    const progress: number[] = []
    const reports = await Promise.all([
      importBeers(database.db, { ...files, beersCsv, onProgress: (beers) => progress.push(beers) }),
      importBeers(database.db, { ...files, beersCsv }),
    ])
    expect(progress).toEqual([500, 1000, 1201])
    expect(reports.reduce((sum, { beers }) => sum + beers.added, 0)).toBe(1201)
    expect((await database.pool.query('select count(*) as beers from beers')).rows).toEqual([{ beers: 1201 }])
    const unaccounted = `select from beers where on_hand <>
      coalesce((select sum(units) from stock_movements where beer_id = beers.id), 0)`
    expect((await database.pool.query(unaccounted)).rows).toEqual([])
  })
})

describe('a file that cannot be read', () => {
  const database = useTestDatabase()

  test.each([
    ['not-there.csv', undefined, 'cannot be read: ENOENT'],
    ['empty.csv', '', 'empty.csv is empty.'],
    ['other.csv', 'id,name\n1,Beer\n', 'other.csv has no column named style, abv, ibu, ounces, brewery_id.'],
    ['picture.csv', '\u0000"\u0001\n', 'picture.csv has no column named id'],
  ])('%s is told in a sentence, and nothing is written', async (name, content, sentence) => {
    const beersCsv = path.join(folder, name)
    if (content !== undefined) await writeFile(beersCsv, content)
    const failed = await importBeers(database.db, { ...files, beersCsv }).catch((error) => error)
    expect(failed).toBeInstanceOf(CsvFileError)
    expect(failed.message).toContain(sentence)
    expect((await database.pool.query('select from companies')).rows).toEqual([])
  })
})
