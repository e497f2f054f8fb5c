import type { ageGateTexts as original } from '../age-gate.ts'
import type { InEnglish } from '../translated.ts'

export const ageGateTexts: InEnglish<typeof original> = {
  'ageGate.intro': 'Would you like to enjoy an excellent craft beer?',
  'ageGate.title': 'Are you of legal age?',
  'ageGate.minor': 'You answered that you are under age: the shop stays closed to you for today.',
  'ageGate.prompt': 'Enter your date of birth',
  'ageGate.check': 'Check',
  'ageGate.dateInvalid': 'Enter a valid date.',
  'ageGate.pauseLabels': 'Stop the movement',
  'ageGate.warningHealth': 'Drinking alcohol in excess is harmful to your health.',
  'ageGate.warningDriving': 'If you drink, do not drive.',
}
