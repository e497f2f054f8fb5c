/** What the shop owes breweries, and what it has paid them: the admins' pages. */

export const title = { es: 'Pagos a cervecerías', en: 'Payouts to breweries', pt: 'Repasses a cervejarias' }
export const lead = {
  es: 'Lo que la tienda les debe por sus ventas, y lo que ya les pagó.',
  en: 'What the shop owes them for their sales, and what it has paid out already.',
  pt: 'O que a loja lhes deve pelas vendas, e o que já repassou.',
}
export const lists = { es: 'Listas de pagos', en: 'Lists of payouts', pt: 'Listas de repasses' }
export const owedList = { es: 'Por pagar', en: 'To pay', pt: 'Por pagar' }
export const search = {
  es: 'Cervecería o quien vende por ella',
  en: 'Brewery, or who sells for it',
  pt: 'Cervejaria ou quem vende por ela',
}
export const sum = {
  es: 'Se les debe {owed} en total.',
  en: '{owed} is owed in all.',
  pt: 'Deve-se {owed} no total.',
}
export const sumWithBack = {
  es: 'Se les debe {owed} en total, y ellas deben de vuelta {back}.',
  en: '{owed} is owed in all, and breweries owe {back} back.',
  pt: 'Deve-se {owed} no total, e elas devem de volta {back}.',
}
export const sumPending = {
  es: 'Además, {pending} todavía no está libre.',
  en: '{pending} more is not free yet.',
  pt: 'Além disso, {pending} ainda não está livre.',
}
export const nothingOwed = {
  es: 'No se le debe nada a ninguna cervecería.',
  en: 'Nothing is owed to any brewery.',
  pt: 'Não se deve nada a nenhuma cervejaria.',
}
export const noneFound = {
  es: 'Nadie con ese nombre espera un pago.',
  en: 'Nobody of that name waits for a payout.',
  pt: 'Ninguém com esse nome espera um repasse.',
}
export const seePaid = { es: 'Ver lo que se pagó', en: 'See what was paid', pt: 'Ver o que foi pago' }
export const owedCaption = {
  es: 'Cervecerías a las que se les debe dinero',
  en: 'Breweries to which money is owed',
  pt: 'Cervejarias às quais se deve dinheiro',
}
export const seller = { es: 'Vende por ella', en: 'Who sells for it', pt: 'Vende por ela' }
export const pendingIs = {
  es: 'Se paga unos días después de que llegue: hasta entonces quien compró puede devolverlo.',
  en: 'Paid some days after it has arrived: until then the buyer may send it back.',
  pt: 'Paga-se alguns dias depois que chegar: até lá quem comprou pode devolver.',
}
export const oldest = { es: 'La más antigua', en: 'The oldest', pt: 'A mais antiga' }
export const lastIs = { es: '{amount} el {day}', en: '{amount} on {day}', pt: '{amount} em {day}' }
export const never = { es: 'Ninguno', en: 'None', pt: 'Nenhum' }
export const pay = { es: 'Ver y pagar', en: 'See and pay', pt: 'Ver e pagar' }
export const payTo = {
  es: 'Ver y pagar a {company}',
  en: 'See and pay {company}',
  pt: 'Ver e pagar à {company}',
}
export const seeBalanceOf = {
  es: 'Ver lo de {company}',
  en: 'See {company}',
  pt: 'Ver o de {company}',
}
export const noneHasAccount = {
  es: 'Ninguna de estas dijo todavía en qué cuenta cobra.',
  en: 'None of these has said yet which account is paid.',
  pt: 'Nenhuma destas disse ainda em que conta recebe.',
}
export const noAccount = {
  es: 'Sin cuenta de cobro',
  en: 'No payout account',
  pt: 'Sem conta de recebimento',
}
export const chosenSum = {
  es: 'Lo elegido suma {amount}',
  en: 'What is chosen comes to {amount}',
  pt: 'O escolhido soma {amount}',
}
export const back = { es: 'Volver a los pagos', en: 'Back to the payouts', pt: 'Voltar aos repasses' }
export const seeCompany = { es: 'Ver la cervecería', en: 'See the brewery', pt: 'Ver a cervejaria' }
export const noAccountToPay = {
  es: 'No guardó ninguna cuenta de cobro. Págale solo si sabes por ella misma adónde.',
  en: 'It has saved no payout account. Pay it only if it told you itself where to.',
  pt: 'Não salvou nenhuma conta de recebimento. Pague só se ela mesma lhe disse onde.',
}
export const payAll = {
  es: 'Pagar todo: {amount}',
  en: 'Pay everything: {amount}',
  pt: 'Pagar tudo: {amount}',
}
export const currencies = {
  es: 'Saldos, uno por moneda',
  en: 'Balances, one in each currency',
  pt: 'Saldos, um por moeda',
}
export const owesBack = { es: 'Debe de vuelta', en: 'Owes back', pt: 'Deve de volta' }
export const owesBackIs = {
  es: 'De ventas que ya se le pagaron y después se devolvieron. Se descuenta del próximo pago.',
  en: 'Of sales that were paid out and refunded afterwards. Taken off the next payout.',
  pt: 'De vendas que já lhe foram pagas e depois foram devolvidas. Desconta-se do próximo repasse.',
}
export const paidUp = { es: 'No se le debe nada.', en: 'Nothing is owed.', pt: 'Não se deve nada a ela.' }
export const salesTitle = { es: 'Ventas por pagar', en: 'Sales to pay', pt: 'Vendas por pagar' }
export const salesCaption = {
  es: 'Ventas por las que se le debe dinero, la más antigua primero',
  en: 'Sales for which money is owed, the oldest first',
  pt: 'Vendas pelas quais se deve dinheiro, a mais antiga primeiro',
}
export const choose = { es: 'Elegir', en: 'Choose', pt: 'Escolher' }
export const chooseSale = {
  es: 'Elegir {units} × {beer} del {day}',
  en: 'Choose {units} × {beer} of {day}',
  pt: 'Escolher {units} × {beer} de {day}',
}
export const deducted = { es: 'Se descuenta', en: 'Taken off', pt: 'Desconta-se' }
export const paidOut = { es: 'Ya pagado', en: 'Paid out already', pt: 'Já pago' }
export const payChosen = { es: 'Pagar las elegidas', en: 'Pay the chosen ones', pt: 'Pagar as escolhidas' }
export const chooseSome = {
  es: 'Elige al menos una venta de la lista.',
  en: 'Choose at least one sale of the list.',
  pt: 'Escolha pelo menos uma venda da lista.',
}
export const chosenGone = {
  es: 'Por lo que elegiste ya no hay nada que pagar.',
  en: 'For what you chose there is nothing left to pay.',
  pt: 'Pelo que você escolheu já não há nada a pagar.',
}
export const salePages = {
  es: 'Páginas de ventas por pagar',
  en: 'Pages of sales to pay',
  pt: 'Páginas de vendas por pagar',
}
export const sheetTitle = { es: 'Marcar un pago', en: 'Mark a payout', pt: 'Marcar um repasse' }
export const sheetAll = {
  es: 'Se marca como pagado a {company} todo lo que se le debe hasta ahora:',
  en: 'All that is owed up to now is marked as paid to {company}:',
  pt: 'Marca-se como pago à {company} tudo o que se deve até agora:',
}
export const sheetChosen = {
  es: 'Se marca como pagado a {company} lo que elegiste:',
  en: 'What you chose is marked as paid to {company}:',
  pt: 'Marca-se como pago à {company} o que você escolheu:',
}
export const oneSale = { es: '1 venta', en: '1 sale', pt: '1 venda' }
export const someSales = { es: '{count} ventas', en: '{count} sales', pt: '{count} vendas' }
export const lessBack = {
  es: 'menos {amount} que debe de vuelta',
  en: 'less {amount} that it owes back',
  pt: 'menos {amount} que deve de volta',
}
export const sheetHow = {
  es: 'La tienda no mueve dinero: haz antes la transferencia por este monto.',
  en: 'The shop moves no money: make the transfer of this amount first.',
  pt: 'A loja não move dinheiro: faça antes a transferência deste valor.',
}
export const reference = { es: 'Referencia', en: 'Reference', pt: 'Referência' }
export const referenceHint = {
  es: 'El número de la transferencia, por ejemplo. La cervecería la ve.',
  en: 'The number of the transfer, for example. The brewery sees it.',
  pt: 'O número da transferência, por exemplo. A cervejaria o vê.',
}
export const mark = {
  es: 'Marcar {amount} como pagado',
  en: 'Mark {amount} as paid',
  pt: 'Marcar {amount} como pago',
}
export const marked = {
  es: 'El pago quedó marcado.',
  en: 'The payout is marked.',
  pt: 'O repasse ficou marcado.',
}
export const notMarked = {
  es: 'No se marcó ningún pago',
  en: 'No payout was marked',
  pt: 'Nenhum repasse foi marcado',
}
export const noneToIt = {
  es: 'Todavía no se le pagó nada.',
  en: 'Nothing has been paid to it yet.',
  pt: 'Nada lhe foi pago ainda.',
}
export const all = { es: 'Ver todos', en: 'See all', pt: 'Ver todos' }
export const historyTitle = { es: 'Pagos hechos', en: 'Payouts made', pt: 'Repasses feitos' }
export const historyCaption = {
  es: 'Pagos a cervecerías, el más nuevo primero',
  en: 'Payouts to breweries, the newest first',
  pt: 'Repasses a cervejarias, o mais novo primeiro',
}
export const forSales = { es: 'Por ventas', en: 'For sales', pt: 'Por vendas' }
export const noPayouts = {
  es: 'Todavía no se marcó ningún pago.',
  en: 'No payout has been marked yet.',
  pt: 'Nenhum repasse foi marcado ainda.',
}
export const noPayoutsFound = {
  es: 'No hay pagos a nadie con ese nombre.',
  en: 'There are no payouts to anybody of that name.',
  pt: 'Não há repasses a ninguém com esse nome.',
}
export const seeOwed = { es: 'Ver lo que falta pagar', en: 'See what is owed', pt: 'Ver o que falta pagar' }
export const onlyTo = { es: 'Solo a {company}', en: 'Only to {company}', pt: 'Só à {company}' }
export const onePayout = { es: '1 pago', en: '1 payout', pt: '1 repasse' }
export const countPayouts = { es: '{count} pagos', en: '{count} payouts', pt: '{count} repasses' }
export const historyPages = { es: 'Páginas de pagos', en: 'Pages of payouts', pt: 'Páginas de repasses' }
