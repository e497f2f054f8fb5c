export const intro = {
  es: '¿Te gustaría disfrutar de una excelente cerveza artesanal?',
  en: 'Would you like to enjoy an excellent craft beer?',
  pt: 'Você gostaria de desfrutar de uma excelente cerveja artesanal?',
}
export const title = { es: '¿Eres mayor de edad?', en: 'Are you of legal age?', pt: 'Você é maior de idade?' }
export const minor = {
  es: 'Respondiste que eres menor de edad: por hoy la tienda queda cerrada para ti.',
  en: 'You answered that you are under age: the shop stays closed to you for today.',
  pt: 'Você respondeu que é menor de idade: por hoje a loja fica fechada para você.',
}
export const prompt = {
  es: 'Ingresa tu fecha de nacimiento',
  en: 'Enter your date of birth',
  pt: 'Informe sua data de nascimento',
}
export const check = { es: 'Comprobar', en: 'Check', pt: 'Verificar' }
export const dateInvalid = {
  es: 'Ingresa una fecha válida.',
  en: 'Enter a valid date.',
  pt: 'Informe uma data válida.',
}
/** Once, of a year that nobody can mean who types it. */
export const yearMistyped = {
  es: 'Con esa fecha tendrías menos de dos años. ¿Está bien el año?',
  en: 'By that date you would be under two years old. Is the year right?',
  pt: 'Com essa data você teria menos de dois anos. O ano está certo?',
}
export const warningHealth = {
  es: 'Beber alcohol en exceso es perjudicial para la salud.',
  en: 'Drinking alcohol in excess is harmful to your health.',
  pt: 'Beber álcool em excesso é prejudicial à saúde.',
}
export const warningDriving = {
  es: 'Si bebes, no conduzcas.',
  en: 'If you drink, do not drive.',
  pt: 'Se beber, não dirija.',
}
