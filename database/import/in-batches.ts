/** Gathers what comes one by one into arrays of at most `size`. */
export async function* inBatches<Thing>(things: AsyncIterable<Thing>, size: number): AsyncGenerator<Thing[]> {
  let batch: Thing[] = []
  for await (const thing of things) {
    batch.push(thing)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
