/** A buyer's complaint about a parcel: the brewery's list, its day, and its answer. */

export const asMany = {
  es: 'Menos de las que se reclaman: todas es devolver todo.',
  en: 'Fewer than are asked for: all of them is giving all back.',
  pt: 'Menos do que se reclamam: todas é devolver tudo.',
}
/** `{code}`: the order's. */
export const heading = {
  es: 'Reclamo del pedido {code}',
  en: 'Complaint about order {code}',
  pt: 'Reclamação do pedido {code}',
}
export const listTitle = {
  es: 'Reclamos de tus envíos',
  en: 'Complaints about your shipments',
  pt: 'Reclamações dos seus envios',
}
export const none = {
  es: 'Nadie reclamó por un envío tuyo.',
  en: 'Nobody has complained about a shipment of yours.',
  pt: 'Ninguém reclamou de um envio seu.',
}
export const oneWaits = {
  es: '1 espera tu respuesta',
  en: '1 waits for your answer',
  pt: '1 espera sua resposta',
}
export const countWait = {
  es: '{count} esperan tu respuesta',
  en: '{count} wait for your answer',
  pt: '{count} esperam sua resposta',
}
/** On the brewery's day. */
export const oneOfAll = {
  es: '1 reclamo espera tu respuesta',
  en: '1 complaint waits for your answer',
  pt: '1 reclamação espera sua resposta',
}
export const countOfAll = {
  es: '{count} reclamos esperan tu respuesta',
  en: '{count} complaints wait for your answer',
  pt: '{count} reclamações esperam sua resposta',
}
export const firstDue = {
  es: 'el primero, antes del {when}',
  en: 'the first before {when}',
  pt: 'a primeira, antes de {when}',
}
export const oneToSend = {
  es: '1 hay que enviar de nuevo',
  en: '1 has to be sent again',
  pt: '1 precisa ser enviada de novo',
}
export const countToSend = {
  es: '{count} hay que enviar de nuevo',
  en: '{count} have to be sent again',
  pt: '{count} precisam ser enviadas de novo',
}
/** On the brewery's day. */
export const oneOfAllToSend = {
  es: '1 envío hay que mandarlo de nuevo por un reclamo',
  en: '1 shipment has to leave again for a complaint',
  pt: '1 envio precisa sair de novo por uma reclamação',
}
export const countOfAllToSend = {
  es: '{count} envíos hay que mandarlos de nuevo por reclamos',
  en: '{count} shipments have to leave again for complaints',
  pt: '{count} envios precisam sair de novo por reclamações',
}
export const noneWait = {
  es: 'Ninguno espera tu respuesta',
  en: 'None waits for your answer',
  pt: 'Nenhuma espera sua resposta',
}
/** The brewery's complaints by whom they wait for; the navigation among these. */
export const turns = {
  es: 'Quién tiene que hacer algo',
  en: 'Who has to do something',
  pt: 'Quem precisa agir',
}
export const turnBrewery = {
  es: 'Te esperan ({count})',
  en: 'Wait for you ({count})',
  pt: 'Esperam por você ({count})',
}
export const turnOthers = {
  es: 'En curso ({count})',
  en: 'Under way ({count})',
  pt: 'Em andamento ({count})',
}
export const turnNobody = { es: 'Terminados ({count})', en: 'Over ({count})', pt: 'Encerradas ({count})' }
export const noneOfTurn = {
  es: 'Ningún reclamo está así.',
  en: 'No complaint stands like this.',
  pt: 'Nenhuma reclamação está assim.',
}
export const search = {
  es: 'Pedido, destinatario o texto',
  en: 'Order, recipient or text',
  pt: 'Pedido, destinatário ou texto',
}
export const noneFound = {
  es: 'Ningún reclamo coincide con lo que buscas.',
  en: 'No complaint matches what you are looking for.',
  pt: 'Nenhuma reclamação corresponde ao que você busca.',
}
export const ofNewest = {
  es: 'Se buscó en lo que sigue abierto y en lo más nuevo, {max} reclamos. Por el número completo de su pedido encuentras cualquiera.',
  en: 'What is open and what is newest was looked through, {max} complaints. By the whole number of its order you find any.',
  pt: 'Buscamos no que está aberto e no mais novo, {max} reclamações. Pelo número completo do pedido você encontra qualquer uma.',
}
export const pages = { es: 'Páginas de reclamos', en: 'Pages of complaints', pt: 'Páginas de reclamações' }
export const answerAnew = { es: 'Cambiar tu respuesta', en: 'Change your answer', pt: 'Mudar sua resposta' }
export const answerAll = {
  es: 'Devolver todo: {amount}',
  en: 'Give all of it back: {amount}',
  pt: 'Devolver tudo: {amount}',
}
export const answerSome = {
  es: 'Ofrecer algunas unidades',
  en: 'Offer some of the units',
  pt: 'Oferecer algumas unidades',
}
export const answerAmount = { es: 'Ofrecer un importe', en: 'Offer an amount', pt: 'Oferecer um valor' }
export const answerAmountLead = {
  es: 'Quien compró se queda con las cervezas y recibe el importe. Tiene {days} días para aceptar, o para pedir que decida la administración.',
  en: 'The buyer keeps the beers and gets the amount. They have {days} days to take it, or to ask the administration to decide.',
  pt: 'Quem comprou fica com as cervejas e recebe o valor. Tem {days} dias para aceitar, ou para pedir que a administração decida.',
}
export const amountHint = {
  es: 'Menos de {asked}, que es todo lo que se reclama.',
  en: 'Less than {asked}, which is all that is asked for.',
  pt: 'Menos de {asked}, que é tudo o que se reclama.',
}
export const answerAgain = { es: 'Enviar de nuevo', en: 'Send it again', pt: 'Enviar de novo' }
export const answerNo = { es: 'Decir que no', en: 'Say no', pt: 'Dizer não' }
export const answerAllLead = {
  es: 'Quien compró recibe {amount} y el reclamo queda arreglado. Sale de lo que se te debe. No se puede deshacer.',
  en: 'The buyer gets {amount} and the complaint is settled. It is taken off what is owed to you. This cannot be undone.',
  pt: 'Quem comprou recebe {amount} e a reclamação fica resolvida. Sai do que lhe é devido. Não se pode desfazer.',
}
export const answerSomeLead = {
  es: 'Di de cuántas unidades devuelves el dinero. Quien compró tiene {days} días para aceptar, o para pedir que decida la administración.',
  en: 'Say of how many units you give the money back. The buyer has {days} days to take it, or to ask the administration to decide.',
  pt: 'Diga de quantas unidades você devolve o dinheiro. Quem comprou tem {days} dias para aceitar, ou para pedir que a administração decida.',
}
export const answerAgainLead = {
  es: 'Ofreces enviar de nuevo {beers}, sin cobrar: el envío lo pagas tú. Quien compró tiene {days} días para aceptar, o para pedir que decida la administración. Si acepta, las unidades salen de tu stock y tienes {send} días hábiles para despacharlas.',
  en: 'You offer to send {beers} again, charging nothing: you pay the shipping. The buyer has {days} days to take it, or to ask the administration to decide. If they take it, the units leave your stock and you have {send} working days to dispatch them.',
  pt: 'Você oferece enviar de novo {beers}, sem cobrar: o envio é por sua conta. Quem comprou tem {days} dias para aceitar, ou para pedir que a administração decida. Se aceitar, as unidades saem do seu estoque e você tem {send} dias úteis para despachar.',
}
export const sentAgain = { es: 'Lo envié de nuevo', en: 'I sent it again', pt: 'Enviei de novo' }
export const sentAgainLead = {
  es: 'Quien compró recibe por correo con quién va, y el reclamo queda arreglado. La dirección está en el envío.',
  en: 'The buyer is e-mailed with whom it goes, and the complaint is settled. The address is on the shipment.',
  pt: 'Quem comprou recebe por e-mail com quem vai, e a reclamação fica resolvida. O endereço está no envio.',
}
export const sentAgainDone = {
  es: 'Avisamos a quien compró: el reclamo está arreglado.',
  en: 'We told the buyer: the complaint is settled.',
  pt: 'Avisamos quem comprou: a reclamação está resolvida.',
}
export const sentAgainFailed = {
  es: 'No se registró el envío',
  en: 'The shipment was not noted',
  pt: 'O envio não foi registrado',
}
export const answerNoLead = {
  es: 'Quien compró lee por qué. Si no está de acuerdo, decide la administración.',
  en: 'The buyer reads why. If they do not agree, the administration decides.',
  pt: 'Quem comprou lê por quê. Se não concordar, a administração decide.',
}
export const answerWords = {
  es: 'Tus palabras (si quieres)',
  en: 'Your words (if you like)',
  pt: 'Suas palavras (se quiser)',
}
export const noWords = { es: 'Por qué no', en: 'Why not', pt: 'Por que não' }
export const sendOffer = { es: 'Enviar la oferta', en: 'Send the offer', pt: 'Enviar a oferta' }
export const sendNo = { es: 'Enviar el no', en: 'Send the no', pt: 'Enviar o não' }
export const answerDone = {
  es: 'Respondiste el reclamo.',
  en: 'You answered the complaint.',
  pt: 'Você respondeu a reclamação.',
}
export const notAnswered = {
  es: 'No se envió tu respuesta',
  en: 'Your answer was not sent',
  pt: 'Sua resposta não foi enviada',
}
/** Beside each way to answer, what comes of it. */
export const againMeans = {
  es: 'Las mismas cervezas, sin cobrar: el envío lo pagas tú.',
  en: 'The same beers, charging nothing: you pay the shipping.',
  pt: 'As mesmas cervejas, sem cobrar: o envio é por sua conta.',
}
export const amountMeans = {
  es: 'Quien compró se queda con las cervezas.',
  en: 'The buyer keeps the beers.',
  pt: 'Quem comprou fica com as cervejas.',
}
export const someMeans = {
  es: 'Devuelves el dinero de esas.',
  en: 'You give the money of those back.',
  pt: 'Você devolve o dinheiro dessas.',
}
export const allMeans = {
  es: 'El reclamo queda arreglado en el momento.',
  en: 'The complaint is settled at once.',
  pt: 'A reclamação fica resolvida na hora.',
}
export const noMeans = {
  es: 'Dices por qué. Si no está de acuerdo, decide la administración.',
  en: 'You say why. If the buyer does not agree, the administration decides.',
  pt: 'Você diz por quê. Se não concordar, a administração decide.',
}
