/** A copy of a value with one of its fields replaced, at whatever depth; `which` counts them round and round. */
export function replaceOne(whole: object, which: number, instead: unknown): object {
  const places: [holder: Record<string, unknown>, name: string][] = []
  const copy = structuredClone(whole)
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const name of Object.keys(value)) {
      places.push([value as Record<string, unknown>, name])
      walk((value as Record<string, unknown>)[name])
    }
  }
  walk(copy)
  const place = places[which % places.length]
  if (!place) return copy
  const [holder, name] = place
  holder[name] = instead
  return copy
}
