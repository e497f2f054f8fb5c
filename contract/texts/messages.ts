/** What people write to the shop: as admins read it. */

export const lead = {
  es: 'Lo que la gente escribe por la página de contacto.',
  en: 'What people write on the contact page.',
  pt: 'O que as pessoas escrevem pela página de contato.',
}
export const lists = { es: 'Listas de mensajes', en: 'Lists of messages', pt: 'Listas de mensagens' }
export const openList = { es: 'Pendientes ({count})', en: 'Open ({count})', pt: 'Pendentes ({count})' }
export const doneList = { es: 'Resueltos ({count})', en: 'Done ({count})', pt: 'Resolvidas ({count})' }
export const allList = { es: 'Todos ({count})', en: 'All ({count})', pt: 'Todas ({count})' }
export const search = { es: 'Nombre o correo electrónico', en: 'Name or e-mail', pt: 'Nome ou e-mail' }
export const noOpen = {
  es: 'No hay mensajes pendientes.',
  en: 'There are no open messages.',
  pt: 'Não há mensagens pendentes.',
}
export const noDone = {
  es: 'Todavía no se resolvió ningún mensaje.',
  en: 'No message has been dealt with yet.',
  pt: 'Nenhuma mensagem foi resolvida ainda.',
}
export const none = {
  es: 'Todavía no escribió nadie.',
  en: 'Nobody has written yet.',
  pt: 'Ninguém escreveu ainda.',
}
export const noneFound = {
  es: 'Nadie con ese nombre o correo escribió algo que esté en esta lista.',
  en: 'Nobody of that name or e-mail wrote anything in this list.',
  pt: 'Ninguém com esse nome ou e-mail escreveu algo que esteja nesta lista.',
}
export const seeAll = { es: 'Ver todos los mensajes', en: 'See all messages', pt: 'Ver todas as mensagens' }
export const seeContact = {
  es: 'Ver la página de contacto',
  en: 'See the contact page',
  pt: 'Ver a página de contato',
}
export const open = { es: 'Pendiente', en: 'Open', pt: 'Pendente' }
export const doneOn = { es: 'Resuelto el {day}', en: 'Done on {day}', pt: 'Resolvida em {day}' }
export const purchase = {
  es: 'Ver la compra de la que habla',
  en: 'See the purchase that it is about',
  pt: 'Ver a compra de que ela fala',
}
export const replyAgain = { es: 'Ver la conversación', en: 'See the conversation', pt: 'Ver a conversa' }
export const answered = { es: 'Respondido el {day}', en: 'Answered on {day}', pt: 'Respondida em {day}' }
export const answeredOn = {
  es: '{name} respondió el {when}',
  en: '{name} answered on {when}',
  pt: '{name} respondeu em {when}',
}
export const mailStates = {
  waits: {
    es: 'El correo está por salir.',
    en: 'The mail is about to leave.',
    pt: 'O e-mail está para sair.',
  },
  left: { es: 'El correo salió.', en: 'The mail has left.', pt: 'O e-mail saiu.' },
  'not-sent': { es: 'El correo no salió.', en: 'The mail did not leave.', pt: 'O e-mail não saiu.' },
}
export const answerHint = {
  es: 'Sale por correo a {email} y cierra el mensaje. Si contesta, su correo llega a la casilla de la tienda y no aquí.',
  en: 'It is mailed to {email} and closes the message. A reply to it comes to the shop’s mailbox, not here.',
  pt: 'Sai por e-mail a {email} e encerra a mensagem. Se responder, o e-mail chega à caixa da loja e não aqui.',
}
export const sendAnswer = { es: 'Enviar la respuesta', en: 'Send the answer', pt: 'Enviar a resposta' }
export const answerSent = {
  es: 'La respuesta sale por correo, y el mensaje quedó resuelto.',
  en: 'The answer leaves by e-mail, and the message is done.',
  pt: 'A resposta sai por e-mail, e a mensagem ficou resolvida.',
}
export const notAnswered = { es: 'No se envió', en: 'Not sent', pt: 'Não foi enviada' }
export const thread = { es: 'Conversación', en: 'Conversation', pt: 'Conversa' }
export const markDone = { es: 'Marcar como resuelto', en: 'Mark as done', pt: 'Marcar como resolvida' }
export const reopen = { es: 'Volver a pendientes', en: 'Reopen', pt: 'Voltar às pendentes' }
export const done = {
  es: 'El mensaje quedó resuelto.',
  en: 'The message is done.',
  pt: 'A mensagem ficou resolvida.',
}
export const reopened = {
  es: 'El mensaje volvió a los pendientes.',
  en: 'The message is open again.',
  pt: 'A mensagem voltou às pendentes.',
}
export const pages = { es: 'Páginas de mensajes', en: 'Pages of messages', pt: 'Páginas de mensagens' }
export const theirOrders = { es: 'Ver sus pedidos', en: 'See their orders', pt: 'Ver seus pedidos' }
