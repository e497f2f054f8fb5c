import type { adminMessageTexts as original } from '../admin-messages.ts'
import type { InEnglish } from '../translated.ts'

export const adminMessageTexts: InEnglish<typeof original> = {
  'messages.title': 'Messages',
  'messages.lead': 'What people write on the contact page.',
  'messages.lists': 'Lists of messages',
  'messages.openList': 'Open ({count})',
  'messages.doneList': 'Done ({count})',
  'messages.allList': 'All ({count})',
  'messages.search': 'Name or e-mail',
  'messages.noOpen': 'There are no open messages.',
  'messages.noDone': 'No message has been dealt with yet.',
  'messages.none': 'Nobody has written yet.',
  'messages.noneFound': 'Nobody of that name or e-mail wrote anything in this list.',
  'messages.open': 'Open',
  'messages.doneOn': 'Done on {day}',
  'messages.from': 'Message from {name}',
  'messages.purchase': 'See the purchase that it is about',
  'messages.reply': 'Reply by e-mail',
  'messages.replyTo': 'Reply by e-mail to {name}',
  'messages.replySubject': 'Your message to Lúpulo',
  'messages.replyQuote': '{name} wrote on {day}:',
  'messages.markDone': 'Mark as done',
  'messages.reopen': 'Reopen',
  'messages.done': 'The message is done.',
  'messages.reopened': 'The message is open again.',
  'messages.pages': 'Pages of messages',
}
