/**
 * The same pen with a memory: what was drawn of the same facts a while ago is not drawn again. A drawing follows from
 * its facts alone, so none is ever out of date; beyond `most` the ones that nobody asked for longest go. A drawing that is
 * promised and comes to nothing (undefined, an error) is forgotten.
 *
 * A label costs 2 ms of CPU, and a page of the shop asks for twelve: more than the page itself.
 */
export function rememberDrawings<Facts extends object, Drawing extends string | Promise<unknown>>(
  draw: (facts: Facts) => Drawing,
  most: number,
): (facts: Facts) => Drawing {
  const drawings = new Map<string, Drawing>()

  function drawAnew(key: string, facts: Facts): Drawing {
    const drawing = draw(facts)
    if (drawing instanceof Promise) {
      const forget = () => drawings.get(key) === drawing && drawings.delete(key)
      drawing.then((made) => made ?? forget(), forget)
    }
    return drawing
  }

  return (facts) => {
    const key = JSON.stringify(facts)
    const drawing = drawings.get(key) ?? drawAnew(key, facts)
    drawings.delete(key)
    drawings.set(key, drawing)
    if (drawings.size > most) drawings.delete(drawings.keys().next().value!)
    return drawing
  }
}
