import { basename, dirname } from 'node:path'
import { type Plugin, parseAst, type Rolldown } from 'vite'
import { SPOKEN, type Spoken } from '../language/scripts-in-language.ts'

/** A part of a script as its parser tells it (ESTree), from one character to another. */
type Node = { type: string; start: number; end: number; [part: string]: unknown }
type Cut = { start: number; end: number; by: string }

/**
 * Lays every script that holds texts beside itself once for each language, with the texts of that language alone:
 * `assets/shop-a1b2.js` as `assets/en/shop-a1b2.js`. Sources and server know nothing of it. Whatever imports such a script lies
 * beside it, so that what it imports is its own language's; scripts without texts (the libraries) stay where they are, for all.
 */
export function oneLanguageEach(): Plugin {
  return {
    name: 'one-language-each',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const spoken = withImporters(chunks.filter(holdsTexts), chunks)
        for (const chunk of spoken) {
          const folder = dirname(chunk.fileName)
          const isShared = (name: string) => !spoken.has(bundle[`${folder}/${name}`] as Rolldown.OutputChunk)
          for (const language of SPOKEN) {
            const source = inLanguage(chunk.code, language, isShared)
            this.emitFile({
              type: 'asset',
              fileName: `${folder}/${language}/${basename(chunk.fileName)}`,
              source,
            })
          }
        }
      },
    },
  }
}

function holdsTexts({ code }: Rolldown.OutputChunk): boolean {
  return /\bpt:/.test(code) && nodesOf(parse(code)).some(({ node }) => textParts(node))
}

function withImporters(
  texts: Rolldown.OutputChunk[],
  all: Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set(texts)
  const names = new Set(texts.map(({ fileName }) => fileName))
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const chunk of all) {
      if (![...chunk.imports, ...chunk.dynamicImports].some((name) => names.has(name))) continue
      found.add(chunk)
      names.add(chunk.fileName)
    }
  }
  return found
}

/**
 * A script with the texts of one language alone, for a folder below its own.
 * @param isShared whether a script that it imports (`shop-a1b2.js`) stays in the folder above
 */
export function inLanguage(code: string, language: Spoken, isShared: (name: string) => boolean): string {
  const cuts: Cut[] = []
  for (const { node, parent } of nodesOf(parse(code))) {
    const parts = textParts(node)
    const imported = importedBy(node)
    if (parts) {
      const kept = partsFor(language, parent?.type === 'CallExpression').map((part) => parts[part])
      const by = `{${kept.map((part) => part && code.slice(part.start, part.end)).join()}}`
      cuts.push({ start: node.start, end: node.end, by })
    } else if (imported && isShared(imported.name))
      cuts.push({ start: imported.start, end: imported.end, by: JSON.stringify(`../${imported.name}`) })
  }
  let written = ''
  let at = 0
  for (const cut of cuts.sort((one, other) => one.start - other.start)) {
    written += code.slice(at, cut.start) + cut.by
    at = cut.end
  }
  return written + code.slice(at)
}

/** Who has chosen no language reads Spanish, or English where the text is handed to `inEnglish` (contract/texts/text.ts). */
function partsFor(language: Spoken, isHandedOver: boolean): ('es' | 'en' | 'pt')[] {
  if (language !== 'unchosen') return [language]
  return isHandedOver ? ['es', 'en'] : ['es']
}

/** The languages of `{ es, en, pt }`, each a sentence; undefined: no text. */
function textParts({ type, properties }: Node): Record<'es' | 'en' | 'pt', Node> | undefined {
  if (type !== 'ObjectExpression') return undefined
  const parts = properties as Node[]
  const named = parts.map((part) => [(part.key as Node | undefined)?.name, part] as const)
  if (named.map(([name]) => name).join() !== 'es,en,pt') return undefined
  return parts.every(isSentence) ? (Object.fromEntries(named) as Record<'es' | 'en' | 'pt', Node>) : undefined
}

function isSentence({ value }: Node): boolean {
  const { type, value: words } = value as Node
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof words === 'string')
}

/** `"./shop-a1b2.js"` of an import or of what is handed on, where it stands. */
function importedBy({ type, source }: Node): { name: string; start: number; end: number } | undefined {
  if (!/^(Import|Export)/.test(type) || !source) return undefined
  const { start, end, value, quasis } = source as Node
  const words =
    value ?? ((quasis as Node[] | undefined)?.[0]?.value as { cooked: string } | undefined)?.cooked
  return typeof words === 'string' && words.startsWith('./')
    ? { name: words.slice(2), start, end }
    : undefined
}

function parse(code: string): Node {
  return parseAst(code) as unknown as Node
}

function nodesOf(node: Node, parent?: Node): { node: Node; parent: Node | undefined }[] {
  const found = [{ node, parent }]
  for (const part of Object.values(node).flat())
    if (part && typeof part === 'object' && 'type' in part) found.push(...nodesOf(part as Node, node))
  return found
}
