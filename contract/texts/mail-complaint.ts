/** The texts of e-mails about complaints. */

export const openedSubject = {
  es: 'Reclamo por el pedido {order}: te toca responder',
  en: 'Complaint about order {order}: your answer is needed',
  pt: 'Reclamação sobre o pedido {order}: falta sua resposta',
}
export const openedTitle = {
  es: 'Alguien reclama por un envío',
  en: 'Somebody complains about a shipment',
  pt: 'Alguém reclama de um envio',
}
export const openedLead = {
  es: 'Hola, {name}. Quien compró el pedido {order} reclama: {kind}. Tienes {days} días hábiles para responder; si no, decide la administración. Mientras tanto este envío no se paga. Nos escribió:',
  en: 'Hello, {name}. The buyer of order {order} complains: {kind}. You have {days} working days to answer; otherwise the administration decides. Meanwhile this shipment is not paid out. They wrote:',
  pt: 'Olá, {name}. Quem comprou o pedido {order} reclama: {kind}. Você tem {days} dias úteis para responder; senão, a administração decide. Enquanto isso este envio não é pago. Escreveu:',
}
export const answerButton = {
  es: 'Responder el reclamo',
  en: 'Answer the complaint',
  pt: 'Responder a reclamação',
}

export const answeredSubject = {
  es: '{company} respondió tu reclamo',
  en: '{company} answered your complaint',
  pt: '{company} respondeu sua reclamação',
}
export const answeredTitle = {
  es: 'Hay respuesta a tu reclamo',
  en: 'Your complaint has an answer',
  pt: 'Há resposta à sua reclamação',
}
export const gaveAllLead = {
  es: 'Hola, {name}. {company} te devuelve todo lo que reclamaste: {amount}. Te avisamos cuando el dinero haya vuelto.',
  en: 'Hello, {name}. {company} gives back all that you asked for: {amount}. We tell you when the money is back.',
  pt: 'Olá, {name}. {company} devolve tudo o que você reclamou: {amount}. Avisamos quando o dinheiro tiver voltado.',
}
export const offeredLead = {
  es: 'Hola, {name}. {company} ofrece devolverte {amount} de los {asked} que reclamaste. Acepta, o pide que decida la administración, dentro de {days} días.',
  en: 'Hello, {name}. {company} offers {amount} of the {asked} that you asked for. Take it, or ask the administration to decide, within {days} days.',
  pt: 'Olá, {name}. {company} oferece devolver {amount} dos {asked} que você reclamou. Aceite, ou peça que a administração decida, em {days} dias.',
}
export const offeredAgainLead = {
  es: 'Hola, {name}. {company} ofrece enviarte de nuevo lo que reclamaste: {beers}. No pagas nada. Acepta, o pide que decida la administración, dentro de {days} días.',
  en: 'Hello, {name}. {company} offers to send you again what you complained of: {beers}. You pay nothing. Take it, or ask the administration to decide, within {days} days.',
  pt: 'Olá, {name}. {company} oferece enviar de novo o que você reclamou: {beers}. Você não paga nada. Aceite, ou peça que a administração decida, em {days} dias.',
}
export const refusedLead = {
  es: 'Hola, {name}. {company} no acepta tu reclamo. Si no estás de acuerdo, pide que decida la administración dentro de {days} días.',
  en: 'Hello, {name}. {company} does not agree with your complaint. If you do not either, ask the administration to decide within {days} days.',
  pt: 'Olá, {name}. {company} não aceita sua reclamação. Se você não concorda, peça que a administração decida em {days} dias.',
}
export const itWrote = { es: 'Nos escribió:', en: 'It wrote:', pt: 'Escreveu:' }

export const toSendSubject = {
  es: 'Reclamo del pedido {order}: hay que enviar de nuevo',
  en: 'Complaint about order {order}: send it again',
  pt: 'Reclamação do pedido {order}: é preciso enviar de novo',
}
export const toSendTitle = {
  es: 'Aceptaron que lo envíes de nuevo',
  en: 'They agreed that you send it again',
  pt: 'Aceitaram que você envie de novo',
}
export const toSendLead = {
  es: 'Hola, {name}. Quien compró el pedido {order} acepta que envíes de nuevo: {beers}. Esas unidades ya salieron de tu stock. Tienes {days} días hábiles para despacharlas y decir con quién; si no, decide la administración y las unidades vuelven a tu stock.',
  en: 'Hello, {name}. The buyer of order {order} agrees that you send again: {beers}. These units have left your stock already. You have {days} working days to dispatch them and say with whom; otherwise the administration decides, and the units go back to your stock.',
  pt: 'Olá, {name}. Quem comprou o pedido {order} aceita que você envie de novo: {beers}. Essas unidades já saíram do seu estoque. Você tem {days} dias úteis para despachar e dizer com quem; senão, a administração decide e as unidades voltam ao seu estoque.',
}
export const sentAgainSubject = {
  es: '{company} te lo envió de nuevo',
  en: '{company} has sent it again',
  pt: '{company} enviou de novo',
}
export const sentAgainTitle = {
  es: 'Va otra vez hacia ti',
  en: 'It is on its way to you again',
  pt: 'Está a caminho de você outra vez',
}
export const sentAgainLead = {
  es: 'Hola, {name}. {company} te envió de nuevo {beers} con {carrier}, sin costo, y tu reclamo queda arreglado. Si algo vuelve a llegar mal, puedes reclamar otra vez hasta {days} días después de que salió.',
  en: 'Hello, {name}. {company} has sent you {beers} again with {carrier}, at no cost, and your complaint is settled. If something comes wrong again, you can complain once more until {days} days after it left.',
  pt: 'Olá, {name}. {company} enviou de novo {beers} com {carrier}, sem custo, e sua reclamação fica resolvida. Se algo chegar mal de novo, você pode reclamar outra vez até {days} dias depois de sair.',
}
export const escalatedSubject = {
  es: 'El reclamo del pedido {order} pasó a la administración',
  en: 'The complaint about order {order} went to the administration',
  pt: 'A reclamação do pedido {order} passou para a administração',
}
export const escalatedTitle = {
  es: 'Ahora decide la administración',
  en: 'Now the administration decides',
  pt: 'Agora a administração decide',
}
export const escalatedLead = {
  es: 'Hola, {name}. La administración lee lo que se dijo sobre el pedido {order} y decide. Te avisamos cuando lo haga.',
  en: 'Hello, {name}. The administration reads what was said about order {order} and decides. We tell you when it has.',
  pt: 'Olá, {name}. A administração lê o que foi dito sobre o pedido {order} e decide. Avisamos quando decidir.',
}
/** After it, where what was promised was not said to have left in time. */
export const escalatedNotSent = {
  es: 'Lo que había que enviar de nuevo no se registró como enviado a tiempo: las unidades volvieron al stock.',
  en: 'What was to be sent again was not written down as sent in time: the units are back in stock.',
  pt: 'O que era para enviar de novo não foi registrado como enviado a tempo: as unidades voltaram ao estoque.',
}

export const decidedSubject = {
  es: 'La administración decidió el reclamo del pedido {order}',
  en: 'The administration decided the complaint about order {order}',
  pt: 'A administração decidiu a reclamação do pedido {order}',
}
export const decidedTitle = {
  es: 'El reclamo está decidido',
  en: 'The complaint is decided',
  pt: 'A reclamação está decidida',
}
export const decidedBack = {
  es: 'Hola, {name}. Del pedido {order} vuelven {amount} a quien compró. La administración escribió:',
  en: 'Hello, {name}. Of order {order} {amount} go back to the buyer. The administration wrote:',
  pt: 'Olá, {name}. Do pedido {order} voltam {amount} a quem comprou. A administração escreveu:',
}
export const decidedNothing = {
  es: 'Hola, {name}. Del pedido {order} no vuelve dinero. La administración escribió:',
  en: 'Hello, {name}. Of order {order} no money goes back. The administration wrote:',
  pt: 'Olá, {name}. Do pedido {order} não volta dinheiro. A administração escreveu:',
}
