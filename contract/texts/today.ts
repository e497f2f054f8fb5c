/** A brewery's day on one page. */

export const toSend = { es: 'Por enviar', en: 'To send', pt: 'Por enviar' }
export const noneLate = { es: 'Ninguno demorado', en: 'None of them late', pt: 'Nenhum atrasado' }
export const oneLate = {
  es: '1 espera hace más de {days} días',
  en: '1 has waited for more than {days} days',
  pt: '1 espera há mais de {days} dias',
}
export const late = {
  es: '{count} esperan hace más de {days} días',
  en: '{count} have waited for more than {days} days',
  pt: '{count} esperam há mais de {days} dias',
}
export const sums = { es: 'El día en números', en: 'The day in numbers', pt: 'O dia em números' }
export const soldIs = { es: '{orders} · {units}', en: '{orders} · {units}', pt: '{orders} · {units}' }
export const soldBack = {
  es: 'Devuelto: {refunded}',
  en: 'Refunded: {refunded}',
  pt: 'Devolvido: {refunded}',
}
export const yours = { es: 'Es tuyo, en 7 días', en: 'Yours, in 7 days', pt: 'É seu, em 7 dias' }
export const yoursIs = {
  es: 'Lo vendido menos lo devuelto, lo congelado y lo que se queda la tienda.',
  en: 'What was sold less what went back, what is frozen and what the shop keeps.',
  pt: 'O vendido menos o devolvido, o congelado e o que fica com a loja.',
}
export const owedWhen = {
  es: '{pending} en camino: queda libre unos días después de que llegue cada envío, y no mientras haya un reclamo.',
  en: '{pending} on its way: becomes free some days after each parcel has arrived, and not while there is a complaint.',
  pt: '{pending} a caminho: fica livre alguns dias depois que cada envio chegar, e não enquanto houver uma reclamação.',
}
export const owedNothing = {
  es: 'Nada más en camino.',
  en: 'Nothing more on its way.',
  pt: 'Nada mais a caminho.',
}
export const oldest = {
  es: 'Lo que más espera, primero',
  en: 'Longest waiting first',
  pt: 'O que mais espera, primeiro',
}
export const recipient = {
  es: 'Para quién y a dónde',
  en: 'For whom and where to',
  pt: 'Para quem e para onde',
}
export const soldInTheWeek = { es: 'Vendido en 7 días', en: 'Sold in 7 days', pt: 'Vendido em 7 dias' }
export const nothingSold = { es: 'Ninguna venta', en: 'No sale', pt: 'Nenhuma venda' }
export const lateState = { es: '{days} · demorado', en: '{days} · late', pt: '{days} · atrasado' }
export const seeParcel = { es: 'Ver el envío {code}', en: 'See shipment {code}', pt: 'Ver o envio {code}' }
export const send = { es: 'Enviar', en: 'Send', pt: 'Enviar' }
export const sendParcel = {
  es: 'Enviar el pedido {code}',
  en: 'Send order {code}',
  pt: 'Enviar o pedido {code}',
}
export const ending = { es: 'Se terminan', en: 'About to end', pt: 'Vão acabar' }
export const endsSoon = {
  es: '{count} con {few} o menos, o para menos de {days} días',
  en: '{count} with {few} or fewer, or for less than {days} days',
  pt: '{count} com {few} ou menos, ou para menos de {days} dias',
}
export const oneSoldOut = { es: '1 agotada', en: '1 sold out', pt: '1 esgotada' }
export const countSoldOut = { es: '{count} agotadas', en: '{count} sold out', pt: '{count} esgotadas' }
export const endingIs = {
  es: 'Quedan {few} o menos o, al ritmo de los últimos {pace} días, no llegan a {days} días más.',
  en: '{few} or fewer are left or, at the pace of the last {pace} days, they do not last {days} days more.',
  pt: 'Restam {few} ou menos ou, no ritmo dos últimos {pace} dias, não chegam a mais {days} dias.',
}
export const nothingEnds = {
  es: 'Nada se termina esta semana.',
  en: 'Nothing ends this week.',
  pt: 'Nada acaba nesta semana.',
}
export const moreSoldOut = {
  es: 'Otras sin existencias: {count}.',
  en: 'Others out of stock: {count}.',
  pt: 'Outras sem estoque: {count}.',
}
export const unanswered = {
  es: 'Opiniones sin respuesta',
  en: 'Reviews without an answer',
  pt: 'Avaliações sem resposta',
}
export const answer = {
  es: 'Ver las opiniones sin respuesta',
  en: 'See the reviews without an answer',
  pt: 'Ver as avaliações sem resposta',
}
export const allAnswered = {
  es: 'Ninguna espera tu respuesta.',
  en: 'None waits for your answer.',
  pt: 'Nenhuma espera sua resposta.',
}
export const rated = { es: '{beer} · {person}', en: '{beer} · {person}', pt: '{beer} · {person}' }
export const missing = {
  es: 'Lo que falta para vender tranquilo',
  en: 'What is missing before you can sell at ease',
  pt: 'O que falta para vender sem preocupação',
}
export const missingIs = {
  es: '{done} de {all} pasos listos. Esto desaparece cuando no falte ninguno.',
  en: '{done} of {all} steps done. This goes away once none is missing.',
  pt: '{done} de {all} passos prontos. Isto some quando não faltar nenhum.',
}
export const steps = {
  email: {
    es: 'Confirma que tu correo es tuyo',
    en: 'Confirm that your e-mail is yours',
    pt: 'Confirme que seu e-mail é seu',
  },
  face: {
    es: 'Pon una imagen tuya y cuenta quién eres',
    en: 'Add a picture of your own and say who you are',
    pt: 'Coloque uma imagem sua e conte quem você é',
  },
  beer: {
    es: 'Publica tu primera cerveza, con existencias',
    en: 'Publish your first beer, in stock',
    pt: 'Publique sua primeira cerveja, com estoque',
  },
  account: {
    es: 'Di dónde quieres cobrar',
    en: 'Say where you want to be paid',
    pt: 'Diga onde quer receber',
  },
  'ships-to': {
    es: 'Elige a qué países envías',
    en: 'Choose which countries you ship to',
    pt: 'Escolha para que países envia',
  },
} as const
export const whySteps = {
  email: {
    es: 'Ahí llegan tus ventas y los datos de quien compra.',
    en: 'Your sales and your buyers’ addresses go there.',
    pt: 'É para lá que vão suas vendas e os dados de quem compra.',
  },
  face: {
    es: 'Quien compra quiere saber a quién.',
    en: 'Whoever buys wants to know from whom.',
    pt: 'Quem compra quer saber de quem.',
  },
  beer: {
    es: 'Sin ella no hay nada que vender.',
    en: 'Without one there is nothing to sell.',
    pt: 'Sem ela não há nada para vender.',
  },
  account: {
    es: 'Lo que ganas espera hasta que la tienda sepa a dónde pagarlo.',
    en: 'What you earn waits until the shop knows where to pay it.',
    pt: 'O que você ganha espera até a loja saber onde pagar.',
  },
  'ships-to': {
    es: 'Hoy cualquier país puede comprarte, y el envío lo pagas tú.',
    en: 'Now anybody in any country can buy from you, and you pay for shipping.',
    pt: 'Hoje qualquer país pode comprar de você, e o envio é por sua conta.',
  },
} as const
