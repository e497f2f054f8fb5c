/** No line of a report is longer. */
const MOST_CHARACTERS = 64 * 1024

/**
 * Bytes as they come → their lines, without ends; a mark of UTF-8 at the beginning is left out. Of a line that is longer than any
 * can be, its beginning comes with `isCut`, and the rest is passed over.
 */
export async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ line: string; isCut: boolean }> {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  let isCut = false
  for await (const chunk of bytes) {
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = pieces.pop()!
    for (const line of pieces) {
      yield { line: withoutReturn(line), isCut: isCut || line.length > MOST_CHARACTERS }
      isCut = false
    }
    if (rest.length > MOST_CHARACTERS) {
      isCut = true
      rest = rest.slice(0, MOST_CHARACTERS)
    }
  }
  const last = rest + decoder.decode()
  if (last) yield { line: withoutReturn(last), isCut }
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
