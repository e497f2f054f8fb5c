import type { adminMessageTexts as original } from '../admin-messages.ts'
import type { Translated } from '../translated.ts'

export const adminMessageTexts: Translated<typeof original> = {
  'messages.title': 'Mensagens',
  'messages.lead': 'O que as pessoas escrevem pela página de contato.',
  'messages.lists': 'Listas de mensagens',
  'messages.openList': 'Pendentes ({count})',
  'messages.doneList': 'Resolvidas ({count})',
  'messages.allList': 'Todas ({count})',
  'messages.search': 'Nome ou e-mail',
  'messages.noOpen': 'Não há mensagens pendentes.',
  'messages.noDone': 'Nenhuma mensagem foi resolvida ainda.',
  'messages.none': 'Ninguém escreveu ainda.',
  'messages.noneFound': 'Ninguém com esse nome ou e-mail escreveu algo que esteja nesta lista.',
  'messages.open': 'Pendente',
  'messages.doneOn': 'Resolvida em {day}',
  'messages.from': 'Mensagem de {name}',
  'messages.purchase': 'Ver a compra de que ela fala',
  'messages.reply': 'Responder por e-mail',
  'messages.replyTo': 'Responder por e-mail a {name}',
  'messages.replySubject': 'Sua mensagem ao Lúpulo',
  'messages.replyQuote': '{name} escreveu em {day}:',
  'messages.markDone': 'Marcar como resolvida',
  'messages.reopen': 'Voltar às pendentes',
  'messages.done': 'A mensagem ficou resolvida.',
  'messages.reopened': 'A mensagem voltou às pendentes.',
  'messages.pages': 'Páginas de mensagens',
}
