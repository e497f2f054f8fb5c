/** What all of the administration's pages share. */

export const sort = { es: 'Ordenar por', en: 'Sort by', pt: 'Ordenar por' }
export const sortBy = { es: 'Ordenar por {column}', en: 'Sort by {column}', pt: 'Ordenar por {column}' }
export const clear = {
  es: 'Quitar la búsqueda y los filtros',
  en: 'Clear the search and the filters',
  pt: 'Limpar a busca e os filtros',
}
export const download = { es: 'Descargar CSV', en: 'Download CSV', pt: 'Baixar CSV' }
