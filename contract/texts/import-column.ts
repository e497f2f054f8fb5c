/** Many beers at once: the columns of the file, the page of three steps, the files from before. */

export const row = { es: 'Fila', en: 'Row', pt: 'Linha' }
export const why = { es: 'Qué corregir', en: 'What to correct', pt: 'O que corrigir' }
