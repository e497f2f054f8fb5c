/** Many beers at once: the columns of the file, the page of three steps, the files from before. */

export const row = { es: 'Fila', en: 'Row', pt: 'Linha' }
export const id = { es: 'Id', en: 'ID', pt: 'Id' }
export const edition = { es: 'Edición', en: 'Edition', pt: 'Edição' }
export const stockShown = {
  es: 'Stock al exportar',
  en: 'Stock when exported',
  pt: 'Estoque ao exportar',
}
export const why = { es: 'Qué corregir', en: 'What to correct', pt: 'O que corrigir' }
