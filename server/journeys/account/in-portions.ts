/**
 * A long list some rows at a time, each portion read when it is asked for.
 * @param read the rows after a key, from the beginning without one; `next` is the key to go on after, none at the end
 */
export async function* inPortions<Row, Key>(
  read: (after: Key | undefined) => Promise<{ rows: Row[]; next: Key | undefined }>,
): AsyncGenerator<Row[]> {
  let after: Key | undefined
  do {
    const { rows, next } = await read(after)
    yield rows
    after = next
  } while (after !== undefined)
}
