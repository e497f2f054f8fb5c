import { buildIfNeeded } from './build-if-needed.ts'
import type { ServeShop } from './open-house.ts'

/** What serves the shop: as it was built, building first when the sources have changed; or live from the sources. */
export async function loadShop(developing: boolean): Promise<ServeShop> {
  if (developing) return (await import('./serve-from-sources.ts')).serveFromSources
  await buildIfNeeded()
  // React looks at this once, when it is first imported: without it pages would be rendered by its slow twin.
  process.env.NODE_ENV = 'production'
  const built = new URL('../build/server/shop.js', import.meta.url).href
  const { serveBuilt } = (await import(built)) as typeof import('./serve-built.ts')
  return serveBuilt
}
