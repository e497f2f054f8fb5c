/** What every chart says beside its own words. */

export const table = { es: 'Ver los números', en: 'See the numbers', pt: 'Ver os números' }
export const read = {
  es: '{title}: valor por valor',
  en: '{title}: value by value',
  pt: '{title}: valor por valor',
}
export const none = { es: 'sin datos', en: 'no data', pt: 'sem dados' }
export const value = { es: '{name}: {value}', en: '{name}: {value}', pt: '{name}: {value}' }
