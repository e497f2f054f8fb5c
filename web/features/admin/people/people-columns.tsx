import { Link } from 'react-router'
import type { Buyer, Company } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { Translate } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import styles from './people.module.css'

function detailOf<Row extends Buyer | Company>(t: Translate, path: string): Column<Row> {
  return {
    key: 'detail',
    head: t(adminWords.detail),
    card: 'end',
    cell: (person) => (
      <Link
        to={`${path}/${person.id}`}
        className={styles.detail}
        aria-label={t(peopleTexts.detailOf, { name: nameOf(person) })}
      >
        <Spoken text={adminWords.detail} />
      </Link>
    ),
  }
}

/** How a person is called where they stand alone: by company or name, else by what there is. */
export function nameOf(person: Buyer | Company): string {
  const company = 'company' in person ? person.company : ''
  return company || `${person.name} ${person.lastName}`.trim() || person.email || person.id
}

function word(text: string) {
  return text && <span className={styles.word}>{text}</span>
}

function shared<Row extends Buyer | Company>(t: Translate): Column<Row>[] {
  return [
    {
      key: 'email',
      head: t(accountWords.email),
      card: 'start',
      sorts: true,
      cell: ({ email }) => <EmailWords email={email} />,
    },
    {
      key: 'name',
      head: t(accountWords.name),
      card: 'start',
      sorts: true,
      cell: ({ name, lastName }) => (
        <span className={styles.whole} data-last={lastName}>
          {word(name)}
        </span>
      ),
    },
    {
      key: 'lastName',
      head: t(peopleTexts.lastName),
      card: 'out',
      sorts: true,
      cell: ({ lastName }) => word(lastName),
    },
    {
      key: 'document',
      head: t(peopleTexts.document),
      card: 'out',
      sorts: true,
      cell: ({ document }) => document,
    },
    {
      key: 'country',
      head: t(peopleTexts.country),
      card: 'end',
      sorts: true,
      cell: ({ country }) => word(country && countryName(country)),
    },
    {
      key: 'status',
      head: t(adminWords.status),
      card: 'end',
      sorts: true,
      cell: ({ status }) => (
        <StatusWord tone={status ? 'good' : 'bad'}>
          <Spoken text={status ? adminWords.active : adminWords.inactive} />
        </StatusWord>
      ),
    },
  ]
}

/** The columns of specification section 2, Admin screens. */
export function buyerColumns(t: Translate): Column<Buyer>[] {
  return [detailOf(t, '/admin/buyer'), ...shared<Buyer>(t)]
}

/** The same for sellers, with their id and company. */
export function sellerColumns(t: Translate): Column<Company>[] {
  return [
    detailOf(t, '/admin/seller'),
    {
      key: 'id',
      head: t(peopleTexts.id),
      card: 'out',
      sorts: true,
      cell: ({ id }) => <span className={styles.id}>{id}</span>,
    },
    {
      key: 'company',
      head: t(peopleTexts.company),
      card: 'start',
      sorts: true,
      cell: ({ company }) => <strong className={styles.company}>{company}</strong>,
    },
    ...shared<Company>(t),
  ]
}
