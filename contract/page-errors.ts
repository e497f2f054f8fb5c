import { textOf } from './texts/text.ts'

/** The two refusals that every page can say, apart, so that it need not bring all the others along: see errors.ts. */
export const METHOD_NOT_ALLOWED = {
  status: 405,
  message: {
    es: 'Este método no se puede usar aquí.',
    en: 'This method cannot be used here.',
    pt: 'Este método não pode ser usado aqui.',
  },
} as const
export const INTERNAL_ERROR = {
  status: 500,
  message: {
    es: 'Algo salió mal de nuestro lado. Ya quedó registrado.',
    en: 'Something went wrong on our side. It has been recorded.',
    pt: 'Algo deu errado do nosso lado. Já ficou registrado.',
  },
} as const

/** What one of the two says in the reader's language. */
export function pageErrorText(code: 'method-not-allowed' | 'internal-error'): string {
  const inOurs = code === 'internal-error' ? INTERNAL_ERROR : METHOD_NOT_ALLOWED
  return textOf(inOurs.message)
}
