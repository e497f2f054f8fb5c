import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

/**
 * The files of ours that a source imports, as paths from the root: types, re-exports and `import()` too. What a bundler or
 * React Router makes up (`./+types/…`) is nobody's file.
 * @param file its own path from the root: what its imports are relative to
 */
export function importsOf(file: string, source: string): string[] {
  const parsed = parseSync(file, source)
  if (parsed.errors.length) throw new Error(`${file}: ${parsed.errors[0]!.message}`)
  const { staticImports, staticExports } = parsed.module
  const found = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
  ]
  const add = ({ source }: { source: unknown }) => {
    const { value } = source as { value?: unknown }
    if (typeof value === 'string') found.push(value)
  }
  // Walking all of a source takes longer than the rest; types and what comes later are written so alone.
  if (/\bimport\s*\(/.test(source))
    new Visitor({ ImportExpression: add, TSImportType: add }).visit(parsed.program)
  const ours = found.filter((specifier) => /^[.#]/.test(specifier) && !specifier.includes('/+types/'))
  return [...new Set(ours.map((specifier) => fileOf(specifier, file)))]
}

/** `#server/app.ts` is `server/app.ts` (package.json, "imports"); all others are relative, with their endings. */
function fileOf(specifier: string, importer: string): string {
  const path = specifier.replace(/\?.*$/, '')
  return path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(importer), path)
}
