import { createHouse } from '../house.ts'
import { openHouse, type ServeShop } from './open-house.ts'
import { serveShop } from './serve-shop.ts'

/**
 * Serves a prepared shop as it was built. What the build begins with: jobs and pages are one graph of modules in it, so that
 * nothing of the shop is loaded twice.
 */
export const serveBuilt: ServeShop = (env, shop, onStarted) =>
  serveShop(env, shop, { open: (services) => openHouse(createHouse(services)), onStarted })
