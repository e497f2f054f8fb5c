/** No form of ours has as many fields; hundreds of thousands of tiny ones fit into what a picture may weigh. */
export const MAX_FORM_FIELDS = 50

/**
 * Whether a body of the type multipart/form-data has more parts than any form of ours, told without taking it apart:
 * that takes seconds, in which nobody else is answered. Every part names its field in a header of this name, however
 * the boundary between them is written (RFC 7578 section 4.2).
 */
export function hasTooManyParts(body: Uint8Array): boolean {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')
  const header = /content-disposition/gi
  for (let count = 0; header.test(text); ) if (++count > MAX_FORM_FIELDS) return true
  return false
}
