import type { Services } from './services.ts'

/**
 * The same services on other connections than the till's, for use cases that only read: `readers` what everybody may look
 * at, `reports` what sellers and admins list, add up and download. However slow that is, an order does not wait for it.
 */
export function readThrough(services: Services, which: 'readers' | 'reports'): Services {
  return { ...services, ...services[which] }
}
