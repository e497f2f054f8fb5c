export const lead = {
  es: 'Todo lo que guardamos de ti es tuyo: puedes llevártelo cuando quieras, y borrarlo.',
  en: 'Everything that we keep about you is yours: take it with you whenever you like, or delete it.',
  pt: 'Tudo o que guardamos sobre você é seu: leve com você quando quiser, ou apague.',
}
export const downloadTitle = { es: 'Llevarte una copia', en: 'Take a copy with you', pt: 'Levar uma cópia' }
export const downloadBuyer = {
  es: 'Un archivo JSON con tu cuenta, tu perfil, tus sesiones, tus compras, lo que guardas y sigues, tus valoraciones y los mensajes que intercambiamos. Sin contraseñas ni datos de otras personas.',
  en: 'A JSON file with your account, your profile, your sessions, your purchases, what you save and follow, your ratings and the messages that we exchanged. Without passwords or other people’s data.',
  pt: 'Um arquivo JSON com sua conta, seu perfil, suas sessões, suas compras, o que você salva e segue, suas avaliações e as mensagens que trocamos. Sem senhas nem dados de outras pessoas.',
}
export const downloadSeller = {
  es: 'Un archivo JSON con tu cuenta, tu compañía, tus sesiones, tus cervezas, tus ventas y los mensajes que intercambiamos. Sin contraseñas ni datos de quienes te compran.',
  en: 'A JSON file with your account, your company, your sessions, your beers, your sales and the messages that we exchanged. Without passwords or your buyers’ data.',
  pt: 'Um arquivo JSON com sua conta, sua empresa, suas sessões, suas cervejas, suas vendas e as mensagens que trocamos. Sem senhas nem dados de quem compra de você.',
}
export const downloadAdmin = {
  es: 'Un archivo JSON con tu cuenta, tus sesiones y los mensajes que intercambiamos. Sin contraseñas ni datos de otras personas.',
  en: 'A JSON file with your account, your sessions and the messages that we exchanged. Without passwords or other people’s data.',
  pt: 'Um arquivo JSON com sua conta, suas sessões e as mensagens que trocamos. Sem senhas nem dados de outras pessoas.',
}
export const download = { es: 'Descargar mis datos', en: 'Download my data', pt: 'Baixar meus dados' }
export const deleteTitle = { es: 'Borrar la cuenta', en: 'Delete the account', pt: 'Apagar a conta' }
export const goes = { es: 'Se borra para siempre', en: 'Deleted for good', pt: 'É apagado para sempre' }
export const goesBuyer = {
  es: 'Tu nombre, correo, documento, teléfono, dirección, imagen, contraseña, sesiones, lo que guardas y sigues, y los mensajes que nos escribiste.',
  en: 'Your name, e-mail, document, phone, address, image, password, sessions, what you save and follow, and the messages that you wrote to us.',
  pt: 'Seu nome, e-mail, documento, telefone, endereço, imagem, senha, sessões, o que você salva e segue, e as mensagens que você nos escreveu.',
}
export const goesSeller = {
  es: 'El nombre, correo, documento, teléfono y dirección de quien responde por la compañía; sus imágenes, su presentación, la contraseña, las sesiones y los mensajes que nos escribiste. Tus cervezas salen de la venta.',
  en: 'The name, e-mail, document, phone and address of whoever answers for the company; its images, its story, the password, the sessions and the messages that you wrote to us. Your beers go off sale.',
  pt: 'O nome, e-mail, documento, telefone e endereço de quem responde pela empresa; suas imagens, sua apresentação, a senha, as sessões e as mensagens que você nos escreveu. Suas cervejas saem da venda.',
}
export const stays = {
  es: 'Se queda, sin tu nombre',
  en: 'Stays, without your name',
  pt: 'Fica, sem seu nome',
}
export const staysBuyer = {
  es: 'Tus compras, porque la ley pide conservar los registros de venta: qué se vendió y por cuánto, sin decir a quién ni adónde. Tus valoraciones, firmadas como «{name}».',
  en: 'Your purchases, because the law asks for records of sales: what was sold and for how much, not to whom or where to. Your ratings, signed as “{name}”.',
  pt: 'Suas compras, porque a lei pede que se guardem os registros de venda: o que foi vendido e por quanto, sem dizer a quem nem para onde. Suas avaliações, assinadas como “{name}”.',
}
export const staysSeller = {
  es: 'El nombre y el lugar de la compañía y lo que vendió, en las compras de quienes te compraron: la ley pide conservar esos registros.',
  en: 'The company’s name and place and what it sold, in its buyers’ purchases: the law asks for these records.',
  pt: 'O nome e o lugar da empresa e o que ela vendeu, nas compras de quem comprou: a lei pede que se guardem esses registros.',
}
export const provider = {
  es: 'El proveedor de pagos guarda sus propios registros de lo que cobró. Con el mismo correo puedes volver a registrarte cuando quieras, desde cero.',
  en: 'The payment provider keeps its own records of what it charged. You can register again with the same e-mail whenever you like, from scratch.',
  pt: 'O provedor de pagamentos guarda seus próprios registros do que cobrou. Com o mesmo e-mail você pode se registrar de novo quando quiser, do zero.',
}
export const admin = {
  es: 'Una cuenta de administración no se borra desde aquí: lo hace quien opera la tienda.',
  en: 'An administration account is not deleted here: whoever runs the shop does it.',
  pt: 'Uma conta de administração não é apagada aqui: quem opera a loja o faz.',
}
export const blocked = {
  es: 'Todavía no se puede borrar la cuenta:',
  en: 'The account cannot be deleted yet:',
  pt: 'A conta ainda não pode ser apagada:',
}
export const seeCompany = { es: 'Ver mi compañía', en: 'See my company', pt: 'Ver minha empresa' }
export const start = { es: 'Borrar mi cuenta…', en: 'Delete my account…', pt: 'Apagar minha conta…' }
export const sureTitle = {
  es: '¿Borrar la cuenta para siempre?',
  en: 'Delete the account for good?',
  pt: 'Apagar a conta para sempre?',
}
export const sureLead = {
  es: 'No se puede deshacer. Te lo confirmaremos por correo, y será el último.',
  en: 'This cannot be undone. We confirm it by e-mail, and that will be the last one.',
  pt: 'Não pode ser desfeito. Confirmamos por e-mail, e será o último.',
}
export const stillOwed = {
  es: 'Todavía te debemos {amount}. Con la cuenta se borra adónde pagártelo: espera a cobrarlo, si lo quieres.',
  en: 'We still owe you {amount}. Where to pay it goes with the account: wait until you have been paid, if you want it.',
  pt: 'Ainda devemos {amount} a você. Com a conta se apaga onde pagar: espere receber, se quiser.',
}
export const understand = {
  es: 'Marca la casilla para confirmar que lo entiendes.',
  en: 'Tick the box to confirm that you understand.',
  pt: 'Marque a caixa para confirmar que você entende.',
}
export const understood = {
  es: 'Entiendo que mi cuenta y mis datos se borran para siempre.',
  en: 'I understand that my account and my data are deleted for good.',
  pt: 'Entendo que minha conta e meus dados são apagados para sempre.',
}
export const yes = { es: 'Borrar mi cuenta', en: 'Delete my account', pt: 'Apagar minha conta' }
export const no = { es: 'No, conservarla', en: 'No, keep it', pt: 'Não, mantê-la' }
export const logInAgainLead = {
  es: 'Tu cuenta no tiene contraseña. Para borrarla, entra una vez más con tu proveedor y vuelve aquí antes de {minutes} minutos.',
  en: 'Your account has no password. To delete it, log in once more with your provider and come back here within {minutes} minutes.',
  pt: 'Sua conta não tem senha. Para apagá-la, entre mais uma vez com seu provedor e volte aqui em até {minutes} minutos.',
}
export const logInAgain = { es: 'Entrar una vez más', en: 'Log in once more', pt: 'Entrar mais uma vez' }
export const notDeleted = {
  es: 'No pudimos borrar la cuenta',
  en: 'We could not delete the account',
  pt: 'Não conseguimos apagar a conta',
}
