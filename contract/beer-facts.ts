import * as beerColumnTexts from './texts/beer-column.ts'
import * as beerFactTexts from './texts/beer-fact.ts'
import * as shopWords from './texts/shop-words.ts'
import type { Text } from './texts/text.ts'
import type { Written } from './typed-numbers.ts'

/** What is to be known of one thing that a brewery writes about a beer. */
type Fact = {
  /** What it is called: in forms, on pages, in the audit log, and above a file's column unless `column` says so. */
  label: Text
  /** What it is called in files, where a label explains more than a column's name may; null: files do not have it. */
  column?: Text | null
  /** Other names by which files know it, in lower case, without accents and signs. */
  alsoCalled?: readonly string[]
  /** Of a number, how people write it. */
  number?: Written
  /** `yyyy-mm-dd`. */
  isDay?: true
  /** A record may leave it out: what there is of it then in a new beer, and what an emptied field of a form means. */
  empty?: string | number | null
}

const FACTS = {
  name: { label: shopWords.name },
  type: { label: beerFactTexts.type },
  description: { label: beerFactTexts.description },
  presentation: { label: shopWords.presentation },
  ABV: {
    label: beerFactTexts.ABV,
    alsoCalled: ['alcohol', 'graduacion', 'graduacion alcoholica'],
    number: { beside: /%$/ },
  },
  IBU: { label: shopWords.ibu, number: { whole: true } },
  hops: { label: beerFactTexts.hops, empty: '' },
  price: {
    label: beerFactTexts.price,
    alsoCalled: ['precio unitario'],
    number: { beside: /^(u\$s|us\$|usd)|(u\$s|us\$|usd)$/i },
  },
  stock: { label: beerFactTexts.stock, alsoCalled: ['existencias', 'unidades'], number: { whole: true } },
  volumeMl: {
    label: beerFactTexts.volumeMl,
    column: beerColumnTexts.volumeMl,
    number: { whole: true, beside: /(ml|cc)\.?$/i },
    empty: null,
  },
  unitsPerPack: {
    label: beerFactTexts.unitsPerPack,
    alsoCalled: ['unidades pack'],
    number: { whole: true },
    empty: 1,
  },
  packagedOn: { label: beerFactTexts.packagedOn, isDay: true, empty: null },
  bestBefore: { label: beerFactTexts.bestBefore, isDay: true, empty: null },
  image: { label: beerFactTexts.image, column: null, empty: '' },
} as const satisfies Record<string, Fact>

type Facts = typeof FACTS
export type BeerFact = keyof Facts
type FactWith<Trait> = { [F in BeerFact]: Facts[F] extends Trait ? F : never }[BeerFact]
export type BeerNumber = FactWith<{ number: Written }>
export type OptionalFact = FactWith<{ empty: unknown }>
export type ImportField = Exclude<BeerFact, FactWith<{ column: null }>>

/**
 * Each thing that a brewery writes about a beer, by the name that the wire knows it by. Forms, files, the audit log and what
 * is kept offline hold these and no other; the columns, the rules and the places on pages do not compile, or fail a test in
 * seconds, without one of them (docs/how-to/add-a-field.md). No zod here: pages import this file too.
 */
export const BEER_FACTS: Readonly<Record<BeerFact, Fact>> = FACTS
export const BEER_FACT_NAMES = Object.keys(FACTS) as BeerFact[]

/** The columns of a file of beers, in their order. */
export const IMPORT_FIELDS = /* @__PURE__ */ BEER_FACT_NAMES.filter(
  (name): name is ImportField => BEER_FACTS[name].column !== null,
)

/** What a record may leave out: a column of the same name keeps it. */
const OPTIONAL_FACTS = /* @__PURE__ */ BEER_FACT_NAMES.filter(isOptionalFact)

/** A beer of which nothing is written but what must be. */
export const NOTHING_MORE = /* @__PURE__ */ Object.fromEntries(
  OPTIONAL_FACTS.map((name) => [name, BEER_FACTS[name].empty]),
) as { readonly [F in OptionalFact]: Facts[F]['empty'] }

export function isOptionalFact(name: BeerFact): name is OptionalFact {
  return BEER_FACTS[name].empty !== undefined
}

/** What stands above its column in a file. */
export function columnText(field: ImportField): Text {
  return BEER_FACTS[field].column ?? BEER_FACTS[field].label
}

/** What becomes of the facts that a record may leave out: what it says of them, or else what stands there already. */
export function optionalAfter<
  Written extends { [F in OptionalFact]?: unknown },
  Standing extends Record<OptionalFact, unknown>,
>(record: Written, standing: Standing) {
  const after = OPTIONAL_FACTS.map((name) => [
    name,
    record[name] === undefined ? standing[name] : record[name],
  ])
  return Object.fromEntries(after) as {
    [F in OptionalFact]: Exclude<Written[F], undefined> | Standing[F]
  }
}
