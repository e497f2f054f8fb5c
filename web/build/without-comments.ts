import { parseSync } from 'vite'

/** A source as it runs: what is said beside it names nothing. @param id the module's, which tells how it is written */
export function withoutComments(source: string, id: string): string {
  let written = ''
  let at = 0
  for (const { start, end } of parseSync(id.replace(/\?.*/, ''), source).comments) {
    written += source.slice(at, start)
    at = end
  }
  return written + source.slice(at)
}
