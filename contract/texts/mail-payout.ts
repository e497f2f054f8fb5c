/** Mails to a brewery about its payouts, and the account that they go to. */

export const accountSubject = {
  es: 'Tu cuenta de cobro cambió',
  en: 'Your payout account changed',
  pt: 'Sua conta de recebimento mudou',
}
export const accountTitle = {
  es: 'Se guardó otra cuenta de cobro',
  en: 'Another payout account was saved',
  pt: 'Outra conta de recebimento foi salva',
}
export const accountLead = {
  es: 'Alguien que entró con tu contraseña y un código de tu teléfono la guardó. Si fuiste tú, no hagas nada. Si no, elige otra contraseña y escríbenos enseguida: durante {hours} horas no se le paga nada a esa cuenta.',
  en: 'Somebody who logged in with your password and a code of your phone saved it. If it was you, do nothing. If not, choose another password and write to us at once: for {hours} hours nothing is paid to that account.',
  pt: 'Alguém que entrou com sua senha e um código do seu telefone a salvou. Se foi você, não faça nada. Se não, escolha outra senha e escreva para nós logo: durante {hours} horas nada é pago a essa conta.',
}
export const accountBefore = {
  es: 'Antes: {account}',
  en: 'Before: {account}',
  pt: 'Antes: {account}',
}
export const accountNow = { es: 'Ahora: {account}', en: 'Now: {account}', pt: 'Agora: {account}' }

export const paidSubject = { es: 'Te pagamos', en: 'We have paid you', pt: 'Pagamos você' }
export const paidLead = {
  es: 'Hola, {name}: llegó a tu cuenta un pago de {amount}. En tus pagos ves cada venta que contiene.',
  en: 'Hello, {name}: a payout of {amount} has arrived in your account. Among your payouts you see each sale that is in it.',
  pt: 'Olá, {name}: um repasse de {amount} chegou à sua conta. Nos seus repasses você vê cada venda que está nele.',
}
export const failedSubject = {
  es: 'Un pago no llegó a tu cuenta',
  en: 'A payout did not reach your account',
  pt: 'Um repasse não chegou à sua conta',
}
export const failedLead = {
  es: 'Hola, {name}: un pago de {amount} no llegó. Te lo seguimos debiendo; revisa que los datos de tu cuenta estén bien.',
  en: 'Hello, {name}: a payout of {amount} did not arrive. It is still owed to you; please check that your account is right.',
  pt: 'Olá, {name}: um repasse de {amount} não chegou. Continuamos devendo a você; confira se os dados da sua conta estão certos.',
}
export const returnedSubject = {
  es: 'Tu banco devolvió un pago',
  en: 'Your bank sent a payout back',
  pt: 'Seu banco devolveu um repasse',
}
export const returnedLead = {
  es: 'Hola, {name}: tu banco devolvió {amount} de un pago. Te lo debemos de nuevo; revisa que los datos de tu cuenta estén bien.',
  en: 'Hello, {name}: your bank sent {amount} of a payout back. It is owed to you again; please check that your account is right.',
  pt: 'Olá, {name}: seu banco devolveu {amount} de um repasse. Devemos a você de novo; confira se os dados da sua conta estão certos.',
}
export const seePayouts = { es: 'Ver mis pagos', en: 'See my payouts', pt: 'Ver meus repasses' }
