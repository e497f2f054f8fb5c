/** A buyer's complaint about a parcel: what its buyer is asked and told. */

export const follows = { es: 'Cómo sigue', en: 'What follows', pt: 'O que vem depois' }
export const followsAnswer = {
  es: '{company} tiene {days} días hábiles para responder; si no lo hace, decide la administración.',
  en: '{company} has {days} working days to answer; if it does not, the administration decides.',
  pt: 'A {company} tem {days} dias úteis para responder; se não o fizer, a administração decide.',
}
export const followsReply = {
  es: 'Si te ofrece algo o dice que no, aceptas o sigues reclamando: entonces decide la administración.',
  en: 'If it offers something or says no, you accept or go on complaining: then the administration decides.',
  pt: 'Se ela oferecer algo ou disser que não, você aceita ou segue reclamando: aí a administração decide.',
}
export const followsMoney = {
  es: 'Mientras tanto no se le paga este envío.',
  en: 'Meanwhile it is not paid for this shipment.',
  pt: 'Enquanto isso, este envio não é pago a ela.',
}
export const until = {
  es: 'Puedes reclamar hasta el {date}.',
  en: 'You can complain until {date}.',
  pt: 'Você pode reclamar até {date}.',
}
export const howManyHint = {
  es: 'Pide el dinero de las que no están bien. Si el envío nunca llegó, déjalas vacías: son todas.',
  en: 'Ask for the money of those that are not right. If the shipment never came, leave them empty: it is all of them.',
  pt: 'Peça o dinheiro das que não estão bem. Se o envio nunca chegou, deixe vazias: são todas.',
}
export const unitsNeeded = {
  es: 'Di cuántas unidades, al menos una.',
  en: 'Say how many units, one at least.',
  pt: 'Diga quantas unidades, uma ao menos.',
}
export const amountAboveZero = {
  es: 'Di cuánto: más que nada.',
  en: 'Say how much: more than nothing.',
  pt: 'Diga quanto: mais que nada.',
}
export const amountDecimals = {
  es: 'Di un importe en dólares con hasta dos decimales: 4,50.',
  en: 'Say an amount in dollars with up to two decimals: 4.50.',
  pt: 'Diga um valor em dólares com até duas decimais: 4,50.',
}
export const unitsOrAmount = {
  es: 'Elige unidades o un importe, no las dos cosas.',
  en: 'Choose units or an amount, not both.',
  pt: 'Escolha unidades ou um valor, não os dois.',
}
/** Said where pictures can be sent again. */
export const sentWithoutPictures = {
  es: 'El reclamo se envió, las fotos no: agrégalas aquí.',
  en: 'The complaint was sent, the photographs were not: add them here.',
  pt: 'A reclamação foi enviada, as fotos não: adicione-as aqui.',
}
export const kindNeeded = {
  es: 'Elige qué pasó.',
  en: 'Choose what happened.',
  pt: 'Escolha o que aconteceu.',
}
export const words = {
  es: 'Cuéntalo con tus palabras',
  en: 'Say it in your words',
  pt: 'Conte com suas palavras',
}
export const wordsHint = {
  es: 'Las leen la cervecería y, si hace falta, la administración. Hasta {max} caracteres.',
  en: 'The brewery reads them and, where needed, the administration. Up to {max} characters.',
  pt: 'A cervejaria as lê e, se preciso, a administração. Até {max} caracteres.',
}
export const send = { es: 'Enviar el reclamo', en: 'Send the complaint', pt: 'Enviar a reclamação' }
export const notSent = {
  es: 'No se envió el reclamo',
  en: 'The complaint was not sent',
  pt: 'A reclamação não foi enviada',
}
export const neverCameFrom = {
  es: 'Como «nunca llegó» se puede reclamar desde el {date}: antes todavía puede llegar.',
  en: 'As “never came” it can be complained of from {date} on: before that it may still arrive.',
  pt: 'Como «nunca chegou» pode-se reclamar a partir de {date}: antes ainda pode chegar.',
}
export const done = {
  es: 'Enviamos tu reclamo a la cervecería.',
  en: 'We sent your complaint to the brewery.',
  pt: 'Enviamos sua reclamação à cervejaria.',
}
export const another = {
  es: 'Reclamar otra cosa',
  en: 'Complain of something else',
  pt: 'Reclamar de outra coisa',
}
export const earlier = { es: 'Reclamos anteriores', en: 'Earlier complaints', pt: 'Reclamações anteriores' }

/** What the buyer does about an answer. */
export const accept = { es: 'Aceptar la oferta', en: 'Take the offer', pt: 'Aceitar a oferta' }
export const acceptLead = {
  es: 'Te devolvemos {amount} y el reclamo queda arreglado. No se puede deshacer.',
  en: 'We give {amount} back to you and the complaint is settled. This cannot be undone.',
  pt: 'Devolvemos {amount} a você e a reclamação fica resolvida. Não se pode desfazer.',
}
export const acceptYes = { es: 'Aceptar {amount}', en: 'Take {amount}', pt: 'Aceitar {amount}' }
export const acceptDone = {
  es: 'Aceptaste la oferta: el dinero está en camino.',
  en: 'You took the offer: the money is on its way.',
  pt: 'Você aceitou a oferta: o dinheiro está a caminho.',
}
export const againLead = {
  es: '{company} te envía de nuevo {beers}, sin cobrarte, en {days} días hábiles a lo sumo. No vuelve dinero por estas unidades. Si no sale a tiempo, decide la administración.',
  en: '{company} sends you {beers} again, charging nothing, in {days} working days at most. No money goes back for these units. If it does not leave in time, the administration decides.',
  pt: '{company} envia de novo {beers}, sem cobrar, em no máximo {days} dias úteis. Não volta dinheiro por estas unidades. Se não sair a tempo, a administração decide.',
}
export const againYes = {
  es: 'Aceptar que lo envíen de nuevo',
  en: 'Agree that it is sent again',
  pt: 'Aceitar que enviem de novo',
}
export const againDone = {
  es: 'Aceptaste: la cervecería lo despacha de nuevo.',
  en: 'You agreed: the brewery dispatches it again.',
  pt: 'Você aceitou: a cervejaria despacha de novo.',
}
export const escalate = { es: 'No estoy de acuerdo', en: 'I do not agree', pt: 'Não concordo' }
export const escalateLead = {
  es: 'La administración lee lo que dijeron los dos y decide. La cervecería ya no puede cambiar su respuesta.',
  en: 'The administration reads what both of you said and decides. The brewery can no longer change its answer.',
  pt: 'A administração lê o que os dois disseram e decide. A cervejaria já não pode mudar sua resposta.',
}
export const escalateWords = {
  es: 'Por qué (si quieres)',
  en: 'Why (if you like)',
  pt: 'Por quê (se quiser)',
}
export const escalateYes = {
  es: 'Que decida la administración',
  en: 'Let the administration decide',
  pt: 'Que a administração decida',
}
export const escalateDone = {
  es: 'La administración lo mira y decide.',
  en: 'The administration looks at it and decides.',
  pt: 'A administração olha e decide.',
}
export const takeBack = {
  es: 'Retirar el reclamo',
  en: 'Take the complaint back',
  pt: 'Retirar a reclamação',
}
export const takeBackLead = {
  es: 'El reclamo termina sin que vuelva dinero.',
  en: 'The complaint ends, and no money goes back.',
  pt: 'A reclamação termina sem que volte dinheiro.',
}
export const takeBackDone = {
  es: 'Retiraste el reclamo.',
  en: 'You took the complaint back.',
  pt: 'Você retirou a reclamação.',
}
/** On the order's own page: why nothing can be complained of. */
export const noBecause = {
  'not-sent': {
    es: 'Este envío todavía no salió: puedes cancelarlo en el pedido.',
    en: 'This shipment has not left yet: you can cancel it on the order’s page.',
    pt: 'Este envio ainda não saiu: você pode cancelá-lo no pedido.',
  },
  decided: {
    es: 'La administración ya decidió. Si hay algo nuevo, escríbenos.',
    en: 'The administration has decided. If there is something new, write to us.',
    pt: 'A administração já decidiu. Se há algo novo, escreva para nós.',
  },
  enough: {
    es: 'Ya reclamaste varias veces por este envío. Si falta algo, escríbenos.',
    en: 'You have complained about this shipment several times. If something is still wrong, write to us.',
    pt: 'Você já reclamou várias vezes deste envio. Se falta algo, escreva para nós.',
  },
  'nothing-left': {
    es: 'No queda nada por reclamar: el dinero de este envío ya volvió, o no costó nada.',
    en: 'There is nothing left to complain of: the money of this shipment has gone back, or it cost nothing.',
    pt: 'Não resta nada a reclamar: o dinheiro deste envio já voltou, ou não custou nada.',
  },
  'too-late': {
    es: 'Ya pasó el plazo para reclamar. Si todavía hay algo, escríbenos y lo vemos.',
    en: 'The time to complain is over. If there is still something, write to us and we will see to it.',
    pt: 'Já passou o prazo para reclamar. Se ainda há algo, escreva para nós e vamos ver.',
  },
} as const
