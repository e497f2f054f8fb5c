/** An admin sees the shop as somebody else: how it begins, the bar above every page, and what whom they saw reads of it. */

export const reasonMissing = {
  es: 'Escribe por qué hace falta.',
  en: 'Say why it is needed.',
  pt: 'Diga por que é preciso.',
}
export const reasonTooShort = {
  es: 'Como mínimo {min} caracteres: lo lee a quien ves.',
  en: 'At least {min} characters: whom you see reads it.',
  pt: 'No mínimo {min} caracteres: quem você vê o lê.',
}
export const seeAs = { es: 'Ver como', en: 'See as', pt: 'Ver como' }
export const seeAsName = {
  es: 'Ver la tienda como {name}',
  en: 'See the shop as {name}',
  pt: 'Ver a loja como {name}',
}
export const lasts = {
  es: 'Durante {minutes} minutos ves lo mismo que ve: solo para mirar, nada se puede cambiar.',
  en: 'For {minutes} minutes you see what they see: only to look, nothing can be changed.',
  pt: 'Durante {minutes} minutos você vê o mesmo que ela: só para olhar, nada pode ser mudado.',
}
export const hidden = {
  es: 'No se muestran su cuenta de cobro, lo que se escribe sobre sus pedidos, sus claves, su verificación en dos pasos ni sus datos para descargar.',
  en: 'Not shown are their payout account, what is written about their orders, their keys, their two-step verification and their data to download.',
  pt: 'Não se mostram sua conta de recebimento, o que se escreve sobre seus pedidos, suas chaves, sua verificação em duas etapas nem seus dados para baixar.',
}
export const toldLater = {
  es: 'En sus sesiones leerá tu nombre de pila, cuándo fue y el motivo.',
  en: 'In their sessions they will read your first name, when it was, and the reason.',
  pt: 'Nas suas sessões lerá seu primeiro nome, quando foi e o motivo.',
}
export const reasonHint = {
  es: 'De {min} a {max} caracteres. Queda también en el registro.',
  en: '{min} to {max} characters. It stays in the audit log too.',
  pt: 'De {min} a {max} caracteres. Fica também no registro.',
}
export const bar = {
  es: 'Ves la tienda como {name} hasta las {time}. Solo lectura.',
  en: 'You see the shop as {name} until {time}. Read only.',
  pt: 'Você vê a loja como {name} até as {time}. Somente leitura.',
}
export const barName = {
  es: 'Ver como otra persona',
  en: 'Seeing as somebody else',
  pt: 'Ver como outra pessoa',
}
export const finish = { es: 'Terminar', en: 'End', pt: 'Terminar' }
export const listTitle = {
  es: 'Cuándo la administración vio la tienda como tú',
  en: 'When the administration saw the shop as you',
  pt: 'Quando a administração viu a loja como você',
}
export const listLead = {
  es: 'Para ayudarte, alguien de la administración puede mirar lo que tú ves durante {minutes} minutos. No puede cambiar nada.',
  en: 'To help you, somebody of the administration can look at what you see for {minutes} minutes. They can change nothing.',
  pt: 'Para ajudar você, alguém da administração pode olhar o que você vê durante {minutes} minutos. Não pode mudar nada.',
}
export const none = { es: 'No pasó nunca.', en: 'It never happened.', pt: 'Nunca aconteceu.' }
export const by = {
  es: '{name}, de la administración de la tienda',
  en: '{name}, of the shop’s administration',
  pt: '{name}, da administração da loja',
}
export const bySomebody = {
  es: 'La administración de la tienda',
  en: 'The shop’s administration',
  pt: 'A administração da loja',
}
export const more = {
  es: 'Los anteriores están en tus datos.',
  en: 'Older ones are in your data.',
  pt: 'Os anteriores estão nos seus dados.',
}
