/** What a brewery was paid, payout by payout, and what each is made of: its own pages, which admins open too. */

export const see = {
  es: 'Ver los pagos recibidos',
  en: 'See the payouts received',
  pt: 'Ver os repasses recebidos',
}
export const lead = {
  es: 'Lo que la tienda te pagó por tus ventas, y lo que te va a pagar.',
  en: 'What the shop has paid you for your sales, and what it is going to pay.',
  pt: 'O que a loja pagou pelas suas vendas, e o que vai pagar.',
}
export const nowhereToPay = {
  es: 'Todavía no dijiste dónde quieres cobrar: sin una cuenta la tienda no sabe adónde pagarte lo que queda libre.',
  en: 'You have not said yet where you want to be paid: without an account the shop does not know where to pay you what is free.',
  pt: 'Você ainda não disse onde quer receber: sem uma conta a loja não sabe onde pagar o que fica livre.',
}
export const caption = {
  es: 'Pagos a la cervecería, el más nuevo primero, con su estado',
  en: 'Payouts to the brewery, the newest first, and how each stands',
  pt: 'Repasses à cervejaria, o mais novo primeiro, com seu estado',
}
export const none = {
  es: 'Todavía no hay ningún pago. El primero llega cuando el dinero de una venta queda libre.',
  en: 'There is no payout yet. The first one comes once the money of a sale is free.',
  pt: 'Ainda não há nenhum repasse. O primeiro chega quando o dinheiro de uma venda fica livre.',
}
export const pages = {
  es: 'Páginas de los pagos recibidos',
  en: 'Pages of the payouts received',
  pt: 'Páginas dos repasses recebidos',
}
export const statement = { es: 'Liquidación', en: 'Statement', pt: 'Extrato' }
export const seeStatement = {
  es: 'Ver la liquidación del {day}',
  en: 'See the statement of {day}',
  pt: 'Ver o extrato de {day}',
}
export const statementTitle = {
  es: 'Liquidación del {day}',
  en: 'Statement of {day}',
  pt: 'Extrato de {day}',
}
export const backToPayouts = {
  es: 'Volver a los pagos recibidos',
  en: 'Back to the payouts received',
  pt: 'Voltar aos repasses recebidos',
}
export const statementCaption = {
  es: 'Ventas de este pago, la más antigua primero, y la suma de cada columna',
  en: 'Sales of this payout, the oldest first, and the sum of each column',
  pt: 'Vendas deste repasse, a mais antiga primeiro, e a soma de cada coluna',
}
export const sum = { es: 'Suma', en: 'Sum', pt: 'Soma' }
export const decidedOn = { es: 'Aprobado el', en: 'Approved on', pt: 'Aprovado em' }
export const endedOn = { es: 'Terminado el', en: 'Ended on', pt: 'Terminado em' }
export const way = { es: 'Cómo se paga', en: 'How it is paid', pt: 'Como se paga' }
export const cameBack = {
  es: 'Devuelto por tu banco',
  en: 'Sent back by your bank',
  pt: 'Devolvido pelo seu banco',
}
export const asItStood = {
  es: 'Cada venta está como estaba al decidirse el pago: lo que se devolvió después está en un pago posterior.',
  en: 'Each sale is as it was when the payout was decided on: what went back afterwards is part of a later payout.',
  pt: 'Cada venda está como estava quando se decidiu o repasse: o que voltou depois está em um repasse posterior.',
}
