import { translationNow } from './texts/language.ts'

/** The two refusals that every page can say, apart, so that it need not bring all the others along: see errors.ts. */
export const METHOD_NOT_ALLOWED = { status: 405, message: 'Este método no se puede usar aquí.' } as const
export const INTERNAL_ERROR = {
  status: 500,
  message: 'Algo salió mal de nuestro lado. Ya quedó registrado.',
} as const

/** What one of the two says in the reader's language. */
export function pageErrorText(code: 'method-not-allowed' | 'internal-error'): string {
  const inOurs = code === 'internal-error' ? INTERNAL_ERROR : METHOD_NOT_ALLOWED
  return translationNow()?.refusals[code] ?? inOurs.message
}
