/** The same server's address with another database. */
export function databaseAt(url: string, database: string): string {
  return url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`)
}
