import { ALL_CALLS } from '#contract/all-calls.ts'
import { ERRORS } from '#contract/errors.ts'
import { type Outcome, PEOPLE, type Who } from './answers.ts'
import type { Row } from './row.ts'
import { staffAnswers } from './staff-answers.ts'
import { teamAnswers } from './team-answers.ts'

const HEAD = `# Who may do what

What each call of the API answers to each kind of person. The table is written by \`tests/authorization\`, which makes every
call as everybody: what stands here is what happens. It is not edited by hand; after a change of the rows
\`vitest run tests/authorization -u\` writes it anew.

Each line is one request, the same for everybody, about what belongs to a certain buyer and a certain seller:

- **visitor**: no session.
- **buyer**, **seller**: whose the thing is that the call is about: their purchase, their beer, their account. Where a call
  names nobody, everybody asks about themself.
- **seller of the team**, **packer of the team**: who works for that seller, with an account of their own
  (\`contract/team-calls.ts\`).
- **other buyer**, **rival seller**: the same roles, but nothing of it is theirs.
- **admin**: an admin with everything that the shop asks of admins, and an owner of the shop.
- **money**, **care**, **catalogue**, **reader**: admins whom an owner gave that part of the administration
  (\`contract/staff-calls.ts\`).
- **deactivated**: somebody of a role that may otherwise make the call (of a seller also: the company) whom the
  administration has switched off, and whose session cookie is still sent.

A success is its HTTP status; a refusal its status and code (\`contract/errors.ts\`). Whoever is refused has changed nothing,
and outsiders (visitor, other buyer, rival seller, deactivated) were told nothing of what is the seller's or the buyer's alone
and have changed nothing of theirs, whatever the answer.
`

const CALLS = new Map(ALL_CALLS)

/** The rows as a Markdown document. */
export function printTable(sections: Record<string, Row[]>): string {
  const people = Object.keys(PEOPLE) as Who[]
  const parts = Object.entries(sections).map(([title, rows]) => {
    const head = ['call', 'about', ...people.map((who) => PEOPLE[who])]
    const lines = rows.map((row) => {
      const { method, path } = CALLS.get(row.call)!
      const answers = { ...row.answers, ...teamAnswers(row), ...staffAnswers(row) }
      return [`\`${method} ${path}\``, row.says ?? '', ...people.map((who) => inWords(answers[who]))]
    })
    const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
    return `## ${title}\n\n${table.join('\n')}\n`
  })
  return [HEAD, ...parts, printKeys(sections)].join('\n')
}

const KEYS_HEAD = `## With a key of a brewery

A key makes the calls that its scopes open, as its brewery, and no other: every call that is not here answers it
${inWords('not-by-key')}, and one here without its scope ${inWords('scope-missing')}. \`tests/authorization/keys.test.ts\` makes every call with
all scopes, with each alone, and with a rival's.
`

/** The calls that a key opens, by what, and what its brewery and a rival are answered. */
function printKeys(sections: Record<string, Row[]>): string {
  const lines = Object.values(sections)
    .flat()
    .flatMap((row) => {
      const { method, path, scope, moreScope } = CALLS.get(row.call)!
      if (!scope) return []
      const scopes = moreScope ? `\`${scope}\`, and by what is written more` : `\`${scope}\``
      const { seller, rivalSeller } = row.answers
      return [[`\`${method} ${path}\``, row.says ?? '', scopes, inWords(seller), inWords(rivalSeller)]]
    })
  const head = ['call', 'about', 'scope', 'the brewery’s key', 'a rival’s']
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
  return `${KEYS_HEAD}\n${table.join('\n')}\n`
}

function inWords(outcome: Outcome): string {
  return typeof outcome === 'number' ? `**${outcome}**` : `${ERRORS[outcome].status} ${outcome}`
}
