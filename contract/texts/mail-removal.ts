/** What mails say of units that were taken out of a parcel before it left. */

export const shortSubject = {
  es: '{company} no puede enviar lo que compraste',
  en: '{company} cannot send what you bought',
  pt: 'A {company} não pode enviar o que você comprou',
}
export const shortPartSubject = {
  es: '{company} no puede enviar una parte de tu compra',
  en: '{company} cannot send a part of your purchase',
  pt: 'A {company} não pode enviar uma parte da sua compra',
}
export const shortTitle = {
  es: 'Este envío no sale',
  en: 'This shipment does not leave',
  pt: 'Este envio não sai',
}
export const shortPartTitle = {
  es: 'Una parte no llega',
  en: 'A part does not come',
  pt: 'Uma parte não chega',
}
export const shortLead = {
  es: '{name}, {company} no puede enviarte esto. El motivo: {why}.',
  en: '{name}, {company} cannot send you this. The reason: {why}.',
  pt: '{name}, a {company} não pode enviar isto a você. O motivo: {why}.',
}
export const shortBack = {
  es: 'Te devolvemos {amount} al mismo medio de pago.',
  en: 'We give {amount} back to the same means of payment.',
  pt: 'Devolvemos {amount} ao mesmo meio de pagamento.',
}
export const shortRest = {
  es: 'Lo demás del envío te llega igual; si así ya no lo quieres, puedes cancelarlo desde tu pedido hasta que salga.',
  en: 'The rest of the shipment still comes; if you do not want it like that, you can cancel it from your order until it leaves.',
  pt: 'O resto do envio chega do mesmo jeito; se assim você não quiser mais, pode cancelá-lo no seu pedido até que saia.',
}
export const shortWords = {
  es: '{company} te escribe:',
  en: '{company} writes to you:',
  pt: 'A {company} escreve a você:',
}
export const unitsSubject = {
  es: 'Se cancelaron unidades de un envío de tu cervecería',
  en: 'Units of a shipment of your brewery were cancelled',
  pt: 'Unidades de um envio da sua cervejaria foram canceladas',
}
export const unitsTitle = { es: 'Esto ya no va', en: 'This no longer goes', pt: 'Isto não vai mais' }
export const unitsLead = {
  es: '{name}, quien compró canceló estas unidades antes de que el envío saliera: no las mandes. Le devolvemos su dinero, y ya están otra vez en tu stock. Lo demás del envío sigue en pie.',
  en: '{name}, the buyer cancelled these units before the shipment left: do not send them. We give their money back, and they are in your stock again. The rest of the shipment stands.',
  pt: '{name}, quem comprou cancelou estas unidades antes que o envio saísse: não as mande. Devolvemos o dinheiro, e elas já estão de novo no seu estoque. O resto do envio continua de pé.',
}
