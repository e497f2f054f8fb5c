/** How a search found its words, where not all were found as they were typed. Said by the loader: no script holds them. */
export const similarWords = {
  es: ' · con palabras parecidas',
  en: ' · with similar words',
  pt: ' · com palavras parecidas',
}
export const someWords = {
  es: ' · ninguna tiene todas las palabras, estas tienen algunas',
  en: ' · none has all the words, these have some',
  pt: ' · nenhuma tem todas as palavras, estas têm algumas',
}
/** Above a word that a beer's card does not show: another name of its style, or where its brewery is. */
export const alsoCalled = { es: 'También se le dice ', en: 'Also called ', pt: 'Também chamada ' }
export const brewedIn = { es: 'De ', en: 'From ', pt: 'De ' }
/** The order of a list where none was chosen: by age, and where words are looked for by how well they match. */
export const newestFirst = { es: 'Más nuevas', en: 'Newest', pt: 'Mais novas' }
export const bestMatchFirst = { es: 'Relevancia', en: 'Best match', pt: 'Relevância' }
