/** Many beers at once: the columns of the file, the page of three steps, the files from before. */

export const description = {
  es: 'Dorada y seca, con lúpulo de la cordillera.',
  en: 'Golden and dry, with hops from the mountains.',
  pt: 'Dourada e seca, com lúpulo da cordilheira.',
}
export const name = {
  es: 'Lager del Puelche (ejemplo)',
  en: 'Puelche Lager (example)',
  pt: 'Lager do Puelche (exemplo)',
}
export const presentation = { es: 'Lata 473 ml', en: '473 ml can', pt: 'Lata 473 ml' }
export const tooManyCells = {
  es: 'La fila tiene más celdas que columnas el encabezado. ¿Falta poner entre comillas un texto con comas?',
  en: 'The row has more cells than the header has columns. Does a text with commas lack its quotation marks?',
  pt: 'A linha tem mais células do que o cabeçalho tem colunas. Falta pôr entre aspas um texto com vírgulas?',
}
