import type { ageGateTexts as original } from '../age-gate.ts'
import type { Translated } from '../translated.ts'

export const ageGateTexts: Translated<typeof original> = {
  'ageGate.intro': 'Você gostaria de desfrutar de uma excelente cerveja artesanal?',
  'ageGate.title': 'Você é maior de idade?',
  'ageGate.minor': 'Você respondeu que é menor de idade: por hoje a loja fica fechada para você.',
  'ageGate.prompt': 'Informe sua data de nascimento',
  'ageGate.check': 'Verificar',
  'ageGate.dateInvalid': 'Informe uma data válida.',
  'ageGate.pauseLabels': 'Parar o movimento',
  'ageGate.warningHealth': 'Beber álcool em excesso é prejudicial à saúde.',
  'ageGate.warningDriving': 'Se beber, não dirija.',
}
