import { globSync } from 'node:fs'
import path from 'node:path'
import type { Text } from '../../contract/texts/text.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Every text that a page, a refusal or a mail can say, by the expression that finds it: `cartTexts.empty`. */
export async function allTexts(): Promise<Map<string, Text>> {
  const found = new Map<string, Text>()
  const files = globSync(['contract/texts/*.ts', 'contract/refusals/*.ts', 'contract/page-errors.ts'], {
    cwd: root,
  })
  for (const file of files.toSorted()) {
    if (file.includes('.test.')) continue
    const name = path.basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const module = (await import(path.join(root, file))) as Record<string, unknown>
    const space = name.endsWith('Words') ? name : `${name}Texts`
    for (const [exported, value] of Object.entries(module))
      collect(value, exported === space ? space : `${space}.${exported}`, found)
  }
  return found
}

function collect(value: unknown, at: string, found: Map<string, Text>): void {
  if (typeof value !== 'object' || value === null) return
  if ('es' in value && 'pt' in value && typeof value.es === 'string') {
    found.set(at, value as Text)
    return
  }
  for (const [key, each] of Object.entries(value)) collect(each, `${at}.${key}`, found)
}
