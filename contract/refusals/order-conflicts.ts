import * as orderMessagesTexts from '../texts/order-messages.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** What orders, parcels, refunds and payouts have left behind them. */
export const ORDER_CONFLICTS = {
  'address-missing': {
    status: 409,
    message: {
      es: 'Falta la dirección de entrega.',
      en: 'The delivery address is missing.',
      pt: 'Falta o endereço de entrega.',
    },
  },
  'order-too-large': {
    status: 409,
    message: {
      es: 'Mercado Pago deja pagar hasta {most} de una vez: saca algunas cervezas y haz otro pedido con ellas. No se apartó ni se cobró nada.',
      en: 'Mercado Pago takes up to {most} at once: take some beers out and order them apart. Nothing was held or charged.',
      pt: 'O Mercado Pago aceita até {most} de uma vez: tire algumas cervejas e faça outro pedido com elas. Nada foi reservado nem cobrado.',
    },
  },
  'amount-not-payable': {
    status: 409,
    message: {
      es: 'Mercado Pago no deja pagar ese monto de una vez: es demasiado, o muy poco. No se cobró nada: cambia tu carrito y prueba de nuevo.',
      en: 'Mercado Pago does not take that amount at once: it is too much, or too little. Nothing was charged: change your cart and try again.',
      pt: 'O Mercado Pago não aceita esse valor de uma vez: é demais, ou muito pouco. Nada foi cobrado: mude seu carrinho e tente de novo.',
    },
  },
  'order-too-small': {
    status: 409,
    message: {
      es: 'Mercado Pago deja pagar desde {least}: agrega alguna cerveza. No se apartó ni se cobró nada.',
      en: 'Mercado Pago takes {least} or more: add some beer. Nothing was held or charged.',
      pt: 'O Mercado Pago aceita a partir de {least}: adicione alguma cerveja. Nada foi reservado nem cobrado.',
    },
  },
  'free-too-many': {
    status: 409,
    message: {
      es: 'De lo que no cuesta nada se piden menos unidades por día. No se apartó nada: deja algunas y prueba de nuevo.',
      en: 'Of what costs nothing fewer units can be ordered a day. Nothing was held: leave some out and try again.',
      pt: 'Do que não custa nada pedem-se menos unidades por dia. Nada foi reservado: tire algumas e tente de novo.',
    },
  },
  'order-not-open': {
    status: 409,
    message: {
      es: 'Este pedido ya no espera un pago.',
      en: 'This order no longer waits for a payment.',
      pt: 'Este pedido já não espera um pagamento.',
    },
  },
  'order-not-paid': {
    status: 409,
    message: {
      es: 'Este pedido no está pagado, o su dinero ya se devolvió.',
      en: 'This order is not paid, or its money has been given back already.',
      pt: 'Este pedido não está pago, ou seu dinheiro já foi devolvido.',
    },
  },
  'parcel-gone': {
    status: 409,
    message: {
      es: 'Este envío ya salió: no se puede cancelar. Si algo no está bien, pide ayuda.',
      en: 'This shipment has left: it cannot be cancelled. If something is wrong, ask for help.',
      pt: 'Este envio já saiu: não pode ser cancelado. Se algo não estiver certo, peça ajuda.',
    },
  },
  'parcel-cancelled': {
    status: 409,
    message: {
      es: 'Este envío se canceló: no lo mandes.',
      en: 'This shipment was cancelled: do not send it.',
      pt: 'Este envio foi cancelado: não o mande.',
    },
  },
  'parcel-left': {
    status: 409,
    message: {
      es: 'Este envío ya salió: ya no se le puede sacar nada.',
      en: 'This shipment has left: nothing can be taken out of it any more.',
      pt: 'Este envio já saiu: não se pode mais tirar nada dele.',
    },
  },
  'parcel-changed': {
    status: 409,
    message: {
      es: 'Mientras tanto cambió lo que queda por enviar: {left}. No se hizo nada: míralo de nuevo.',
      en: 'What is left to be sent has changed meanwhile: {left}. Nothing was done: look at it again.',
      pt: 'Enquanto isso mudou o que falta enviar: {left}. Nada foi feito: veja de novo.',
    },
  },
  'parcel-short': {
    status: 409,
    message: {
      es: 'La cervecería ya avisó que no puede enviarlo: lo que pagaste vuelve al mismo medio de pago.',
      en: 'The brewery has said already that it cannot send it: what you paid goes back to the same means of payment.',
      pt: 'A cervejaria já avisou que não pode enviar: o que você pagou volta ao mesmo meio de pagamento.',
    },
  },
  'too-many-removals': {
    status: 409,
    message: {
      es: 'Ya se sacaron unidades de este envío {most} veces. Todo lo que queda se puede cancelar igual.',
      en: 'Units were taken out of this shipment {most} times already. All that is left can be cancelled all the same.',
      pt: 'Já se tiraram unidades deste envio {most} vezes. Tudo o que resta pode ser cancelado mesmo assim.',
    },
  },
  'parcel-shipped': {
    status: 409,
    message: {
      es: 'Otra persona u otra pestaña ya lo marcó como enviado: {carrier}. Si no es así, corrígelo en Enviados.',
      en: 'Somebody else, or another tab, has marked it as shipped already: {carrier}. If that is wrong, correct it under Shipped.',
      pt: 'Outra pessoa ou outra aba já o marcou como enviado: {carrier}. Se não for assim, corrija em Enviados.',
    },
  },
  'hand-over-code-wrong': {
    status: 409,
    message: {
      es: 'Ese no es el código de este envío. Pídelo de nuevo a quien recibe; puedes probar {left} más.',
      en: 'That is not the code of this shipment. Ask whoever receives it again; you can try {left} more.',
      pt: 'Esse não é o código deste envio. Peça de novo a quem recebe; você pode tentar mais {left}.',
    },
  },
  'hand-over-code-over': {
    status: 409,
    message: {
      es: 'Este envío no se entrega con código: verifica la edad de quien recibe y marca la casilla.',
      en: 'This shipment is not handed over by code: check the age of whoever receives it and tick the box.',
      pt: 'Este envio não se entrega com código: verifique a idade de quem recebe e marque a caixa.',
    },
  },
  'parcel-warned': {
    status: 409,
    message: {
      es: 'Mercado Pago pidió no enviar este pedido: el pago puede ser un fraude. Si igual lo mandas, confírmalo.',
      en: 'Mercado Pago asked not to send this order: its payment may be a fraud. If you send it all the same, confirm that.',
      pt: 'O Mercado Pago pediu para não enviar este pedido: o pagamento pode ser uma fraude. Se enviar assim mesmo, confirme.',
    },
  },
  'parcel-delivered': {
    status: 409,
    message: {
      es: 'Este envío ya fue entregado.',
      en: 'This shipment has been delivered already.',
      pt: 'Este envio já foi entregue.',
    },
  },
  'parcel-not-shipped': {
    status: 409,
    message: {
      es: 'Este envío todavía no salió: márcalo primero como enviado.',
      en: 'This shipment has not left yet: mark it as shipped first.',
      pt: 'Este envio ainda não saiu: marque-o primeiro como enviado.',
    },
  },
  'parcel-not-sent': {
    status: 409,
    message: {
      es: 'Este envío no salió: todavía no hay nada que pueda llegar.',
      en: 'This shipment has not left: there is nothing yet that could arrive.',
      pt: 'Este envio não saiu: ainda não há nada que possa chegar.',
    },
  },
  'arrival-over': {
    status: 409,
    message: {
      es: 'Lo que dijiste de este envío ya no se puede cambiar. Escríbenos y lo vemos.',
      en: 'What you said of this shipment can no longer be changed. Write to us and we will see to it.',
      pt: 'O que você disse deste envio já não pode ser mudado. Escreva para nós e vamos ver.',
    },
  },
  'thread-over': {
    status: 409,
    message: orderMessagesTexts.closedOver,
  },
  'nobody-reads': {
    status: 409,
    message: orderMessagesTexts.closedNobody,
  },
  'parcel-money-back': {
    status: 409,
    message: {
      es: 'El dinero de este envío se devuelve: ya no se manda.',
      en: 'The money of this shipment goes back: do not send it any more.',
      pt: 'O dinheiro deste envio é devolvido: não envie mais.',
    },
  },
  'not-shipped-there': {
    status: 409,
    message: {
      es: 'No hay envíos a {where} de: {names}.',
      en: 'Not shipped to {where}: {names}.',
      pt: 'Não há envios para {where} de: {names}.',
    },
  },
  'refund-not-failed': {
    status: 409,
    message: {
      es: 'No hay nada que reintentar: este dinero ya volvió.',
      en: 'There is nothing to retry: this money is back already.',
      pt: 'Não há nada para tentar de novo: este dinheiro já voltou.',
    },
  },
  'order-not-in-review': {
    status: 409,
    message: {
      es: 'Este pedido no está en revisión.',
      en: 'This order is not in review.',
      pt: 'Este pedido não está em revisão.',
    },
  },
  'review-money-open': {
    status: 409,
    message: {
      es: 'Todavía no volvió todo el dinero de este pedido. Falta: {open}.',
      en: 'Not all the money of this order is back yet. Missing: {open}.',
      pt: 'Nem todo o dinheiro deste pedido voltou ainda. Falta: {open}.',
    },
  },
  'refund-too-much': {
    status: 409,
    message: {
      es: 'No queda tanto por devolver de este pedido.',
      en: 'There is not that much left to refund of this order.',
      pt: 'Não resta tanto por devolver deste pedido.',
    },
  },
  'work-done': {
    status: 409,
    message: {
      es: 'Esto ya salió bien: no hay nada que reintentar.',
      en: 'This went well already: there is nothing to retry.',
      pt: 'Isto já deu certo: não há nada para tentar de novo.',
    },
  },
  'nothing-owed': {
    status: 409,
    message: {
      es: 'No hay nada que pagarle a esta compañía.',
      en: 'There is nothing to pay to this company.',
      pt: 'Não há nada a pagar a esta empresa.',
    },
  },
  'sale-pending': {
    status: 409,
    message: {
      es: 'El dinero de una de estas ventas todavía no está libre: espera a que su envío haya llegado hace unos días.',
      en: 'The money of one of these sales is not free yet: it waits until some days after its parcel has arrived.',
      pt: 'O dinheiro de uma destas vendas ainda não está livre: espera até alguns dias depois que o envio chegar.',
    },
  },
  'owed-changed': {
    status: 409,
    message: {
      es: 'Lo que se debe cambió: ahora son {owed}.',
      en: 'What is owed changed: now it is {owed}.',
      pt: 'O que se deve mudou: agora são {owed}.',
    },
  },
} as const satisfies RefusalTexts
