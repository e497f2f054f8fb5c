import { parseArgs } from 'node:util'
import { importBeers } from '#database/import/import-beers.ts'
import type { ImportReport } from '#database/import/import-report.ts'
import { CsvFileError } from '#database/import/read-csv.ts'
import { messageOf } from '#server/log/error-for-log.ts'
import { inShop } from './in-shop.ts'

const USAGE = `Usage: npm run import-beers -- --beers beers.csv --breweries breweries.csv

  --beers      columns id, name, style, abv (a fraction), ibu (may be empty), ounces, brewery_id
  --breweries  columns id, name, city, state

Takes both files into the shop of DATABASE_URL, or else of DATA_DIR (.lupulo), also while it is running.
Running it again adds nothing twice and leaves alone what has been changed since.`

process.exitCode = await main(process.argv.slice(2))

/** Says what was done and what was left out. 0 when the files are in, 1 when they are not. */
async function main(args: string[]): Promise<0 | 1> {
  const files = readArguments(args)
  if ('help' in files) {
    console.log(USAGE)
    return 0
  }
  if ('wrong' in files) {
    console.error(`${files.wrong}\n\n${USAGE}`)
    return 1
  }
  try {
    const onProgress = (beers: number) => console.log(`${beers} beers …`)
    print(await inShop((db) => importBeers(db, { ...files, onProgress })))
    return 0
  } catch (error) {
    console.error(
      error instanceof CsvFileError ? error.message : `The import failed: ${messageOf(error as Error)}`,
    )
    return 1
  }
}

function readArguments(
  args: string[],
): { beersCsv: string; breweriesCsv: string } | { wrong: string } | { help: true } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        beers: { type: 'string' },
        breweries: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) return { help: true }
    if (!values.beers) return { wrong: 'Which beers? --beers is missing.' }
    if (!values.breweries) return { wrong: 'Which breweries? --breweries is missing.' }
    return { beersCsv: values.beers, breweriesCsv: values.breweries }
  } catch (error) {
    return { wrong: messageOf(error as Error) }
  }
}

function print({ breweries, beers, refused }: ImportReport): void {
  for (const { file, line, reason } of refused) console.log(`${file} line ${line}: ${reason}`)
  console.log(
    `Breweries: ${breweries.added} added, ${breweries.present} here already. ` +
      `Beers: ${beers.added} added, ${beers.present} here already. Refused: ${refused.length} rows.`,
  )
  if (breweries.added > 0)
    console.log('Their beers are shown, not sold: nobody sells for these breweries yet.')
}
