import { normalForm } from '#contract/normal-form.ts'
/** How names of columns and kinds of rows are compared: small, without accents, signs and what stands in brackets: 'ABV (%)' → 'abv'. */
export function plainWords(name: string): string {
  return normalForm(name.replace(/^\uFEFF/, ''), 'NFD')
    .replace(/\p{Mn}|\([^()]*\)/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
