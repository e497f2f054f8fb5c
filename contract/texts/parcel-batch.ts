/** Many parcels at once: the table of them, what is typed for each, and what became of it. */

export const tooMany = {
  es: 'Como máximo {max} a la vez.',
  en: 'At most {max} at once.',
  pt: 'No máximo {max} de uma vez.',
}
export const noneTicked = {
  es: 'Marca al menos un envío.',
  en: 'Tick at least one shipment.',
  pt: 'Marque ao menos um envio.',
}
