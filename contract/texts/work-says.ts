/** What a person has to look at: the administration's work list. */

export const workSaysTexts = {
  message: {
    es: '{about} escribió por la página de contacto. Léelo y respóndele.',
    en: '{about} wrote on the contact page. Read it and answer.',
    pt: '{about} escreveu pela página de contato. Leia e responda.',
  },
  review: {
    es: 'Se pagaron {amount} y el pedido es de {expected}. El dinero va de vuelta: cuando vuelva, cierra la revisión.',
    en: '{amount} was paid and the order is {expected}. The money goes back: once it is, close the review.',
    pt: 'Foram pagos {amount} e o pedido é de {expected}. O dinheiro vai de volta: quando voltar, encerre a revisão.',
  },
  'chargeback-open': {
    es: 'El banco de quien compró pide de vuelta {amount} del pago {payment}. Manda lo que prueba la venta.',
    en: 'The buyer’s bank asks back {amount} of payment {payment}. Send what proves the sale.',
    pt: 'O banco de quem comprou pede de volta {amount} do pagamento {payment}. Envie o que prova a venda.',
  },
  'books-unknown': {
    es: 'Mercado Pago movió {amount} ({about}) y los libros no saben de qué. Averígualo en sus páginas.',
    en: 'Mercado Pago moved {amount} ({about}) and the books do not know for what. Find out on its pages.',
    pt: 'O Mercado Pago moveu {amount} ({about}) e os livros não sabem por quê. Descubra nas páginas dele.',
  },
  'books-missing': {
    es: 'En los libros hay {expected} ({about}) que ningún reporte de Mercado Pago tiene. Pregúntale.',
    en: 'The books have {expected} ({about}) that no report of Mercado Pago has. Ask it.',
    pt: 'Os livros têm {expected} ({about}) que nenhum relatório do Mercado Pago tem. Pergunte a ele.',
  },
  'books-amount': {
    es: 'De {about}, Mercado Pago dice {amount} y los libros {expected}. Mira el pedido.',
    en: 'Of {about}, Mercado Pago says {amount} and the books {expected}. See the order.',
    pt: 'De {about}, o Mercado Pago diz {amount} e os livros {expected}. Veja o pedido.',
  },
  'books-fee': {
    es: 'Del pago {about}, Mercado Pago se queda con {amount} y hay {expected} asentados.',
    en: 'Of payment {about}, Mercado Pago keeps {amount} and {expected} is booked.',
    pt: 'Do pagamento {about}, o Mercado Pago fica com {amount} e há {expected} lançados.',
  },
  'books-chargeback': {
    es: 'Mercado Pago volvió a liberar {amount} del pago {about}, y para la tienda el banco los tiene.',
    en: 'Mercado Pago released {amount} of payment {about} again, and for the shop the bank has it.',
    pt: 'O Mercado Pago voltou a liberar {amount} do pagamento {about}, e para a loja o banco o tem.',
  },
  'debt-old': {
    es: '«{about}» debe {amount} desde hace más de 60 días, y sus ventas no lo cubren. Escríbele.',
    en: '“{about}” has owed {amount} for more than 60 days, and its sales do not make good for it. Write to it.',
    pt: '«{about}» deve {amount} há mais de 60 dias, e suas vendas não cobrem. Escreva para ela.',
  },
  'payout-late': {
    es: 'El pago de {amount} a «{about}» se aprobó hace días y no terminó. Márcalo, o pregunta al banco.',
    en: 'The payout of {amount} to “{about}” was approved days ago and has not ended. Mark it, or ask the bank.',
    pt: 'O repasse de {amount} a «{about}» foi aprovado há dias e não terminou. Marque-o, ou pergunte ao banco.',
  },
  'name-shared': {
    es: 'Hay otra compañía con ese nombre. Se la muestra como «{about}», y fuera del carrusel hasta que alguien la mire.',
    en: 'Another company has this name. It is shown as “{about}”, and outside of the carousel until somebody looks at it.',
    pt: 'Há outra empresa com esse nome. É mostrada como «{about}», e fora do carrossel até que alguém a olhe.',
  },
  'site-unknown': {
    es: 'Nadie puede pagar: Mercado Pago todavía no dijo en qué país está abierta la cuenta que cobra.',
    en: 'Nobody can pay: Mercado Pago has not said yet in which country the account that collects was opened.',
    pt: 'Ninguém pode pagar: o Mercado Pago ainda não disse em que país está aberta a conta que recebe.',
  },
  'no-rate': {
    es: 'Nadie puede pagar: no hay una cotización del dólar bastante nueva.',
    en: 'Nobody can pay: no exchange rate of the dollar is recent enough.',
    pt: 'Ninguém pode pagar: não há uma cotação do dólar recente o bastante.',
  },
  'payments-refused': {
    es: 'Nadie puede pagar: Mercado Pago rechaza abrir páginas de pago. No es una caída: la cuenta, sus credenciales o lo que le pedimos no están bien. Termina cuando abre una.',
    en: 'Nobody can pay: Mercado Pago refuses to open payment pages. It is no outage: the account, its credentials or what we ask for are not right. It ends when one opens.',
    pt: 'Ninguém pode pagar: o Mercado Pago recusa abrir páginas de pagamento. Não é uma queda: a conta, suas credenciais ou o que pedimos não estão certos. Termina quando abrir uma.',
  },
  'rate-waits': {
    es: 'Una cotización, {about}, está lejos de la última y no se usa hasta que alguien la acepte.',
    en: 'An exchange rate, {about}, is far from the last one and is not used until somebody accepts it.',
    pt: 'Uma cotação, {about}, está longe da última e não é usada até que alguém a aceite.',
  },
  'refund-failed': {
    es: 'El proveedor rechazó devolver {amount}. Reintenta, o devuélvelo en sus páginas.',
    en: 'The provider rejected the refund of {amount}. Retry, or refund it on its pages.',
    pt: 'O provedor recusou devolver {amount}. Tente de novo, ou devolva nas páginas dele.',
  },
  'refund-late': {
    es: 'Hace más de una hora que se deben devolver {amount} y no volvieron.',
    en: '{amount} has been due for refund for over an hour, and is not back.',
    pt: 'Há mais de uma hora se devem devolver {amount} e não voltaram.',
  },
  'money-adrift': {
    es: 'Del pago {payment} hay {amount} cobrados que no pagan el pedido ni están de vuelta.',
    en: 'Of payment {payment}, {amount} was captured that neither pays the order nor is back.',
    pt: 'Do pagamento {payment} há {amount} cobrados que não pagam o pedido nem voltaram.',
  },
  'paid-without-payment': {
    es: 'El pedido figura pagado ({expected}) y ningún pago lo paga.',
    en: 'The order counts as paid ({expected}) and no payment pays it.',
    pt: 'O pedido consta como pago ({expected}) e nenhum pagamento o paga.',
  },
  'wrong-amount': {
    es: 'El pago {payment} es de {amount} y paga un pedido de {expected}.',
    en: 'Payment {payment} is {amount} and pays an order of {expected}.',
    pt: 'O pagamento {payment} é de {amount} e paga um pedido de {expected}.',
  },
  'hold-over': {
    es: 'Su plazo para pagar pasó y sus cervezas siguen apartadas.',
    en: 'Its time to pay is over and its beers are still held.',
    pt: 'O prazo para pagar passou e as cervejas continuam reservadas.',
  },
  'held-unpaid': {
    es: 'Quien nunca pagó tiene apartadas cervezas por {expected}: gran parte de un estante, o no es su primera vez en un día.',
    en: 'Somebody who has never paid holds beers worth {expected}: much of a shelf, or not for the first time in a day.',
    pt: 'Quem nunca pagou tem cervejas reservadas no valor de {expected}: grande parte de uma prateleira, ou não é a primeira vez em um dia.',
  },
  'not-asked': {
    es: 'Espera su pago y hace rato que nadie le pregunta al proveedor.',
    en: 'It waits for its payment and nobody has asked the provider for a while.',
    pt: 'Espera seu pagamento e faz tempo que ninguém pergunta ao provedor.',
  },
  'notice-waiting': {
    es: 'Llegó un aviso de Mercado Pago, sobre {payment}, y nadie lo atendió.',
    en: 'A notice of Mercado Pago came, about {payment}, and nobody handled it.',
    pt: 'Chegou um aviso do Mercado Pago, sobre {payment}, e ninguém o atendeu.',
  },
  'parcel-late': {
    es: '«{about}» no envió lo que se le pagó hace más de {days} días. Pregúntale, o devuelve el dinero.',
    en: '“{about}” has not sent what was paid for more than {days} days ago. Ask it, or refund it.',
    pt: '«{about}» não enviou o que foi pago há mais de {days} dias. Pergunte a ela, ou devolva o dinheiro.',
  },
  'parcel-of-nobody': {
    es: 'Nadie vende por «{about}», y hay un envío suyo pagado que no va a salir. Devuelve el dinero.',
    en: 'Nobody sells for “{about}”, and a paid shipment of it is not going to leave. Refund it.',
    pt: 'Ninguém vende por «{about}», e há um envio dela pago que não vai sair. Devolva o dinheiro.',
  },
  'delivery-warned': {
    es: 'Mercado Pago pidió no enviar lo que pagó el pago {payment}, y el envío de {about} no salió. Devuelve el dinero, o di que puede salir.',
    en: 'Mercado Pago asked not to send what payment {payment} paid for, and the shipment of {about} has not left. Refund it, or say that it may leave.',
    pt: 'O Mercado Pago pediu para não enviar o que o pagamento {payment} pagou, e o envio da {about} não saiu. Devolva o dinheiro, ou diga que pode sair.',
  },
  'parcel-missing': {
    es: 'Quien compró dice que el envío de «{about}» no le llegó. Pregunta a la cervecería por dónde va, y escríbele; si se perdió, devuelve el dinero.',
    en: 'The buyer says that the shipment of “{about}” has not arrived. Ask the brewery where it is, and write to them; if it is lost, give the money back.',
    pt: 'Quem comprou diz que o envio da «{about}» não chegou. Pergunte à cervejaria onde está, e escreva; se se perdeu, devolva o dinheiro.',
  },
  'delivery-warned-gone': {
    es: 'Mercado Pago pidió no enviar lo que pagó el pago {payment}, y el envío de {about} ya salió. Pídele que lo detenga.',
    en: 'Mercado Pago asked not to send what payment {payment} paid for, and the shipment of {about} has left already. Ask it to stop it.',
    pt: 'O Mercado Pago pediu para não enviar o que o pagamento {payment} pagou, e o envio da {about} já saiu. Peça que o detenha.',
  },
  withdrawal: {
    es: 'Alguien se arrepiente de esta compra (código {about}). De su país no hay un plazo configurado: decide tú.',
    en: 'Somebody withdraws from this purchase (code {about}). No window is set for its country: decide.',
    pt: 'Alguém se arrepende desta compra (código {about}). Não há um prazo configurado para o país: decida.',
  },
  'withdrawal-inside': {
    es: 'Alguien se arrepiente de esta compra (código {about}), dentro del plazo de su país. Acuerda cómo vuelve, y devuelve el dinero.',
    en: 'Somebody withdraws from this purchase (code {about}), within the window of its country. Arrange how it comes back, and refund it.',
    pt: 'Alguém se arrepende desta compra (código {about}), dentro do prazo do país. Combine como volta, e devolva o dinheiro.',
  },
  'withdrawal-outside': {
    es: 'Alguien se arrepiente de esta compra (código {about}), después del plazo de su país. Respóndele.',
    en: 'Somebody withdraws from this purchase (code {about}), after the window of its country. Answer them.',
    pt: 'Alguém se arrepende desta compra (código {about}), depois do prazo do país. Responda.',
  },
  'withdrawal-stray': {
    es: 'Alguien se arrepiente de una compra que no encontramos (código {about}). Puede que el número o el correo estén mal escritos: respóndele.',
    en: 'Somebody withdraws from a purchase that we do not find (code {about}). Its number or e-mail may be mistyped: answer them.',
    pt: 'Alguém se arrepende de uma compra que não encontramos (código {about}). O número ou o e-mail podem estar errados: responda.',
  },
  complaint: {
    es: 'Quien compró y «{about}» no se pusieron de acuerdo sobre un envío. Lee lo que dijeron y decide.',
    en: 'The buyer and “{about}” did not agree about a shipment. Read what they said and decide.',
    pt: 'Quem comprou e «{about}» não chegaram a um acordo sobre um envio. Leia o que disseram e decida.',
  },
  reported: {
    es: 'Reportaron «{about}». Lee lo que dicen y decide.',
    en: '“{about}” was reported. Read what is said and decide.',
    pt: 'Denunciaram «{about}». Leia o que dizem e decida.',
  },
  'brewery-claim': {
    es: 'Alguien dice que «{about}» es su cervecería. Lee lo que muestra y decide.',
    en: 'Somebody says that “{about}” is their brewery. Read what they show and decide.',
    pt: 'Alguém diz que «{about}» é sua cervejaria. Leia o que mostra e decida.',
  },
  'new-brewery': {
    es: '«{about}» espera a que la mires antes de vender.',
    en: '“{about}” waits for you to look at it before it sells.',
    pt: '«{about}» espera que você a olhe antes de vender.',
  },
  claim: {
    es: 'Quien compró reclama por el pago {payment}. Respóndele en las páginas de Mercado Pago.',
    en: 'The buyer complains about payment {payment}. Answer on the pages of Mercado Pago.',
    pt: 'Quem comprou reclama do pagamento {payment}. Responda nas páginas do Mercado Pago.',
  },
  'charged-back-unsent': {
    es: 'El banco se llevó el pago y el envío de {about} no salió. Confírmale que no lo mande.',
    en: 'The bank took the payment and the shipment of {about} has not left. Confirm that it is not to be sent.',
    pt: 'O banco levou o pagamento e o envio da {about} não saiu. Confirme que não se envie.',
  },
}
