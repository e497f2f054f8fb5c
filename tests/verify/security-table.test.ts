import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')

/**
 * OWASP ASVS 5.0.0: the last requirement of levels 1 and 2 in each section. They begin at 1 without a gap; those of level 3
 * stand behind them.
 */
const LAST: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}
const VERDICTS = ['met', 'deviates', 'not applicable']

type Row = { ids: string[]; verdict: string; shownBy: string }

const rows: Row[] = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ids, , , verdict, shownBy]) => ({ ids: idsOf(ids!), verdict: verdict!, shownBy: shownBy! }))

/** `1.2.6–1.2.8, 1.3.1` → each of them. */
function idsOf(written: string): string[] {
  return written.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–')
    const section = first.slice(0, first.lastIndexOf('.') + 1)
    const [from, to] = [first, last].map((id) => Number(id.slice(section.length)))
    return Array.from({ length: to! - from! + 1 }, (_, at) => `${section}${from! + at}`)
  })
}

/** What stands in the text as a file: in backticks with a slash or an ending, or behind a link. */
function filesIn(part: string): string[] {
  const quoted = [...part.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!)
  const files = quoted.filter((name) =>
    /^(?!\/)[\w.-]+\/|^\.?[\w-]+\.(md|ts|json|example)$|^\.\w+$/.test(name),
  )
  const linked = [...part.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to]) => `docs/${to}`)
  return [...files, ...linked]
}

test('every requirement of levels 1 and 2 stands here once', () => {
  const all = Object.entries(LAST).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, at) => `${section}.${at + 1}`),
  )
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(all.toSorted())
})

test('each has a verdict and a reason, what is met the file that shows it', () => {
  expect(rows.filter(({ verdict, shownBy }) => !VERDICTS.includes(verdict) || !shownBy)).toEqual([])
  expect(rows.filter(({ verdict, shownBy }) => verdict === 'met' && !filesIn(shownBy).length)).toEqual([])
})

test('the counts are those of the tables', () => {
  const [met, deviate, none] = VERDICTS.map((verdict) =>
    rows.filter((row) => row.verdict === verdict).reduce((sum, { ids }) => sum + ids.length, 0),
  )
  const [said] = /^Of .* requirements: .*$/m.exec(text) ?? []
  const all = met! + deviate! + none!
  expect(said).toBe(`Of ${all} requirements: ${met} met, ${deviate} deviate, ${none} not applicable.`)
})

test('every file that it names is there', () => {
  const named = [...new Set(filesIn(text))]
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
