import type { contactTexts as original } from '../contact.ts'
import type { Translated } from '../translated.ts'

export const contactTexts: Translated<typeof original> = {
  'contact.title': 'Contato',
  'contact.lead': 'Uma dúvida, um problema com uma compra, uma ideia: escreva para nós.',
  'contact.name': 'Nome',
  'contact.email': 'E-mail',
  'contact.phone': 'Telefone',
  'contact.message': 'Mensagem',
  'contact.submit': 'Enviar',
  'contact.nameMissing': 'Informe seu nome',
  'contact.nameInvalid': 'Deve ser um nome',
  'contact.emailMissing': 'Informe seu e-mail',
  'contact.emailInvalid': 'Deve conter um endereço de e-mail',
  'contact.phoneMissing': 'Informe seu telefone',
  'contact.phoneInvalid': 'Deve conter um número de telefone',
  'contact.messageMissing': 'Escreva sua mensagem',
  'contact.about': 'Sobre sua compra {code} de {date}',
  'contact.aboutLead': 'Ao enviar, sua mensagem chega com o número da sua compra.',
  'contact.success': 'mensagem enviada com sucesso',
  'contact.failed': 'ocorreu um erro ao enviar a mensagem',
  'contact.thanks': 'Respondemos ao e-mail que você nos deixou.',
}
