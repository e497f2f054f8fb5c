/** What stands in the browser's caches: names that page and worker share. */

/** The built files of one build, and the offline page in one language; the rest of the name says which. */
export const BUILT = 'built-'
/** One JSON document: what was last looked at, without anything of who looked. See seen.ts. */
export const SEEN = 'seen'
/** The labels and photographs of those beers. */
export const PICTURES = 'pictures'
/** The address under which the document of SEEN is kept; nobody ever asks the network for it. */
export const SEEN_ADDRESS = '/offline/seen.json'
