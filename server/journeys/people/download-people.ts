import type { Company } from '#contract/identity.ts'
import type { PeopleFilter } from '#contract/people.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import { textOf } from '#contract/texts/text.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { countPeople, type People, readOn } from './read-people.ts'

type Person = Omit<Company, 'role' | 'company' | 'story' | 'shipsTo'> & { company?: string }
type List<Row> = People<Row, Person> & { name: 'persons' | 'companies' }

/**
 * Everybody whom a filter finds as a file, newest first, sent while it is read. That it was made is written down first:
 * whose list, by which filters and how many rows; not what was searched for, which may be somebody's name.
 */
export async function downloadPeople<Row extends object>(
  { db, pool, env }: Pick<Services, 'db' | 'pool' | 'env'>,
  list: List<Row>,
  filter: PeopleFilter,
  actor: Actor,
): Promise<Response> {
  const { q, ...others } = filter
  const rows = await countPeople(pool, list.table, filter)
  await db.transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'list-downloaded',
      subject: { kind: 'list', id: list.name },
      facts: { rows, ...(q && { searched: true }), ...others },
    }),
  )
  const file = list.name === 'persons' ? 'lupulo-compradores' : 'lupulo-cervecerias'
  return answerCsv(`${file}-${shopDay(env)}.csv`, linesOf(pool, list, filter))
}

async function* linesOf<Row extends object>(
  pool: Services['pool'],
  list: List<Row>,
  filter: PeopleFilter,
): AsyncGenerator<CsvValue[]> {
  const ofSellers = list.name === 'companies'
  yield [
    textOf(peopleTexts.id),
    ...(ofSellers ? [textOf(peopleTexts.company)] : []),
    textOf(accountWords.email),
    textOf(accountWords.name),
    textOf(peopleTexts.lastName),
    textOf(peopleTexts.document),
    textOf(accountWords.phone),
    textOf(peopleTexts.country),
    textOf(peopleTexts.state),
    textOf(accountWords.city),
    textOf(accountWords.address),
    textOf(adminWords.status),
  ]
  let before: string | undefined
  do {
    const { people, next } = await readOn(pool, list, { filter, before })
    for (const person of people) yield lineOf(person, ofSellers)
    before = next
  } while (before)
}

function lineOf(person: Person, ofSellers: boolean): CsvValue[] {
  return [
    person.id,
    ...(ofSellers ? [person.company ?? ''] : []),
    person.email,
    person.name,
    person.lastName,
    // A number of a document is no amount.
    person.document === null ? '' : String(person.document),
    person.phone,
    person.country && countryName(person.country),
    person.state,
    person.city,
    person.address,
    textOf(person.status ? adminWords.active : adminWords.inactive),
  ]
}
