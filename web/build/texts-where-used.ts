import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { withoutComments } from './without-comments.ts'

const CATALOGUE = /\/contract\/texts\/catalogue\.ts$/
const PART = '\0texts:'

/**
 * Brings each text to the browser only with the pages that use it. In the browser's build the catalogue begins empty,
 * and every module that names a code takes that code's file of `contract/texts/` with it. Codes are literals wherever
 * they are used (the type checker knows them), so a look at the source tells which; `delivery.${name}` counts for all
 * that begin with `delivery.`. The server, and development, have the whole catalogue.
 */
export function textsWhereUsed(root: string): Plugin {
  const fileOf = codesByFile(join(root, 'contract/texts'))
  return {
    name: 'texts-where-used',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(PART) ? id : undefined),
    load(id) {
      if (!id.startsWith(PART)) return undefined
      const file = id.slice(PART.length)
      return {
        code: `import { addTexts } from '${root}/contract/texts/catalogue.ts'
          import * as parts from '${root}/contract/texts/${file}'
          for (const part of Object.values(parts)) addTexts(part)`,
        moduleSideEffects: true,
      }
    },
    transform(code, id) {
      if (CATALOGUE.test(id)) return emptyCatalogue(code)
      if (!/\.tsx?(\?|$)/.test(id) || id.includes('/contract/texts/')) return undefined
      const files = filesNamedIn(withoutComments(code, id), fileOf)
      if (!files.length) return undefined
      const imports = files.map((file) => `import '${PART}${file}';`)
      // On the first line, so that source maps stay true.
      return { code: imports.join('') + code, map: null }
    },
  }
}

/** The catalogue's files whose codes stand in a source. */
function filesNamedIn(source: string, fileOf: Map<string, string>): string[] {
  const files = new Set<string>()
  for (const [, quoted, beginning] of source.matchAll(/['"]([\w.-]+)['"]|`([\w.-]+\.)\$\{/g)) {
    if (quoted) files.add(fileOf.get(quoted) ?? '')
    else if (beginning) for (const [code, file] of fileOf) if (code.startsWith(beginning)) files.add(file)
  }
  files.delete('')
  return [...files]
}

/** Which file of the catalogue a code stands in. */
function codesByFile(folder: string): Map<string, string> {
  const catalogue = readFileSync(join(folder, 'catalogue.ts'), 'utf8')
  const fileOf = new Map<string, string>()
  for (const file of globSync('*.ts', { cwd: folder })) {
    if (!catalogue.includes(`'./${file}'`)) continue
    const source = readFileSync(join(folder, file), 'utf8')
    for (const [, code] of source.matchAll(/^\s+'([\w.-]+)':/gm)) fileOf.set(code!, file)
  }
  return fileOf
}

/** The catalogue without its parts: what is left is how a code becomes a text. */
function emptyCatalogue(code: string) {
  const emptied = code
    .replaceAll(/^import \{[^}]*Texts\b[^}]*\} from '\.\/[\w-]+\.ts'$/gm, '')
    .replace(/export const TEXTS = \{[^}]*\} as const/, 'export const TEXTS = {}')
  if (!emptied.includes('TEXTS = {}'))
    throw new Error('contract/texts/catalogue.ts is not written as expected.')
  return {
    code: `${emptied}\nexport function addTexts(part) { Object.assign(TEXTS, part) }`,
    map: null,
  }
}
