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
export const owedNow = { es: 'Listo para cobrar', en: 'Ready to be paid out', pt: 'Pronto para receber' }
export const owedNowIs = {
  es: 'Va en el próximo pago de la tienda, que no tiene día fijo.',
  en: 'Goes with the shop’s next payout, which has no fixed day.',
  pt: 'Vai no próximo repasse da loja, que não tem dia fixo.',
}
export const owesShop = { es: 'Le debes a la tienda', en: 'You owe the shop', pt: 'Você deve à loja' }
export const owesShopIs = {
  es: 'De ventas que ya se te habían pagado y se devolvieron: se descuenta de lo próximo que vendas.',
  en: 'Of sales that you had been paid for and that went back: it is taken off what you sell next.',
  pt: 'De vendas que já tinham sido pagas a você e voltaram: desconta-se do que você vender em seguida.',
}
export const pending = { es: 'En camino', en: 'On its way to you', pt: 'A caminho' }
export const pendingIs = {
  es: 'Queda libre unos días después de que llegue cada envío, y no mientras haya un reclamo.',
  en: 'Becomes free some days after each parcel has arrived, and not while there is a complaint.',
  pt: 'Fica livre alguns dias depois que cada envio chegar, e não enquanto houver uma reclamação.',
}
export const pendingFrom = {
  es: 'Lo próximo queda libre el {day}.',
  en: 'The next of it becomes free on {day}.',
  pt: 'O próximo fica livre em {day}.',
}
export const frozen = { es: 'Congelado', en: 'Frozen', pt: 'Congelado' }
export const frozenIs = {
  es: 'El banco de quien compró lo pide de vuelta y todavía no decidió.',
  en: 'The buyer’s bank asks it back and has not decided yet.',
  pt: 'O banco de quem comprou o pede de volta e ainda não decidiu.',
}
export const underWay = { es: 'Pagos en curso', en: 'Payouts under way', pt: 'Repasses em curso' }
export const paidSoFar = { es: 'Cobrado hasta hoy', en: 'Paid out so far', pt: 'Recebido até hoje' }
export const noPayout = { es: 'Todavía ninguno', en: 'None yet', pt: 'Nenhum ainda' }
export const payout = { es: '{amount} el {date}', en: '{amount} on {date}', pt: '{amount} em {date}' }
export const buyer = { es: 'Compró', en: 'Bought by', pt: 'Comprou' }
export const refundedUnits = {
  es: '{amount} ({units} u.)',
  en: '{amount} ({units} units)',
  pt: '{amount} ({units} un.)',
}
export const owed = { es: 'Pendiente', en: 'Pending', pt: 'Pendente' }
export const paid = { es: 'Cobrado', en: 'Paid out', pt: 'Recebido' }
export const fee = { es: 'Costo del pago', en: 'Cost of the payment', pt: 'Custo do pagamento' }
export const net = { es: 'Es tuyo', en: 'Is yours', pt: 'É seu' }
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
