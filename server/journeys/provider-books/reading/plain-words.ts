/** How names of columns and kinds of rows are compared: small, without accents, signs and what stands in brackets. */
export function plainWords(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .normalize('NFD')
    .replace(/\p{Mn}|\([^()]*\)/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
