export const OFFLINE_PATH = '/offline'

/** The page that stands in for one that cannot be reached. @param wanted path and query of that one */
export function offlineAddress(wanted: string): string {
  return `${OFFLINE_PATH}?at=${encodeURIComponent(wanted)}`
}
