import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprintOf, sourcesOf } from './fingerprint.ts'

const FILES = {
  'root.ts': `import {\n  a,\n  type B,\n} from './a.ts'\nimport type { C } from './c.ts'\nimport './side.ts'\nexport { d } from './d.ts'\n`,
  'a.ts': `import { join } from 'node:path'\nexport const a = 'a'\n`,
  'c.ts': 'export type C = string\n',
  'd.ts': `export * from './e.ts'\n`,
  'e.ts': 'export const d = 1\n',
  'side.ts': 'globalThis.side = true\n',
}

function someSources() {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  for (const [name, text] of Object.entries(FILES)) write(name, text)
  return { root: join(folder, 'root.ts'), write }
}

test.each(Object.entries(FILES))(
  'a change of %s makes another fingerprint, unless it is only of types',
  (name, text) => {
    const { root, write } = someSources()
    const before = fingerprintOf([root])
    expect(fingerprintOf([root])).toBe(before)
    write(name, `${text}// Another.\n`)
    if (name === 'c.ts') expect(fingerprintOf([root])).toBe(before)
    else expect(fingerprintOf([root])).not.toBe(before)
  },
)

test('another Node makes another one: it knows what a letter is', () => {
  const { root } = someSources()
  expect(fingerprintOf([root], { unicode: '16.0' })).not.toBe(fingerprintOf([root], { unicode: '17.0' }))
})

test('of an index it holds all that decides what lies in it', () => {
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  const names = [...sourcesOf(['./take-snapshot.ts', './write-snapshot.ts'].map(here)).keys()].map((path) =>
    basename(path),
  )
  for (const name of [
    'beer-index',
    'beer-columns',
    'read-beers',
    'words-of',
    'normal-search-text',
    'limits',
    'container-of',
  ]) {
    expect(names).toContain(`${name}.ts`)
  }
  for (const name of ['postings', 'vocabulary', 'beer-ids', 'part', 'footer', 'read-file', 'write-file']) {
    expect(names).toContain(`${name}.ts`)
  }
})
