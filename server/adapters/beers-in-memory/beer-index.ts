import { wordsOf } from '../../search/words-of.ts'
import { countBits, hasBeer } from './beer-bits.ts'
import { BeerColumns } from './beer-columns.ts'
import { BeerIds } from './beer-ids.ts'
import { Beginnings } from './beginnings.ts'
import { Companies } from './companies.ts'
import { Numbered } from './numbered.ts'
import { Postings } from './postings.ts'
import type { IndexedBeer, IndexedCompany } from './read-beers.ts'
import { Scratch } from './scratch.ts'
import type { Keepable, KeptPart, ReadPart } from './snapshot/part.ts'
import { Vocabulary } from './vocabulary.ts'

/** Shorter words of a description say nothing about a beer. */
const DESCRIBING_LETTERS = 3
const MOST_NAME_WORDS = 255

/**
 * Beers by numbers that count up: their columns, and which of them hold which word. A beer that changes its words gets a new
 * number, and the old one is nobody's for ever, so that what holds a word only grows. One that goes off sale keeps its own.
 */
export class BeerIndex {
  readonly ids = new BeerIds()
  readonly columns = new BeerColumns()
  readonly companies = new Companies()
  readonly vocabulary = new Vocabulary()
  readonly names = new Postings()
  /** The words that names have. */
  readonly beginnings = new Beginnings()
  readonly descriptions = new Postings()
  /** The beers of each company, by its number. */
  readonly ofCompany = new Postings('companies')
  /** Each text of hops once, as it is searched. */
  readonly hops = new Numbered<string>()
  /** Each volume once, in millilitres; null for what a beer does not say. */
  readonly volumes = new Numbered<number | null>()
  /** Goes up with every change: what was found at another version may be found no more. */
  version = 0
  #given = 0
  #there = 0
  // No part of what a snapshot keeps.
  readonly #scratch = new Scratch()

  /** Where answers note what they need until they are there. */
  get scratch(): Scratch {
    return this.#scratch
  }

  /** So many numbers were given to beers, from 0 on. */
  get size(): number {
    return this.#given
  }

  /** True where most of what is kept is of beers that are no longer so: it is better read anew. */
  get isMostlyOver(): boolean {
    return this.#given > 10_000 && this.#given > this.#there * 2
  }

  /** Takes in a beer as it is now, on sale or not. */
  put(beer: IndexedBeer): void {
    this.version++
    const known = this.ids.numberOf(beer.id)
    const text = hashOf(`${beer.name}\n${beer.description}`)
    const company = this.companies.numberOf(beer.companyId)
    const { words, company: companies } = this.columns
    const isSame = known !== undefined && words.values[known] === text && companies.values[known] === company
    this.#drop(known)
    this.#there++
    const number = isSame ? known : this.#add(beer, text)
    if (!isSame) this.ofCompany.add(company, number)
    this.columns.put(number, beer, {
      company,
      hops: this.hops.numberOf(beer.hops),
      volume: this.volumes.numberOf(beer.volumeMl),
    })
  }

  /** A brewery as it is now. */
  putCompany(company: IndexedCompany): void {
    this.version++
    this.companies.put(company)
  }

  /** It is no longer there at all. */
  remove(id: string): void {
    this.version++
    this.#drop(this.ids.numberOf(id))
  }

  /**
   * All parts of the index, for a snapshot, as far as they go now. What is put while they are written may be in columns already, and is
   * in nothing else: whoever reads them puts it again.
   */
  kept(): [string, KeptPart][] {
    const sizes = { beers: this.#given, words: this.vocabulary.size, companies: this.companies.size }
    return this.#parts().map(([name, part]) => [name, part.kept(sizes)])
  }

  /** @throws where something of what was kept is missing */
  static of(parts: Map<string, ReadPart>): BeerIndex {
    const index = new BeerIndex()
    for (const [name, part] of index.#parts()) part.take(parts.get(name) ?? {})
    index.#given = index.columns.type.values.length
    index.#there = countBits(index.columns.there.values)
    return index
  }

  #parts(): [string, Keepable][] {
    return Object.entries(this).filter(([, part]) => typeof part === 'object')
  }

  #drop(number: number | undefined): void {
    if (number === undefined || !hasBeer(this.columns.there.values, number)) return
    this.#there--
    this.columns.there.set(number, 0)
    this.columns.onSale.set(number, 0)
  }

  #add(beer: IndexedBeer, text: number): number {
    const number = this.ids.add(beer.id)
    this.#given = number + 1
    const name = new Set(wordsOf(beer.name))
    for (const word of name) this.#addName(word, number)
    for (const word of wordsOf(beer.description)) {
      if (word.length >= DESCRIBING_LETTERS) this.descriptions.add(this.vocabulary.numberOf(word), number)
    }
    this.columns.words.set(number, text)
    this.columns.nameWords.set(number, Math.min(MOST_NAME_WORDS, name.size))
    return number
  }

  #addName(word: string, beer: number): void {
    const number = this.vocabulary.numberOf(word)
    if (!this.names.has(number)) this.beginnings.add(word, number)
    this.names.add(number, beer)
  }
}

/** FNV-1a, of 32 bits, as a whole number with its sign. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}
