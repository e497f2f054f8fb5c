import { inEnglish } from './text.ts'

/** What a seller sold: each sale, what the shop owes for it and what it has paid. */

export const title = inEnglish({
  es: 'Mis cervezas vendidas',
  en: 'My Sold Beers',
  pt: 'Minhas cervejas vendidas',
})
export const empty = inEnglish({
  es: 'todavía no vendiste nada',
  en: "you haven't sold anything yet",
  pt: 'você ainda não vendeu nada',
})
export const seeShop = { es: 'Ver la tienda', en: 'See the shop', pt: 'Ver a loja' }
export const pages = { es: 'Páginas de las ventas', en: 'Pages of the sales', pt: 'Páginas das vendas' }
export const owedNow = { es: 'Pendiente de cobro', en: 'Still to be paid out', pt: 'A receber' }
export const unsent = { es: 'Por enviar', en: 'To be sent', pt: 'A enviar' }
export const unsentIs = {
  es: 'Se cobra después de enviarlo.',
  en: 'You are paid once you have sent it.',
  pt: 'Você recebe depois de enviar.',
}
export const paidSoFar = { es: 'Cobrado hasta hoy', en: 'Paid out so far', pt: 'Recebido até hoje' }
export const noPayout = { es: 'Todavía ninguno', en: 'None yet', pt: 'Nenhum ainda' }
export const payoutWith = {
  es: '{amount} el {date} · {reference}',
  en: '{amount} on {date} · {reference}',
  pt: '{amount} em {date} · {reference}',
}
export const payout = { es: '{amount} el {date}', en: '{amount} on {date}', pt: '{amount} em {date}' }
export const buyer = { es: 'Compró', en: 'Bought by', pt: 'Comprou' }
export const refundedUnits = {
  es: '{amount} ({units} u.)',
  en: '{amount} ({units} units)',
  pt: '{amount} ({units} un.)',
}
export const owed = { es: 'Pendiente', en: 'Pending', pt: 'Pendente' }
export const paid = { es: 'Cobrado', en: 'Paid out', pt: 'Recebido' }
export const chargeback = {
  open: {
    es: 'El banco de quien compró pide el dinero de vuelta. Hasta que se decida está congelado: no se paga ni se descuenta.',
    en: 'The buyer’s bank asks for the money back. Until that is decided it is frozen: neither paid out nor taken off.',
    pt: 'O banco de quem comprou pede o dinheiro de volta. Até que se decida, fica congelado: não se paga nem se desconta.',
  },
  won: {
    es: 'El banco lo pidió de vuelta y se ganó el reclamo: el dinero es tuyo otra vez.',
    en: 'The bank asked for it back and the dispute was won: the money is yours again.',
    pt: 'O banco o pediu de volta e a disputa foi ganha: o dinheiro é seu outra vez.',
  },
  lost: {
    es: 'El banco se quedó con el dinero: esta venta no se paga, y lo ya pagado se descuenta del próximo pago.',
    en: 'The bank kept the money: this sale is not paid out, and what was paid already is taken off the next payout.',
    pt: 'O banco ficou com o dinheiro: esta venda não é paga, e o que já foi pago se desconta do próximo pagamento.',
  },
}
