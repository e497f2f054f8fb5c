import { globSync, readFileSync } from 'node:fs'
import { importsOf } from './imports-of.ts'

/** Every source of ours, as its path from the root, with the files that it imports. */
export function allSources(): Map<string, string[]> {
  const files = globSync('**/*.{ts,tsx,mjs}', { exclude: ['node_modules', 'build*', '.*'] })
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]))
}
