import type { Services } from '../services.ts'

/** These, as long as the process is not told to stop: a sweep with much to do ends between two of them, and whoever sweeps next goes on. */
export function* whileServing<Item>(
  services: Pick<Services, 'draining'>,
  items: Iterable<Item>,
): Generator<Item> {
  for (const item of items) {
    if (services.draining) return
    yield item
  }
}
