/** The audit log: what things are called in a sentence that have no name of their own. */

export const payoutRun = { es: 'una tanda de pagos', en: 'a run of payouts', pt: 'uma leva de repasses' }
export const commissionRule = {
  es: 'una regla de comisión',
  en: 'a commission rule',
  pt: 'uma regra de comissão',
}
export const providerBooks = {
  es: 'los libros de Mercado Pago',
  en: 'the books of Mercado Pago',
  pt: 'os livros do Mercado Pago',
}
export const message = { es: 'un mensaje', en: 'a message', pt: 'uma mensagem' }
export const task = {
  es: 'un asunto por revisar ({kind})',
  en: 'something to review ({kind})',
  pt: 'um assunto a revisar ({kind})',
}
export const work = { es: 'un trabajo', en: 'a job', pt: 'um trabalho' }
export const withdrawal = { es: 'un arrepentimiento', en: 'a withdrawal', pt: 'um arrependimento' }
export const withdrawalWindow = {
  es: 'el plazo de arrepentimiento de {country}',
  en: 'the window for withdrawals of {country}',
  pt: 'o prazo de arrependimento de {country}',
}
export const lists = {
  persons: { es: 'la lista de compradores', en: 'the list of buyers', pt: 'a lista de compradores' },
  companies: { es: 'la lista de cervecerías', en: 'the list of breweries', pt: 'a lista de cervejarias' },
  orders: { es: 'la lista de pedidos', en: 'the list of orders', pt: 'a lista de pedidos' },
  audit: { es: 'este registro', en: 'this log', pt: 'este registro' },
}
export const someList = { es: 'una lista', en: 'a list', pt: 'uma lista' }
export const runFile = {
  es: 'el archivo de una tanda de pagos',
  en: 'the file of a run of payouts',
  pt: 'o arquivo de uma leva de repasses',
}
export const everyBrewery = { es: 'todas las cervecerías', en: 'every brewery', pt: 'todas as cervejarias' }
export const unnamed = { es: '(sin nombre)', en: '(without a name)', pt: '(sem nome)' }
export const ofBrewery = {
  es: '{beer} (de {brewery})',
  en: '{beer} (of {brewery})',
  pt: '{beer} (de {brewery})',
}
export const withReason = {
  es: '{sentence}: motivo «{reason}»',
  en: '{sentence}: reason “{reason}”',
  pt: '{sentence}: motivo “{reason}”',
}
export const ended = { es: '{sentence}.', en: '{sentence}.', pt: '{sentence}.' }
