import { fileURLToPath } from 'node:url'
import type { Services } from '#server/services.ts'
import { type HouseModule, type OpenedHouse, openHouse, type ServeShop } from './open-house.ts'
import { serveShop } from './serve-shop.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Serves a prepared shop live from its sources: Vite answers for scripts and styles; pages and calls see the sources as they are at that moment. */
export const serveFromSources: ServeShop = (env, shop, onStarted) =>
  serveShop(env, shop, { open: openFromSources, onStarted })

async function openFromSources(services: Services): Promise<OpenedHouse> {
  const { createServer } = await import('vite')
  const heard = SIGNALS.map((signal) => process.listeners(signal))
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: services.env.PORT + 2 } },
  })
  // React Router's plugin ends the process at once on a signal: who started it stops the database and the stand-ins first.
  for (const [at, signal] of SIGNALS.entries()) {
    const late = process.listeners(signal).filter((listener) => !heard[at]!.includes(listener))
    for (const listener of late) process.off(signal, listener)
  }
  let current: { module: HouseModule; house: ReturnType<HouseModule['createHouse']> } | undefined
  const house = openHouse({
    fetch: async (request, bindings) => {
      const module = (await vite.ssrLoadModule('/house.ts')) as HouseModule
      if (current?.module !== module) current = { module, house: module.createHouse(services) }
      return current.house.fetch(request, bindings)
    },
    isOfDesk: () => false,
  })
  return {
    ...house,
    listener: (request, response) =>
      vite.middlewares(request, response, () => house.listener(request, response)),
    close: () => vite.close(),
  }
}
