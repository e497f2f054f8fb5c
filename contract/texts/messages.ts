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
export const reply = { es: 'Responder por correo', en: 'Reply by e-mail', pt: 'Responder por e-mail' }
export const replyTo = {
  es: 'Responder por correo a {name}',
  en: 'Reply by e-mail to {name}',
  pt: 'Responder por e-mail a {name}',
}
export const replySubject = {
  es: 'Tu mensaje a Lúpulo',
  en: 'Your message to Lúpulo',
  pt: 'Sua mensagem ao Lúpulo',
}
export const replyQuote = {
  es: '{name} escribió el {day}:',
  en: '{name} wrote on {day}:',
  pt: '{name} escreveu em {day}:',
}
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
