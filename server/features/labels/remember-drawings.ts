/**
 * The same pen with a memory: what was drawn of the same facts a while ago is not drawn again. A drawing follows from
 * its facts alone, so none is ever out of date; beyond `most` the ones that nobody asked for longest go. A drawing that is
 * promised and comes to nothing (undefined, an error) is forgotten.
 *
 * What is handed over besides the facts (for whom it is) tells no drawing from another.
 *
 * A label costs 2 ms of CPU, and a page of the shop asks for twelve: more than the page itself.
 */
export function rememberDrawings<
  Facts extends object,
  Drawing extends string | Promise<unknown>,
  Rest extends unknown[],
>(draw: (facts: Facts, ...rest: Rest) => Drawing, most: number): (facts: Facts, ...rest: Rest) => Drawing {
  const drawings = new Map<string, Drawing>()

  function drawAnew(key: string, facts: Facts, rest: Rest): Drawing {
    const drawing = draw(facts, ...rest)
    if (drawing instanceof Promise) {
      const forget = () => drawings.get(key) === drawing && drawings.delete(key)
      drawing.then((made) => made ?? forget(), forget)
    }
    return drawing
  }

  return (facts, ...rest) => {
    const key = JSON.stringify(facts)
    const drawing = drawings.get(key) ?? drawAnew(key, facts, rest)
    drawings.delete(key)
    drawings.set(key, drawing)
    if (drawings.size > most) drawings.delete(drawings.keys().next().value!)
    return drawing
  }
}
