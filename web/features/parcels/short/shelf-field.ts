/** The field that says what becomes of a beer's units that are not sent. */
export function shelfField(beerId: string): string {
  return `shelf-${beerId}`
}
