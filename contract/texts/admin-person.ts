/** The administration's pages about one buyer or seller, and all purchases. */

export const saved = {
  es: 'La información se actualizó correctamente',
  en: 'The information was updated',
  pt: 'As informações foram atualizadas corretamente',
}
export const menu = { es: 'Esta cuenta', en: 'This account', pt: 'Esta conta' }
export const record = { es: 'Ficha', en: 'Record', pt: 'Ficha' }
export const publicPage = { es: 'Ver su página', en: 'See its page', pt: 'Ver a página dela' }
export const audit = {
  es: 'Qué se hizo con esta cuenta',
  en: 'What was done with this account',
  pt: 'O que foi feito com esta conta',
}
export const buyerIsActive = {
  es: 'Puede entrar y comprar.',
  en: 'Can log in and buy.',
  pt: 'Pode entrar e comprar.',
}
export const buyerIsInactive = {
  es: 'No puede entrar. Al activarla, entra con los mismos datos de antes.',
  en: 'Cannot log in. Once activated, logs in with the same data as before.',
  pt: 'Não pode entrar. Ao ativá-la, entra com os mesmos dados de antes.',
}
export const sellerIsActive = {
  es: 'Puede entrar y vender.',
  en: 'Can log in and sell.',
  pt: 'Pode entrar e vender.',
}
export const sellerWaits = {
  es: 'Puede entrar y preparar sus cervezas. No vende hasta que alguien la apruebe.',
  en: 'Can log in and prepare its beers. It sells nothing until somebody approves it.',
  pt: 'Pode entrar e preparar suas cervejas. Não vende até que alguém a aprove.',
}
export const sellerIsInactive = {
  es: 'No puede entrar y sus cervezas no se ven en la tienda. Al activarla, vuelven a verse.',
  en: 'Cannot log in, and its beers are not seen in the shop. Once activated, they are seen again.',
  pt: 'Não pode entrar e suas cervejas não aparecem na loja. Ao ativá-la, voltam a aparecer.',
}
export const importedIsActive = {
  es: 'Nadie entra por ella. Sus cervezas se ven en la tienda.',
  en: 'Nobody logs in for it. Its beers are seen in the shop.',
  pt: 'Ninguém entra por ela. Suas cervejas aparecem na loja.',
}
export const importedIsInactive = {
  es: 'Nadie entra por ella y sus cervezas no se ven en la tienda. Al activarla, vuelven a verse.',
  en: 'Nobody logs in for it, and its beers are not seen in the shop. Once activated, they are seen again.',
  pt: 'Ninguém entra por ela e suas cervejas não aparecem na loja. Ao ativá-la, voltam a aparecer.',
}
export const isDeleted = {
  es: 'Quien la tenía la borró: no se puede activar ni editar. Quedan sus pedidos, sin sus datos.',
  en: 'Its owner deleted it: it cannot be activated or edited. Its orders stay, without personal data.',
  pt: 'Quem a tinha a apagou: não pode ser ativada nem editada. Ficam os pedidos, sem seus dados.',
}
export const inactivateTitle = { es: 'Inactivar a {name}', en: 'Inactivate {name}', pt: 'Desativar {name}' }
export const endsSessions = {
  es: 'Se cierran todas sus sesiones (ahora: {count}) y no podrá volver a entrar.',
  en: 'All sessions end (now: {count}) and nobody can log in any more.',
  pt: 'Todas as suas sessões terminam (agora: {count}) e não poderá entrar de novo.',
}
export const cancelsOrders = {
  es: 'Los pedidos que todavía no pagó se cancelan y lo que tenían reservado vuelve a la venta.',
  en: 'Orders that are not paid yet are cancelled, and what they held goes back on sale.',
  pt: 'Os pedidos que ainda não pagou são cancelados e o que tinham reservado volta à venda.',
}
export const keepsPurchases = {
  es: 'Lo que ya pagó se le envía igual.',
  en: 'What was paid already is sent all the same.',
  pt: 'O que já pagou é enviado do mesmo jeito.',
}
export const hidesBeers = {
  es: 'Sus cervezas ({count}) salen de la tienda en el momento.',
  en: 'Its beers ({count}) leave the shop at once.',
  pt: 'Suas cervejas ({count}) saem da loja na hora.',
}
export const cancelsOrdersOf = {
  es: 'Los pedidos sin pagar que llevan alguna se cancelan enteros, y a quienes los hicieron les avisamos por correo.',
  en: 'Unpaid orders that hold any of them are cancelled whole, and we e-mail those who placed them.',
  pt: 'Os pedidos não pagos que levam alguma são cancelados por inteiro, e avisamos por e-mail a quem os fez.',
}
export const keepsSales = {
  es: 'Lo que ya vendió se envía y se le paga igual.',
  en: 'What it sold already is sent, and paid out to it, all the same.',
  pt: 'O que já vendeu é enviado e pago do mesmo jeito.',
}
export const undo = {
  es: 'Se puede volver a activar cuando haga falta.',
  en: 'It can be activated again whenever necessary.',
  pt: 'Pode ser ativada de novo quando for preciso.',
}
export const logIn = { es: 'Inicio de sesión', en: 'Log-in', pt: 'Entrada' }
export const hasLogIn = { es: 'Tiene', en: 'Has one', pt: 'Tem' }
export const noLogIn = { es: 'No tiene', en: 'Has none', pt: 'Não tem' }
export const pendingEmail = {
  es: 'Pasará a ser {email} cuando abra el enlace que le enviamos.',
  en: 'Will be {email} once the link that we sent is opened.',
  pt: 'Passará a ser {email} quando abrir o link que enviamos.',
}
export const emailWaiting = { es: 'Cambio de correo', en: 'Change of e-mail', pt: 'Mudança de e-mail' }
export const spent = { es: 'Pagó en total', en: 'Paid in all', pt: 'Pagou no total' }
export const beers = { es: 'Cervezas publicadas', en: 'Beers published', pt: 'Cervejas publicadas' }
export const shipsTo = { es: 'Envía a', en: 'Ships to', pt: 'Envia para' }
export const noBuyer = {
  es: 'Todavía no elegiste a ningún comprador en esta pestaña.',
  en: 'You have not chosen a buyer in this tab yet.',
  pt: 'Você ainda não escolheu um comprador nesta aba.',
}
export const noSeller = {
  es: 'Todavía no elegiste a ninguna cervecería en esta pestaña.',
  en: 'You have not chosen a brewery in this tab yet.',
  pt: 'Você ainda não escolheu uma cervejaria nesta aba.',
}
export const purchasesOf = { es: 'Compras de {name}', en: 'Purchases of {name}', pt: 'Compras de {name}' }
export const salesOf = { es: 'Ventas de {name}', en: 'Sales of {name}', pt: 'Vendas de {name}' }
export const editOf = { es: 'Editar a {name}', en: 'Edit {name}', pt: 'Editar {name}' }
export const noPurchases = {
  es: 'Todavía no hizo ningún pedido.',
  en: 'Has not placed an order yet.',
  pt: 'Ainda não fez nenhum pedido.',
}
export const seeRecord = { es: 'Ver su ficha', en: 'See their record', pt: 'Ver a ficha' }
export const salesLines = { es: 'Ventas: {count}', en: 'Sales: {count}', pt: 'Vendas: {count}' }
export const noSales = {
  es: 'Todavía no vendió nada.',
  en: 'Has not sold anything yet.',
  pt: 'Ainda não vendeu nada.',
}
export const emailChange = {
  es: 'Si cambias el correo electrónico, le llega un enlace a la dirección nueva y un aviso a la de ahora. Hasta que abra el enlace sigue entrando con la de ahora.',
  en: 'If you change the e-mail, a link goes to the new address and a notice to the present one. Until the link is opened, the present one still logs in.',
  pt: 'Se você mudar o e-mail, um link chega ao novo endereço e um aviso ao atual. Até que abra o link, continua entrando com o atual.',
}
export const noEmail = {
  es: 'Esta cervecería es importada: no tiene correo electrónico ni entra nadie por ella.',
  en: 'This brewery is imported: it has no e-mail and nobody logs in for it.',
  pt: 'Esta cervejaria é importada: não tem e-mail e ninguém entra por ela.',
}
export const foreign = {
  es: 'Está en {country}. Las compañías de la tienda son de Sudamérica: para guardar hay que elegir uno de esos países.',
  en: 'It is in {country}. Companies of the shop are from South America: to save, choose one of those countries.',
  pt: 'Fica em {country}. As empresas da loja são da América do Sul: para salvar é preciso escolher um desses países.',
}
