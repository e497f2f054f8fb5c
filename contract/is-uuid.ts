const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** True for what a uuid column takes. An id of another shape is simply not there: 404, not 400. */
export function isUuid(value: string): boolean {
  return UUID.test(value)
}
