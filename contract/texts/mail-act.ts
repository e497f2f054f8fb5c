import * as accountWords from './account-words.ts'

/** The texts of e-mails, keyed by code. */

export const titles = {
  'order-cancelled': accountWords.weCancelledYourOrder,
  'review-hidden': {
    es: 'Ocultamos tu opinión sobre {subject}',
    en: 'We hid your review of {subject}',
    pt: 'Ocultamos sua avaliação sobre {subject}',
  },
  // What admins do begins small: a mail puts its reader's name before it, the page a capital.
  'buyer-activated': {
    es: 'Tu cuenta de Lúpulo vuelve a estar activa',
    en: 'Your Lúpulo account is active again',
    pt: 'Sua conta do Lúpulo está ativa de novo',
  },
  'buyer-deactivated': {
    es: 'Desactivamos tu cuenta de Lúpulo',
    en: 'We deactivated your Lúpulo account',
    pt: 'Desativamos sua conta do Lúpulo',
  },
  'buyer-edited': {
    es: 'Cambiamos datos de tu cuenta de Lúpulo',
    en: 'We changed details of your Lúpulo account',
    pt: 'Mudamos dados da sua conta do Lúpulo',
  },
  'company-activated': {
    es: 'Tu cervecería vuelve a estar en Lúpulo',
    en: 'Your brewery is back at Lúpulo',
    pt: 'Sua cervejaria está de volta ao Lúpulo',
  },
  'company-deactivated': {
    es: 'Desactivamos tu cervecería en Lúpulo',
    en: 'We deactivated your brewery at Lúpulo',
    pt: 'Desativamos sua cervejaria no Lúpulo',
  },
  'company-edited': {
    es: 'Cambiamos datos de tu cervecería en Lúpulo',
    en: 'We changed details of your brewery at Lúpulo',
    pt: 'Mudamos dados da sua cervejaria no Lúpulo',
  },
  'company-approved': {
    es: 'Tu cervecería ya puede vender en Lúpulo',
    en: 'Your brewery may sell at Lúpulo now',
    pt: 'Sua cervejaria já pode vender no Lúpulo',
  },
  'company-asked': {
    es: 'Nos falta algo para aprobar tu cervecería',
    en: 'We need something before we approve your brewery',
    pt: 'Falta algo para aprovarmos sua cervejaria',
  },
  'beer-activated': {
    es: 'Tu cerveza puede volver a la venta',
    en: 'Your beer may be on sale again',
    pt: 'Sua cerveja pode voltar à venda',
  },
  'beer-deactivated': {
    es: 'Sacamos una cerveza tuya de la venta',
    en: 'We took a beer of yours off sale',
    pt: 'Tiramos uma cerveja sua da venda',
  },
  'beer-edited': {
    es: 'Cambiamos una cerveza tuya',
    en: 'We changed a beer of yours',
    pt: 'Mudamos uma cerveja sua',
  },
  'admin-activated': {
    es: 'Vuelves a administrar Lúpulo',
    en: 'You administer Lúpulo again',
    pt: 'Você volta a administrar o Lúpulo',
  },
  'admin-deactivated': {
    es: 'Ya no administras Lúpulo',
    en: 'You do not administer Lúpulo any more',
    pt: 'Você não administra mais o Lúpulo',
  },
  'admin-role-changed': {
    es: 'Cambió tu rol en la administración de Lúpulo',
    en: 'Your role in the administration of Lúpulo has changed',
    pt: 'Seu papel na administração do Lúpulo mudou',
  },
  'parcel-shipped': {
    es: 'Marcamos un envío tuyo como enviado',
    en: 'We marked a shipment of yours as shipped',
    pt: 'Marcamos um envio seu como enviado',
  },
  'parcel-delivered': {
    es: 'Marcamos un envío tuyo como entregado',
    en: 'We marked a shipment of yours as delivered',
    pt: 'Marcamos um envio seu como entregue',
  },
  'payout-marked': {
    es: 'Te pagamos tus ventas de Lúpulo',
    en: 'We paid your Lúpulo sales',
    pt: 'Pagamos suas vendas do Lúpulo',
  },
  'order-refunded': {
    es: 'Devolvemos dinero de tu pedido {order}',
    en: 'We are giving money of your order {order} back',
    pt: 'Vamos devolver dinheiro do seu pedido {order}',
  },
  'review-restored': {
    es: 'Tu opinión se vuelve a ver',
    en: 'Your review can be seen again',
    pt: 'Sua opinião voltou a aparecer',
  },
}
export const leads = {
  'order-cancelled': {
    es: 'la administración canceló este pedido, que esperaba su pago, y las cervezas volvieron a la venta. No se cobró nada; si un pago llega igual, te lo devolvemos.',
    en: 'the administration cancelled this order, which was waiting for its payment, and the beers went back on sale. Nothing was charged; if a payment still comes, we give it back.',
    pt: 'a administração cancelou este pedido, que esperava seu pagamento, e as cervejas voltaram à venda. Nada foi cobrado; se um pagamento ainda chegar, nós o devolvemos.',
  },
  'review-hidden': {
    es: 'la administración ocultó lo que escribiste sobre {subject}: ya no se ve ni cuenta en su puntuación.',
    en: 'the administration hid what you wrote about {subject}: it is no longer seen, nor does it count in its rating.',
    pt: 'a administração ocultou o que você escreveu sobre {subject}: já não aparece nem conta na nota.',
  },
  'buyer-activated': {
    es: 'la administración activó tu cuenta: ya puedes entrar.',
    en: 'the administration activated your account: you can log in again.',
    pt: 'a administração ativou sua conta: você já pode entrar.',
  },
  'buyer-deactivated': {
    es: 'la administración desactivó tu cuenta y cerró tus sesiones. Lo que ya pagaste se te envía igual.',
    en: 'the administration deactivated your account and closed your sessions. What you have paid for is still sent to you.',
    pt: 'a administração desativou sua conta e encerrou suas sessões. O que você já pagou será enviado mesmo assim.',
  },
  'buyer-edited': {
    es: 'la administración cambió estos datos de tu cuenta.',
    en: 'the administration changed these details of your account.',
    pt: 'a administração mudou estes dados da sua conta.',
  },
  'company-activated': {
    es: 'la administración activó {subject}: sus cervezas vuelven a la venta y ya puedes entrar.',
    en: 'the administration activated {subject}: its beers are on sale again and you can log in.',
    pt: 'a administração ativou {subject}: suas cervejas voltam à venda e você já pode entrar.',
  },
  'company-deactivated': {
    es: 'la administración desactivó {subject}: sus cervezas salieron de la venta y cerramos tus sesiones. Lo que ya está pagado se envía y se te paga.',
    en: 'the administration deactivated {subject}: its beers are off sale and your sessions are closed. What is paid is sent, and paid out to you.',
    pt: 'a administração desativou {subject}: suas cervejas saíram da venda e encerramos suas sessões. O que já está pago é enviado e pago a você.',
  },
  'company-edited': {
    es: 'la administración cambió estos datos de {subject}.',
    en: 'the administration changed these details of {subject}.',
    pt: 'a administração mudou estes dados de {subject}.',
  },
  'company-approved': {
    es: 'miramos tu cervecería y ya puede vender: las cervezas que preparaste están a la venta.',
    en: 'we looked at your brewery and it may sell now: the beers that you prepared are on sale.',
    pt: 'olhamos sua cervejaria e ela já pode vender: as cervejas que você preparou estão à venda.',
  },
  'company-asked': {
    es: 'estamos mirando tu cervecería y necesitamos algo de ti antes de que venda. Escríbenos cuando lo tengas.',
    en: 'we are looking at your brewery and need something from you before it sells. Write to us once you have it.',
    pt: 'estamos olhando sua cervejaria e precisamos de algo de você antes que ela venda. Escreva para nós quando tiver.',
  },
  'beer-activated': {
    es: 'la administración levantó el bloqueo de {subject}: está a la venta si tú la tienes disponible.',
    en: 'the administration lifted the block of {subject}: it is on sale if you have it available.',
    pt: 'a administração retirou o bloqueio de {subject}: está à venda se você a tem disponível.',
  },
  'beer-deactivated': {
    es: 'la administración bloqueó {subject}: ya no se vende. Lo que ya está pagado se envía.',
    en: 'the administration blocked {subject}: it is not on sale any more. What is paid is sent.',
    pt: 'a administração bloqueou {subject}: não está mais à venda. O que já está pago é enviado.',
  },
  'beer-edited': {
    es: 'la administración cambió estos datos de {subject}.',
    en: 'the administration changed these details of {subject}.',
    pt: 'a administração mudou estes dados de {subject}.',
  },
  'admin-activated': {
    es: 'otra persona de la administración activó tu cuenta.',
    en: 'another administrator activated your account.',
    pt: 'outra pessoa da administração ativou sua conta.',
  },
  'admin-deactivated': {
    es: 'otra persona de la administración desactivó tu cuenta y cerró tus sesiones.',
    en: 'another administrator deactivated your account and closed your sessions.',
    pt: 'outra pessoa da administração desativou sua conta e encerrou suas sessões.',
  },
  'admin-role-changed': {
    es: 'otra persona de la administración cambió tu rol: desde ahora vale este.',
    en: 'another administrator changed your role: it is this one from now on.',
    pt: 'outra pessoa da administração mudou seu papel: a partir de agora vale este.',
  },
  'parcel-shipped': {
    es: 'la administración marcó como enviado tu parte del pedido {order}. Le avisamos a quien compró.',
    en: 'the administration marked your part of order {order} as shipped. We told the buyer.',
    pt: 'a administração marcou como enviada a sua parte do pedido {order}. Avisamos quem comprou.',
  },
  'parcel-delivered': {
    es: 'la administración marcó como entregado tu parte del pedido {order}. Le avisamos a quien compró.',
    en: 'the administration marked your part of order {order} as delivered. We told the buyer.',
    pt: 'a administração marcou como entregue a sua parte do pedido {order}. Avisamos quem comprou.',
  },
  'payout-marked': {
    es: 'le pagamos {amount} a {subject}. En Ventas ves de cuáles.',
    en: 'we paid {amount} to {subject}. Sales shows for which.',
    pt: 'pagamos {amount} a {subject}. Em Vendas você vê de quais.',
  },
  'order-refunded': {
    es: 'la administración te devuelve {amount} del pedido {order}, al mismo medio de pago. Cuando esté de vuelta te escribimos.',
    en: 'the administration gives {amount} of order {order} back to you, to the same means of payment. We write to you when it is there.',
    pt: 'a administração devolve a você {amount} do pedido {order}, ao mesmo meio de pagamento. Quando estiver de volta, escrevemos a você.',
  },
  'review-restored': {
    es: 'la administración volvió a mostrar tu opinión ({subject}): cuenta otra vez en su puntuación.',
    en: 'the administration shows your review again ({subject}): it counts in the rating once more.',
    pt: 'a administração voltou a mostrar sua opinião ({subject}): conta de novo na pontuação.',
  },
}
