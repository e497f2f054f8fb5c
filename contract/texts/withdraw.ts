/** Withdrawing from a purchase, without logging in: the page, its confirmation, and what its buyer reads of it. */

/** What the law of Argentina calls the link that stands at the foot of each page (Resolución 424/2020). */
export const button = {
  es: 'Botón de arrepentimiento',
  en: 'Withdraw from a purchase',
  pt: 'Direito de arrependimento',
}
export const lead = {
  es: 'Si te arrepientes de una compra, dínoslo aquí: no hace falta iniciar sesión. Te damos un código al momento, aquí y por correo.',
  en: 'If you want to take back a purchase, tell us here: there is no need to log in. You get a code at once, here and by e-mail.',
  pt: 'Se você se arrepende de uma compra, diga aqui: não é preciso entrar na conta. Damos um código na hora, aqui e por e-mail.',
}
export const email = {
  es: 'Correo con el que compraste',
  en: 'E-mail that you bought with',
  pt: 'E-mail com que você comprou',
}
export const number = { es: 'Número de pedido', en: 'Order number', pt: 'Número do pedido' }
export const numberHint = {
  es: 'Ocho letras y cifras: está en cada correo de la compra y en Mis compras.',
  en: 'Eight letters and digits: it is in each e-mail about the purchase and in My purchases.',
  pt: 'Oito letras e números: está em cada e-mail da compra e em Minhas compras.',
}
export const badNumber = {
  es: 'El número de un pedido tiene ocho letras y cifras, como 3F2A91C0.',
  en: 'The number of an order has eight letters and digits, such as 3F2A91C0.',
  pt: 'O número de um pedido tem oito letras e números, como 3F2A91C0.',
}
export const words = {
  es: 'Algo que quieras agregar',
  en: 'Anything that you want to add',
  pt: 'Algo que você queira acrescentar',
}
export const wordsHint = {
  es: 'No hace falta: no tienes que decir por qué.',
  en: 'No need to: you do not have to say why.',
  pt: 'Não é preciso: você não tem que dizer por quê.',
}
export const send = { es: 'Me arrepiento de la compra', en: 'Withdraw', pt: 'Quero me arrepender da compra' }
export const failed = {
  es: 'No pudimos recibir tu arrepentimiento',
  en: 'We could not receive your withdrawal',
  pt: 'Não conseguimos receber seu arrependimento',
}
export const noNumber = {
  es: '¿No encuentras el número? Escríbenos desde Contacto y lo buscamos contigo.',
  en: 'Cannot find the number? Write to us from Contact and we look for it together.',
  pt: 'Não encontra o número? Escreva para nós em Contato e procuramos juntos.',
}
export const doneTitle = {
  es: 'Recibimos tu arrepentimiento',
  en: 'We received your withdrawal',
  pt: 'Recebemos seu arrependimento',
}
export const yourCode = { es: 'Tu código', en: 'Your code', pt: 'Seu código' }
export const copyCode = { es: 'Copiar código', en: 'Copy the code', pt: 'Copiar código' }
export const codeCopied = { es: 'Código copiado', en: 'The code is copied', pt: 'Código copiado' }
export const doneLead = {
  es: 'Es del {day}. También lo mandamos al correo que escribiste: si es el de la compra, el mensaje trae un botón para confirmarlo, y con él cancelamos enseguida lo que todavía no salió. Lo que ya salió lo vemos contigo.',
  en: 'It is of {day}. We also mailed it to the address that you typed: if that is the one of the purchase, the message has a button that confirms it, and with that we cancel at once what has not been sent yet. What has left already we settle with you.',
  pt: 'É de {day}. Também mandamos para o e-mail que você escreveu: se for o da compra, a mensagem traz um botão para confirmar, e com ele cancelamos na hora o que ainda não saiu. O que já saiu vemos com você.',
}
export const doneConfirmed = {
  es: 'Es del {day}. Como iniciaste sesión, ya cancelamos lo que todavía no había salido, y su dinero vuelve al medio de pago. Lo que ya salió lo vemos contigo.',
  en: 'It is of {day}. As you are logged in, we have cancelled what had not been sent yet, and its money goes back to where it was paid from. What has left already we settle with you.',
  pt: 'É de {day}. Como você entrou na sua conta, já cancelamos o que ainda não tinha saído, e o dinheiro volta ao meio de pagamento. O que já saiu vemos com você.',
}
export const actsAtOnce = {
  es: 'Como iniciaste sesión, lo que las cervecerías todavía no enviaron de esa compra tuya se cancela enseguida. No se puede deshacer.',
  en: 'As you are logged in, what the breweries have not sent yet of that purchase of yours is cancelled at once. It cannot be undone.',
  pt: 'Como você entrou na sua conta, o que as cervejarias ainda não enviaram dessa compra sua é cancelado na hora. Não dá para desfazer.',
}
export const confirm = {
  es: 'Confirmar el arrepentimiento',
  en: 'Confirm the withdrawal',
  pt: 'Confirmar o arrependimento',
}
export const confirmTitle = {
  es: '¿Te arrepientes de la compra?',
  en: 'Do you withdraw from the purchase?',
  pt: 'Você se arrepende da compra?',
}
export const confirmLead = {
  es: 'Al confirmar, lo que las cervecerías todavía no enviaron se cancela y su dinero vuelve al medio de pago. No se puede deshacer. Lo que ya salió lo vemos contigo.',
  en: 'When you confirm, what the breweries have not sent yet is cancelled and its money goes back to where it was paid from. It cannot be undone. What has left already we settle with you.',
  pt: 'Ao confirmar, o que as cervejarias ainda não enviaram é cancelado e o dinheiro volta ao meio de pagamento. Não dá para desfazer. O que já saiu vemos com você.',
}
export const confirmedTitle = {
  es: 'Arrepentimiento confirmado',
  en: 'Withdrawal confirmed',
  pt: 'Arrependimento confirmado',
}
export const notConfirmed = {
  es: 'No pudimos confirmar el arrepentimiento',
  en: 'We could not confirm the withdrawal',
  pt: 'Não conseguimos confirmar o arrependimento',
}
export const codeIs = { es: 'Código {code}', en: 'Code {code}', pt: 'Código {code}' }
export const parcelCancelled = {
  es: '{company}: cancelado, el dinero vuelve.',
  en: '{company}: cancelled, the money goes back.',
  pt: '{company}: cancelado, o dinheiro volta.',
}
export const parcelMoneyBack = {
  es: '{company}: su dinero ya volvió o está en camino.',
  en: '{company}: its money is back already or on its way.',
  pt: '{company}: o dinheiro já voltou ou está a caminho.',
}
export const parcelLeft = {
  es: '{company}: ya salió. Te escribimos para ver cómo vuelve.',
  en: '{company}: it has left already. We write to you about how it comes back.',
  pt: '{company}: já saiu. Escrevemos para ver como devolver.',
}
export const underWay = {
  es: 'Arrepentimiento {code}, del {day}: lo estamos viendo.',
  en: 'Withdrawal {code}, of {day}: we are looking into it.',
  pt: 'Arrependimento {code}, de {day}: estamos vendo.',
}
export const unconfirmed = {
  es: 'Alguien pidió arrepentirse de esta compra, con el código {code}, el {day}. Si fuiste tú, confírmalo; hasta entonces no se cancela nada.',
  en: 'Somebody asked to withdraw from this purchase, with code {code}, on {day}. If it was you, confirm it; until then nothing is cancelled.',
  pt: 'Alguém pediu para se arrepender desta compra, com o código {code}, em {day}. Se foi você, confirme; até lá nada é cancelado.',
}
export const ended = {
  es: 'Arrepentimiento {code}, del {day}: resuelto.',
  en: 'Withdrawal {code}, of {day}: settled.',
  pt: 'Arrependimento {code}, de {day}: resolvido.',
}
export const refused = {
  es: 'Arrepentimiento {code}, del {day}: no lo aceptamos. {reason}',
  en: 'Withdrawal {code}, of {day}: we did not accept it. {reason}',
  pt: 'Arrependimento {code}, de {day}: não aceitamos. {reason}',
}
export const choose = {
  es: 'Elige la compra',
  en: 'Choose the purchase',
  pt: 'Escolha a compra',
}
export const chooseOther = { es: 'Elegir otra', en: 'Choose another', pt: 'Escolher outra' }
export const otherNumber = {
  es: 'Escribiste otro número de pedido.',
  en: 'You typed another order number.',
  pt: 'Você digitou outro número de pedido.',
}
export const older = {
  es: 'Compras anteriores ({count})',
  en: 'Earlier purchases ({count})',
  pt: 'Compras anteriores ({count})',
}
export const purchase = {
  es: 'Pedido {code}, del {day}: {total}',
  en: 'Order {code}, of {day}: {total}',
  pt: 'Pedido {code}, de {day}: {total}',
}
