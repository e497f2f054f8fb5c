import type { IncomingMessage, RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '#server/services.ts'
import { buildIfNeeded } from './build-if-needed.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
const ROOT = fileURLToPath(new URL('..', import.meta.url))

type HouseModule = typeof import('../house.ts')
type House = ReturnType<HouseModule['createHouse']>
type Fetch = Parameters<typeof getRequestListener>[0]

export type LoadedHouse = {
  listener: RequestListener
  /** Whether a request is work of the desk: see house/desk-addresses.ts. */
  isOfDesk(incoming: IncomingMessage): boolean
  close(): Promise<void>
}

/** The house as it was built, building first when the sources have changed; or live from the sources. */
export async function loadHouse(services: Services, developing: boolean): Promise<LoadedHouse> {
  return developing ? loadFromSources(services) : loadBuilt(services)
}

async function loadBuilt(services: Services): Promise<LoadedHouse> {
  await buildIfNeeded()
  // React looks at this once, when it is first imported: without it pages would be rendered by its slow twin.
  process.env.NODE_ENV = 'production'
  const built = new URL('../build/server/house.js', import.meta.url).href
  const { createHouse } = (await import(built)) as HouseModule
  const house = createHouse(services)
  return {
    listener: getRequestListener(house.fetch as Fetch),
    isOfDesk: ({ method = '', url = '' }) => house.isOfDesk(method, url.split('?', 1)[0]!),
    close: async () => {},
  }
}

/** Vite answers for scripts and styles; pages and calls see the sources as they are at that moment. */
async function loadFromSources(services: Services): Promise<LoadedHouse> {
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
  let current: { module: HouseModule; house: House } | undefined
  const fetch = async (request: Request, bindings: object) => {
    const module = (await vite.ssrLoadModule('/house.ts')) as HouseModule
    if (current?.module !== module) current = { module, house: module.createHouse(services) }
    return current.house.fetch(request, bindings)
  }
  const pages = getRequestListener(fetch as Fetch)
  return {
    listener: (request, response) => vite.middlewares(request, response, () => pages(request, response)),
    isOfDesk: () => false,
    close: () => vite.close(),
  }
}
