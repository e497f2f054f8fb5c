import * as adminWords from './admin-words.ts'
/** What a card is charged, in another currency than the prices. */

export const willBeCharged = {
  es: 'Se cobrarán {total}: 1 U$S = {rate}, cotización del {date}, {source}.',
  en: 'Your card will be charged {total}: 1 U$S = {rate}, the rate of {date}, {source}.',
  pt: 'Serão cobrados {total}: 1 U$S = {rate}, cotação de {date}, {source}.',
}
export const onTheCard = {
  es: 'En la tarjeta: {total} (1 U$S = {rate}, cotización del {date}, {source}).',
  en: 'On the card: {total} (1 U$S = {rate}, the rate of {date}, {source}).',
  pt: 'No cartão: {total} (1 U$S = {rate}, cotação de {date}, {source}).',
}
/** Where the rate is a page further. */
export const onTheCardAlone = {
  es: 'En la tarjeta: {total}.',
  en: 'On the card: {total}.',
  pt: 'No cartão: {total}.',
}
export const onTheCardAt = {
  es: 'En la tarjeta: {total} (1 U$S = {rate}).',
  en: 'On the card: {total} (1 U$S = {rate}).',
  pt: 'No cartão: {total} (1 U$S = {rate}).',
}
export const pricesAt = {
  es: 'Precios en {currency} a 1 U$S = {rate}, cotización del {date}, {source}.',
  en: 'Prices in {currency} at 1 U$S = {rate}, the rate of {date}, {source}.',
  pt: 'Preços em {currency} a 1 U$S = {rate}, cotação de {date}, {source}.',
}
export const rateSources = {
  admin: { es: 'fijada por Lúpulo', en: 'set by Lúpulo', pt: 'definida pela Lúpulo' },
  'mercado-pago': adminWords.mercadoPago,
  frankfurter: {
    es: 'Frankfurter (bancos centrales)',
    en: 'Frankfurter (central banks)',
    pt: 'Frankfurter (bancos centrais)',
  },
}
