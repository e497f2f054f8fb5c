import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { openJournal } from '#sandbox/journal.ts'

const name = (max: number) => z.string().trim().max(max, `has more than ${max} characters`)

/** Somebody with an account at the provider, as they stand in a form. */
export const person = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email('is not an address such as ana@mail.example')),
  firstName: name(80).min(1, 'is missing'),
  /** Empty for those who have only one name, as real providers have them too. */
  lastName: name(80).default(''),
  /** Whether the provider has seen that the e-mail is theirs. */
  isVerified: z.boolean(),
})
export type Person = z.output<typeof person>

/** There at every choice, so that nobody has to type to try. */
const READY_MADE: readonly Person[] = [
  { email: 'lucia.ferreyra@mail.example', firstName: 'Lucía', lastName: 'Ferreyra', isVerified: true },
  { email: 'bruno.sosa@mail.example', firstName: 'Bruno', lastName: 'Sosa', isVerified: false },
]

/** How many who were here before are offered; anybody else types their e-mail. */
const OFFERED = 8

export interface People {
  /** Everybody known, the newest first. */
  all(): Person[]
  /** Whom the page offers: who was here before, the newest first, then the ready-made ones. */
  offered(): Person[]
  find(email: string): Person | undefined
  findBySubject(subject: string): Person | undefined
  /** Remembers who signs in now, with what they say of themselves now. */
  remember(person: Person): void
  close(): void
}

/** People who have signed in, kept in `folder`. */
export function openPeople(folder: string): People {
  const journal = openJournal(join(folder, 'people.jsonl'))
  const remembered = journal.records as Map<string, Person & { signedInAt: number }>
  const known = new Map<string, Person>(READY_MADE.map((each) => [each.email, each]))
  for (const each of [...remembered.values()].sort((one, other) => one.signedInAt - other.signedInAt))
    putLast(each)

  /** The map's order is the order of the sign-ins. */
  function putLast({ email, firstName, lastName, isVerified }: Person) {
    known.delete(email)
    known.set(email, { email, firstName, lastName, isVerified })
  }

  const isReadyMade = ({ email }: Person) => READY_MADE.some((each) => each.email === email)

  const all = () => [...known.values()].reverse()

  return {
    all,
    offered() {
      const others = all().filter((each) => !isReadyMade(each))
      return [...others.slice(0, OFFERED), ...READY_MADE.map(({ email }) => known.get(email)!)]
    },
    find: (email) => known.get(email.trim().toLowerCase()),
    findBySubject: (subject) => [...known.values()].find(({ email }) => subjectOf(email) === subject),
    remember(person) {
      putLast(person)
      journal.put(person.email, { ...person, signedInAt: Date.now() })
    },
    close: journal.close,
  }
}

/** The provider's lasting id of a person: 21 digits, as Google's. It follows from the e-mail, whatever is forgotten. */
export function subjectOf(email: string): string {
  const digest = BigInt(`0x${createHash('sha256').update(email).digest('hex')}`)
  return `1${String(digest % 10n ** 20n).padStart(20, '0')}`
}
