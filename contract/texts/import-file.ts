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
export const unknownId = {
  es: 'Ninguna de tus cervezas tiene este id. Para publicarla como nueva, deja vacía la celda.',
  en: 'None of your beers has this id. To publish it as a new one, leave the cell empty.',
  pt: 'Nenhuma das suas cervejas tem este id. Para publicá-la como nova, deixe a célula vazia.',
}
export const idTwice = {
  es: 'La misma cerveza está en más de una fila: {rows}.',
  en: 'The same beer is in more than one row: {rows}.',
  pt: 'A mesma cerveja está em mais de uma linha: {rows}.',
}
export const keyChanged = {
  es: 'Deja este número como vino en el archivo, o descarga tus cervezas otra vez.',
  en: 'Leave this number as it came in the file, or download your beers again.',
  pt: 'Deixe este número como veio no arquivo, ou baixe suas cervejas de novo.',
}
export const beerArchived = {
  es: 'Esta cerveza está archivada. Restáurala antes de cambiarla.',
  en: 'This beer is archived. Restore it before you change it.',
  pt: 'Esta cerveja está arquivada. Restaure-a antes de mudá-la.',
}
export const changedMeanwhile = {
  es: 'Alguien la cambió después de que se exportó este archivo: no se toca. Descarga tus cervezas otra vez.',
  en: 'Somebody changed it after this file was exported: it is left alone. Download your beers again.',
  pt: 'Alguém a mudou depois que este arquivo foi exportado: ela não é tocada. Baixe suas cervejas de novo.',
}
