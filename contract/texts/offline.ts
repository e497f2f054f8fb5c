/** What is said where there is no network. */

export const bar = {
  es: 'Sin conexión. Ves lo último que miraste.',
  en: 'No connection. You see what you last looked at.',
  pt: 'Sem conexão. Você vê o que olhou por último.',
}
export const notSent = {
  es: 'Sin conexión no se puede enviar. Lo que escribiste sigue aquí: envíalo cuando vuelva.',
  en: 'Nothing can be sent without a connection. What you typed is still here: send it once it is back.',
  pt: 'Sem conexão não dá para enviar. O que você escreveu continua aqui: envie quando ela voltar.',
}
export const notNow = {
  es: 'Sin conexión no se puede abrir esa página. Prueba de nuevo cuando vuelva.',
  en: 'That page cannot be opened without a connection. Try again once it is back.',
  pt: 'Sem conexão não dá para abrir essa página. Tente de novo quando ela voltar.',
}
export const title = { es: 'Sin conexión', en: 'No connection', pt: 'Sem conexão' }
export const text = {
  es: 'Esta página la trae la red. Cuando vuelva, te llevamos.',
  en: 'This page comes from the network. Once it is back, we take you there.',
  pt: 'Esta página vem da rede. Quando ela voltar, levamos você até lá.',
}
