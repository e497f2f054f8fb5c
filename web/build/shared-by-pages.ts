/** What the bundler knows of a module, as far as it matters here. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const LIBRARIES = /\/node_modules\//

/**
 * How the browser's build is cut into files. The bundler alone makes a file of every set of modules that the same pages
 * use: 39 scripts and 18 style sheets for a first visit to /shop, most of them below 1 kB. Here what every page needs is
 * two files (libraries, which stay the same from one release to the next, and our frame), and what the shop's shelves need
 * together with another page that sells is a third. The rest is cut by the bundler, so that no page waits for another's forms or charts.
 * @param root the folder of the sources
 * @returns the bundler's groups (`output.codeSplitting.groups`), most common first: a group takes what its modules import with it
 */
export function sharedByPages(root: string) {
  const everyPage = [`${root}/web/entry.client.tsx`, `${root}/web/root.tsx`]
  const pageOf = (name: string) => `${root}/web/features/catalogue/${name}.page.tsx`
  const [shelves, others] = [pageOf('shop'), ['home', 'detail'].map(pageOf)]
  let plan: Map<string, string> | undefined
  return ['libraries', 'frame', 'selling'].map((file, at) => ({
    debugName: file,
    priority: 3 - at,
    name(id: string, graph: Graph): string | null {
      plan ??= planFiles(graph, everyPage, shelves, others)
      return plan.get(id) === file ? file : null
    },
  }))
}

function planFiles(
  graph: Graph,
  everyPage: string[],
  shelves: string,
  others: string[],
): Map<string, string> {
  const plan = new Map<string, string>()
  const elsewhere = reachedFrom(others, graph)
  for (const id of reachedFrom([shelves], graph)) if (elsewhere.has(id)) plan.set(id, 'selling')
  for (const id of reachedFrom(everyPage, graph)) plan.set(id, LIBRARIES.test(id) ? 'libraries' : 'frame')
  return plan
}

/** A module and all that it imports at once (not what it loads when it is needed). */
function reachedFrom(entries: string[], graph: Graph): Set<string> {
  const reached = new Set<string>()
  const next = [...entries]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
