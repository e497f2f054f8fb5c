/** Around a text that is only to be read. */

export const contents = { es: 'En esta página', en: 'On this page', pt: 'Nesta página' }
