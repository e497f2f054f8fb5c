/** What closes a list or an object that stands in a cell without quotes. */
const CLOSES: Record<string, string> = { '[': ']', '{': '}' }

/**
 * A line of a report → its cells; undefined where a quote is never closed. A cell that begins with a bracket goes on to where
 * that closes, commas and all: real files write JSON without quotes around it. Where it never closes it is a cell like another.
 */
export function splitCells(line: string, separator: ';' | ','): string[] | undefined {
  const cells: string[] = []
  let at = 0
  while (true) {
    const quoted = line[at] === '"' ? endOfQuoted(line, at) : at
    if (quoted === undefined) return undefined
    const from = line[at] === '"' ? quoted : endOfBracket(line, at, separator)
    const found = line.indexOf(separator, from)
    const end = found < 0 ? line.length : found
    cells.push(
      line[at] === '"' ? unquoted(line.slice(at, quoted)) + line.slice(quoted, end) : line.slice(at, end),
    )
    if (found < 0) return cells
    at = end + 1
  }
}

/** Behind the quote that closes a cell; a doubled one is a part of it. */
function endOfQuoted(line: string, at: number): number | undefined {
  for (let end = at + 1; end < line.length; end++) {
    if (line[end] !== '"') continue
    if (line[end + 1] !== '"') return end + 1
    end += 1
  }
  return undefined
}

const unquoted = (cell: string) => cell.slice(1, -1).replaceAll('""', '"')

/** Where to look on for the end of the cell: behind its bracket, if it has one that closes just before a separator. */
function endOfBracket(line: string, at: number, separator: string): number {
  const opens = line[at] ?? ''
  const closes = CLOSES[opens]
  if (!closes) return at
  let depth = 0
  for (let end = at; end < line.length; end++) {
    if (line[end] === opens) depth += 1
    if (line[end] !== closes) continue
    depth -= 1
    if (depth === 0) return line[end + 1] === separator || end + 1 === line.length ? end + 1 : at
  }
  return at
}
