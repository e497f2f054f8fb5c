/** What the page says that stands in for every page while there is no network, and the app's own words. */
export const offlinePageTexts = {
  'offlinePage.seen': 'Lo último que miraste',
  'offlinePage.others': 'También miraste',
  'offlinePage.seenAt': 'Así estaba el {moment}: precio y stock pueden haber cambiado.',
  'offlinePage.toBuy': 'Para comprarla hace falta conexión.',
  'offlinePage.askAge': 'Para ver cervezas, primero te preguntamos la edad. Eso necesita conexión.',
  'app.description': 'Cerveza artesanal de cervecerías independientes de Sudamérica.',
} as const
