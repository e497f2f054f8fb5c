/**
 * An object as the text of JSON, in pieces: what is a list that is still being read is written item by item, so that nobody holds all of
 * it. Who breaks off ends the reading: the lists' `return` is called.
 * @param fields its names with their values; a list to be read is an async generator
 */
export async function* jsonPieces(fields: Iterable<readonly [string, unknown]>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, value] of fields) {
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (isBeingRead(value)) yield* listPieces(value)
    else yield JSON.stringify(value)
  }
  yield '}'
}

async function* listPieces(items: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const some of items) {
    if (some.length === 0) continue
    yield before + some.map((item) => JSON.stringify(item)).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

function isBeingRead(value: unknown): value is AsyncIterable<readonly unknown[]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
