/**
 * The same pen with a memory: what was drawn of the same facts a while ago is not drawn again. A drawing follows from
 * its facts alone, so none is ever out of date; beyond `most` the ones that nobody asked for longest go.
 *
 * A label costs 2 ms of CPU, and a page of the shop asks for twelve: more than the page itself.
 */
export function rememberDrawings<Facts extends object>(
  draw: (facts: Facts) => string,
  most: number,
): (facts: Facts) => string {
  const drawings = new Map<string, string>()
  return (facts) => {
    const key = JSON.stringify(facts)
    const drawing = drawings.get(key) ?? draw(facts)
    drawings.delete(key)
    drawings.set(key, drawing)
    if (drawings.size > most) drawings.delete(drawings.keys().next().value!)
    return drawing
  }
}
