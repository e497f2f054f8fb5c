import type { offlineTexts as original } from '../offline.ts'
import type { InEnglish } from '../translated.ts'

export const offlineTexts: InEnglish<typeof original> = {
  'offline.bar': 'No connection. You see what you last looked at.',
  'offline.notSent':
    'Nothing can be sent without a connection. What you typed is still here: send it once it is back.',
  'offline.notNow': 'That page cannot be opened without a connection. Try again once it is back.',
  'offline.title': 'No connection',
  'offline.text': 'This page comes from the network. Once it is back, we take you there.',
  'offline.again': 'Try again',
}
