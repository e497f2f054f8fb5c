/** Mails to a brewery about its keys. */

export const madeSubject = {
  es: 'Una clave de API nueva de tu cervecería',
  en: 'A new API key of your brewery',
  pt: 'Uma nova chave de API da sua cervejaria',
}
export const madeTitle = {
  es: 'Se creó una clave de API',
  en: 'An API key was made',
  pt: 'Uma chave de API foi criada',
}
export const madeLead = {
  es: 'Quien tenga la clave que empieza con {prefix} puede, en nombre de tu cervecería, lo que dice aquí abajo. Si la creaste tú, no hagas nada. Si no, anúlala y elige otra contraseña enseguida.',
  en: 'Whoever has the key that begins with {prefix} may do what it says below in your brewery’s name. If you made it, do nothing. If not, revoke it and choose another password at once.',
  pt: 'Quem tiver a chave que começa com {prefix} pode, em nome da sua cervejaria, o que está escrito abaixo. Se você a criou, não faça nada. Se não, revogue-a e escolha outra senha logo.',
}
export const leakedSubject = {
  es: 'Anulamos una clave de API de tu cervecería',
  en: 'We revoked an API key of your brewery',
  pt: 'Revogamos uma chave de API da sua cervejaria',
}
export const leakedTitle = {
  es: 'Una clave llegó en una dirección',
  en: 'A key came in an address',
  pt: 'Uma chave chegou em um endereço',
}
export const leakedLead = {
  es: 'Un programa mandó la clave que empieza con {prefix} como parte de una dirección, donde la guarda quien esté en el medio. Por eso ya no vale. Crea otra con los mismos permisos y mándala en la cabecera Authorization. Podía:',
  en: 'A program sent the key that begins with {prefix} as a part of an address, where whoever stands between keeps it. So it is not valid any more. Make another one with the same scopes and send it in the Authorization header. It could:',
  pt: 'Um programa enviou a chave que começa com {prefix} como parte de um endereço, onde quem está no meio a guarda. Por isso ela já não vale. Crie outra com as mesmas permissões e envie-a no cabeçalho Authorization. Ela podia:',
}
export const toKeys = { es: 'Ver mis claves', en: 'See my keys', pt: 'Ver minhas chaves' }
