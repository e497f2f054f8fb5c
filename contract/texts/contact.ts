import { inEnglish } from './text.ts'

export const lead = {
  es: 'Una duda, un problema con una compra, una idea: escríbenos.',
  en: 'A question, a problem with a purchase, an idea: write to us.',
  pt: 'Uma dúvida, um problema com uma compra, uma ideia: escreva para nós.',
}
export const phone = inEnglish({ es: 'Teléfono', en: 'Phone', pt: 'Telefone' })
export const message = inEnglish({ es: 'Mensaje', en: 'Message', pt: 'Mensagem' })
export const emailInvalid = inEnglish({
  es: 'Debe contener un correo electrónico',
  en: 'Must contain an email address',
  pt: 'Deve conter um endereço de e-mail',
})
export const phoneMissing = inEnglish({
  es: 'Escribe tu número de teléfono',
  en: 'Enter your phone number',
  pt: 'Informe seu telefone',
})
export const phoneInvalid = inEnglish({
  es: 'Debe contener un número de teléfono',
  en: 'Must contain a phone number',
  pt: 'Deve conter um número de telefone',
})
export const messageMissing = inEnglish({
  es: 'Escribe tu mensaje',
  en: 'Enter your message',
  pt: 'Escreva sua mensagem',
})
export const about = {
  es: 'Sobre tu compra {code} del {date}',
  en: 'About your purchase {code} of {date}',
  pt: 'Sobre sua compra {code} de {date}',
}
export const aboutLead = {
  es: 'Al enviar, tu mensaje llega con el número de tu compra.',
  en: 'When you send it, your message arrives with the number of your purchase.',
  pt: 'Ao enviar, sua mensagem chega com o número da sua compra.',
}
export const success = inEnglish({
  es: 'mensaje enviado',
  en: 'message sent successfully',
  pt: 'mensagem enviada com sucesso',
})
export const failed = inEnglish({
  es: 'ocurrió un error al enviar el mensaje',
  en: 'an error occurred while sending message',
  pt: 'ocorreu um erro ao enviar a mensagem',
})
export const thanks = {
  es: 'Te responderemos al correo que nos dejaste.',
  en: 'We answer to the e-mail that you left us.',
  pt: 'Respondemos ao e-mail que você nos deixou.',
}
