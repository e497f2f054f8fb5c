import type { sessionTexts as original } from '../sessions.ts'
import type { InEnglish } from '../translated.ts'

export const sessionTexts: InEnglish<typeof original> = {
  'sessions.title': 'Sessions',
  'sessions.lead':
    'The browsers in which your account is open. If you do not recognise one, end it and change your password.',
  'sessions.list': 'Open sessions',
  'sessions.browserOn': '{browser} on {system}',
  'sessions.unknown': 'A browser that we do not recognise',
  'sessions.this': 'This browser',
  'sessions.opened': 'Opened on',
  'sessions.usedToday': 'Used in the last 24 hours',
  'sessions.usedFrom': 'Last used on',
  'sessions.usedTo': 'or the day after',
  'sessions.end': 'End session',
  'sessions.endOf': 'on {name}, opened on {date}',
  'sessions.endHere': 'in this browser',
  'sessions.ended': 'The session has ended',
  'sessions.notEnded': 'We could not end the session',
  'sessions.endOthers': 'End all the others',
  'sessions.endOthersTitle': 'End all the other sessions?',
  'sessions.endOthersLead':
    'Those browsers will have to log in again. This one stays open and your cart does not change.',
  'sessions.endOthersYes': 'Yes, end the others',
  'sessions.endOthersNo': 'No, leave them open',
  'sessions.endedOthers': 'The other sessions have ended',
  'sessions.onlyThis': 'There is no other open session: only this browser.',
  'sessions.noAddresses':
    'Of each session we keep the browser and the dates, not your network address. One that is not used ends by itself after {days} days.',
  'sessions.noAddressesAdmin':
    'Of each session we keep the browser and the dates, not your network address. Those of the administration end by themselves: after {minutes} minutes without use, and always {hours} hours after they were opened.',
}
