import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '#server/services.ts'
import type { Env } from '#server/settings/env.ts'
import type { House } from '../house.ts'
import type { PreparedShop } from './prepare-shop.ts'

export type HouseModule = typeof import('../house.ts')

/** Serves a prepared shop from this process. `onStarted` is handed how to end each thing, as soon as it has been started. */
export type ServeShop = (
  env: Env,
  shop: PreparedShop,
  onStarted: (end: () => Promise<unknown>) => void,
) => Promise<Services>

export type OpenedHouse = {
  listener: RequestListener
  /** Whether a request is work of the desk: see house/desk-addresses.ts. */
  isOfDesk(incoming: IncomingMessage): boolean
  close(): Promise<void>
}

/** A house as Node's server asks it. */
export function openHouse(house: House): OpenedHouse {
  return {
    listener: getRequestListener(house.fetch as Parameters<typeof getRequestListener>[0]),
    isOfDesk: ({ method = '', url = '' }) => house.isOfDesk(method, url.split('?', 1)[0]!),
    close: async () => {},
  }
}
