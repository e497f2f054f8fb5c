/** The two refusals that every page can say, apart, so that it need not bring all the others along: see errors.ts. */
export const METHOD_NOT_ALLOWED = { status: 405, message: 'Este método no se puede usar aquí.' } as const
export const INTERNAL_ERROR = {
  status: 500,
  message: 'Algo salió mal de nuestro lado. Ya quedó registrado.',
} as const
