/** Mails about a withdrawal from a purchase. */

export const receivedSubject = {
  es: 'Tu arrepentimiento de compra: {code}',
  en: 'Your withdrawal from a purchase: {code}',
  pt: 'Seu arrependimento de compra: {code}',
}
export const receivedLead = {
  es: 'Alguien escribió este correo y el número de un pedido en nuestro botón de arrepentimiento. Si fuiste tú, guarda este código. Lo miramos y te respondemos. Si no fuiste tú, no tienes que hacer nada.',
  en: 'Somebody typed this e-mail and the number of an order on our page for withdrawing from a purchase. If it was you, keep this code. We look into it and answer you. If it was not you, there is nothing that you have to do.',
  pt: 'Alguém escreveu este e-mail e o número de um pedido no nosso botão de arrependimento. Se foi você, guarde este código. Vamos olhar e responder. Se não foi você, não precisa fazer nada.',
}
export const matchedLead = {
  es: 'Recibimos que te arrepientes de esta compra. Guarda este código. Como cualquiera puede escribir tu correo, confírmalo con el botón: cancelamos enseguida lo que todavía no salió y te devolvemos su dinero; lo demás lo vemos contigo. Si no fuiste tú, no hagas nada: sin el botón no se cancela nada.',
  en: 'We received that you withdraw from this purchase. Keep this code. Since anybody can type your e-mail, confirm it with the button: what has not been sent yet is cancelled at once and its money goes back to you; the rest we settle with you. If it was not you, do nothing: without the button nothing is cancelled.',
  pt: 'Recebemos que você se arrepende desta compra. Guarde este código. Como qualquer pessoa pode escrever seu e-mail, confirme com o botão: cancelamos na hora o que ainda não saiu e devolvemos o dinheiro; o resto vemos com você. Se não foi você, não faça nada: sem o botão nada é cancelado.',
}
export const confirmedLead = {
  es: 'Recibimos que te arrepientes de esta compra. Guarda este código. Lo que no había salido quedó cancelado; lo demás lo vemos contigo.',
  en: 'We received that you withdraw from this purchase. Keep this code. What had not been sent is cancelled; the rest we settle with you.',
  pt: 'Recebemos que você se arrepende desta compra. Guarde este código. O que não tinha saído foi cancelado; o resto vemos com você.',
}
export const ofOrder = {
  es: 'Número de pedido: {number}',
  en: 'Number of the order: {number}',
  pt: 'Número do pedido: {number}',
}
export const cameOn = { es: 'Recibido el {day}', en: 'Received on {day}', pt: 'Recebido em {day}' }
export const refusedSubject = {
  es: 'Sobre tu arrepentimiento {code}',
  en: 'About your withdrawal {code}',
  pt: 'Sobre seu arrependimento {code}',
}
export const refusedTitle = {
  es: 'No podemos aceptar tu arrepentimiento',
  en: 'We cannot accept your withdrawal',
  pt: 'Não podemos aceitar seu arrependimento',
}
export const refusedLead = {
  es: 'Miramos tu arrepentimiento {code}, del pedido {number}, y no podemos aceptarlo.',
  en: 'We looked into your withdrawal {code}, from order {number}, and cannot accept it.',
  pt: 'Olhamos seu arrependimento {code}, do pedido {number}, e não podemos aceitá-lo.',
}
