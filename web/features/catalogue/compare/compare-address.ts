import { isUuid } from '#contract/is-uuid.ts'
import { COMPARED_MOST } from '#contract/limits.ts'

/**
 * The beers that an address or a cookie names, each once, in its order.
 * @param text ids with a separator between them
 * @returns undefined where it names something else, nothing, or more than can be compared
 */
export function readCompared(text: string, separator: ',' | '~' = ','): string[] | undefined {
  const ids = [...new Set(text.toLowerCase().split(separator))]
  return ids.length <= COMPARED_MOST && ids.every(isUuid) ? ids : undefined
}

/** `/compare?ids=…`, to be shared; without beers the page that says how they are chosen. */
export function compareAddress(ids: readonly string[]): string {
  return ids.length ? `/compare?ids=${ids.join(',')}` : '/compare'
}
