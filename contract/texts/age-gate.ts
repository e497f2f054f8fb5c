export const ageGateTexts = {
  'ageGate.intro': '¿Te gustaría disfrutar de una excelente cerveza artesanal?',
  'ageGate.title': '¿Eres mayor de edad?',
  'ageGate.minor': 'Respondiste que eres menor de edad: por hoy la tienda queda cerrada para ti.',
  'ageGate.prompt': 'Ingresa tu fecha de nacimiento',
  'ageGate.check': 'Comprobar',
  'ageGate.dateInvalid': 'Ingresa una fecha válida.',
  'ageGate.pauseLabels': 'Detener el movimiento',
  'ageGate.warningHealth': 'Beber alcohol en exceso es perjudicial para la salud.',
  'ageGate.warningDriving': 'Si bebes, no conduzcas.',
} as const
