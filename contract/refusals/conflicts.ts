import type { RefusalTexts } from './refusal-texts.ts'

/** What cannot be as things stand. */
export const CONFLICTS = {
  'email-taken': {
    status: 409,
    message: {
      es: 'Ya existe una cuenta con ese email.',
      en: 'There is an account with this email already.',
      pt: 'Já existe uma conta com esse e-mail.',
    },
  },
  'no-password-yet': {
    status: 409,
    message: {
      es: 'Esta cuenta no tiene contraseña. Entra como lo hiciste la primera vez, o pide una contraseña.',
      en: 'This account has no password. Log in as you did the first time, or ask for a password.',
      pt: 'Esta conta não tem senha. Entre como da primeira vez, ou peça uma senha.',
    },
  },
  'no-password-to-change': {
    status: 409,
    message: {
      es: 'Tu cuenta todavía no tiene contraseña. Elige una con «Forgot Password».',
      en: 'Your account has no password yet. Choose one with “Forgot Password”.',
      pt: 'Sua conta ainda não tem senha. Escolha uma em “Esqueci a senha”.',
    },
  },
  'last-admin': {
    status: 409,
    message: {
      es: 'Siempre queda al menos una cuenta de administración activa.',
      en: 'At least one active administration account always remains.',
      pt: 'Sempre fica pelo menos uma conta de administração ativa.',
    },
  },
  'account-deleted': {
    status: 409,
    message: {
      es: 'Quien tenía esta cuenta la borró: ya no se puede activar ni cambiar.',
      en: 'Its owner deleted this account: it can no longer be activated or changed.',
      pt: 'Quem tinha esta conta a apagou: já não pode ser ativada nem mudada.',
    },
  },
  'no-log-in': {
    status: 409,
    message: {
      es: 'Nadie entra a la tienda por esta cervecería: no tiene correo que cambiar.',
      en: 'Nobody logs in for this brewery: it has no e-mail to change.',
      pt: 'Ninguém entra por esta cervejaria: ela não tem e-mail para mudar.',
    },
  },
  'off-by-seller': {
    status: 409,
    message: {
      es: 'Su cervecería la tiene como no disponible: solo ella la vuelve a poner a la venta.',
      en: 'Its brewery has it as unavailable: only the brewery puts it back on sale.',
      pt: 'A cervejaria a tem como indisponível: só ela a põe de novo à venda.',
    },
  },
  'nothing-to-confirm': {
    status: 409,
    message: {
      es: 'Tu correo ya está confirmado.',
      en: 'Your e-mail is confirmed already.',
      pt: 'Seu e-mail já está confirmado.',
    },
  },
  'company-incomplete': {
    status: 409,
    message: {
      es: 'Antes de publicar, completa los datos de tu compañía.',
      en: 'Before publishing, complete your company’s data.',
      pt: 'Antes de publicar, complete os dados da sua empresa.',
    },
  },
  'no-room-unproved': {
    status: 409,
    message: {
      es: 'Mientras tu correo no esté confirmado hay lugar para {room} cervezas. Abre el enlace que te enviamos, o pide otro en «Cuenta».',
      en: 'Until your email is confirmed there is room for {room} beers. Open the link that we mailed you, or ask for another under “Account”.',
      pt: 'Enquanto seu e-mail não for confirmado há lugar para {room} cervejas. Abra o link que enviamos, ou peça outro em «Conta».',
    },
  },
  'price-changed': {
    status: 409,
    message: {
      es: 'El precio de una cerveza cambió. Revisa tu carrito.',
      en: 'The price of a beer changed. Check your cart.',
      pt: 'O preço de uma cerveja mudou. Confira seu carrinho.',
    },
  },
  'not-enough-stock': {
    status: 409,
    message: {
      es: 'No queda la cantidad que pediste. Revisa tu carrito.',
      en: 'There are not as many left as you asked for. Check your cart.',
      pt: 'Não resta a quantidade que você pediu. Confira seu carrinho.',
    },
  },
  'brewery-without-seller': {
    status: 409,
    message: {
      es: 'La cervecería de una de tus cervezas todavía no vende aquí. Revisa tu carrito.',
      en: 'The brewery of one of your beers does not sell here yet. Check your cart.',
      pt: 'A cervejaria de uma das suas cervejas ainda não vende aqui. Revise seu carrinho.',
    },
  },
  'beer-not-on-sale': {
    status: 409,
    message: {
      es: 'Una cerveza de tu carrito ya no está a la venta.',
      en: 'A beer in your cart is no longer on sale.',
      pt: 'Uma cerveja do seu carrinho já não está à venda.',
    },
  },
  'address-missing': {
    status: 409,
    message: {
      es: 'Falta la dirección de entrega.',
      en: 'The delivery address is missing.',
      pt: 'Falta o endereço de entrega.',
    },
  },
  'below-held-stock': {
    status: 409,
    message: {
      es: 'Hay {held} unidades apartadas en compras abiertas.',
      en: '{held} units are held in open purchases.',
      pt: 'Há {held} unidades reservadas em compras abertas.',
    },
  },
  'stock-unclear': {
    status: 409,
    message: {
      es: 'Hay {held} unidades apartadas en compras abiertas: indica en stockShown las existencias que viste.',
      en: '{held} units are held in open purchases: say in stockShown which stock you saw.',
      pt: 'Há {held} unidades reservadas em compras abertas: informe em stockShown o estoque que você viu.',
    },
  },
  'record-changed': {
    status: 409,
    message: {
      es: 'Alguien cambió estos datos mientras los editabas.',
      en: 'Somebody changed this while you were editing it.',
      pt: 'Alguém mudou estes dados enquanto você os editava.',
    },
  },
  'already-reviewed': {
    status: 409,
    message: {
      es: 'Ya puntuaste este producto.',
      en: 'You have rated this product already.',
      pt: 'Você já avaliou este produto.',
    },
  },
  'already-answered': {
    status: 409,
    message: {
      es: 'Ya respondiste esta opinión.',
      en: 'You have answered this review already.',
      pt: 'Você já respondeu esta avaliação.',
    },
  },
  'answer-stands': {
    status: 409,
    message: {
      es: 'Tu respuesta ya no se puede corregir.',
      en: 'Your answer cannot be corrected any more.',
      pt: 'Sua resposta não pode mais ser corrigida.',
    },
  },
  'already-reported': {
    status: 409,
    message: {
      es: 'Ya denunciaste esta opinión.',
      en: 'You have reported this review already.',
      pt: 'Você já denunciou esta avaliação.',
    },
  },
  'review-hidden': {
    status: 409,
    message: {
      es: 'La administración ocultó esta opinión.',
      en: 'The administration hid this review.',
      pt: 'A administração ocultou esta avaliação.',
    },
  },
  'already-hidden': {
    status: 409,
    message: {
      es: 'Esta opinión ya está oculta.',
      en: 'This review is hidden already.',
      pt: 'Esta avaliação já está oculta.',
    },
  },
  'already-shown': {
    status: 409,
    message: {
      es: 'Esta opinión ya está a la vista.',
      en: 'This review is shown already.',
      pt: 'Esta avaliação já está à vista.',
    },
  },
  'report-closed': {
    status: 409,
    message: {
      es: 'Esta denuncia ya se atendió.',
      en: 'This report has been dealt with already.',
      pt: 'Esta denúncia já foi atendida.',
    },
  },
  'purchase-unpaid': {
    status: 409,
    message: {
      es: 'Tienes una compra que espera su pago. Págala, o espera unos minutos a que venza.',
      en: 'You have a purchase that waits for its payment. Pay it, or wait a few minutes until it expires.',
      pt: 'Você tem uma compra que espera pagamento. Pague-a, ou espere alguns minutos até que vença.',
    },
  },
  'purchase-unshipped': {
    status: 409,
    message: {
      es: 'Tienes una compra pagada que todavía no se envió.',
      en: 'You have a paid purchase that has not been sent yet.',
      pt: 'Você tem uma compra paga que ainda não foi enviada.',
    },
  },
  'purchase-unrefunded': {
    status: 409,
    message: {
      es: 'Tienes una compra con dinero que aún te debemos devolver.',
      en: 'You have a purchase with money that we still owe you.',
      pt: 'Você tem uma compra com dinheiro que ainda devemos devolver.',
    },
  },
  'sale-unpaid': {
    status: 409,
    message: {
      es: 'Alguien está por pagar una cerveza tuya. Espera unos minutos: la compra se paga o vence.',
      en: 'Somebody is about to pay for a beer of yours. Wait a few minutes: it is paid or it expires.',
      pt: 'Alguém está para pagar uma cerveja sua. Espere alguns minutos: a compra é paga ou vence.',
    },
  },
  'sale-unshipped': {
    status: 409,
    message: {
      es: 'Tienes una venta pagada que todavía no enviaste.',
      en: 'You have a paid sale that you have not sent yet.',
      pt: 'Você tem uma venda paga que ainda não enviou.',
    },
  },
  'sale-unrefunded': {
    status: 409,
    message: {
      es: 'Tienes una venta con una devolución de dinero en curso.',
      en: 'You have a sale with a refund under way.',
      pt: 'Você tem uma venda com uma devolução de dinheiro em andamento.',
    },
  },
  'sale-owed-back': {
    status: 409,
    message: {
      es: 'Le debes dinero a la tienda: te pagamos ventas cuyo dinero volvió después a quien compró. Escríbenos.',
      en: 'You owe the shop money: we paid you for sales whose money went back to the buyer afterwards. Write to us.',
      pt: 'Você deve dinheiro à loja: pagamos vendas cujo dinheiro voltou depois para quem comprou. Escreva para nós.',
    },
  },
  'second-factor-off': {
    status: 409,
    message: {
      es: 'La verificación en dos pasos no está activada.',
      en: 'Two-step verification is not on.',
      pt: 'A verificação em duas etapas não está ativada.',
    },
  },
  'second-factor-not-begun': {
    status: 409,
    message: {
      es: 'La clave que te mostramos ya no vale. Empieza de nuevo.',
      en: 'The key that we showed you no longer works. Start over.',
      pt: 'A chave que mostramos já não vale. Comece de novo.',
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
      es: 'El comprador canceló este envío: no lo mandes.',
      en: 'The buyer cancelled this shipment: do not send it.',
      pt: 'O comprador cancelou este envio: não o mande.',
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
  'sale-unsent': {
    status: 409,
    message: {
      es: 'Lo que todavía no se envió no se paga: quien compró aún puede cancelarlo.',
      en: 'What has not been sent is not paid out yet: the buyer can still cancel it.',
      pt: 'O que ainda não foi enviado não se paga: quem comprou ainda pode cancelar.',
    },
  },
  'owed-changed': {
    status: 409,
    message: {
      es: 'Lo que se debe cambió: ahora son U$S {owed}.',
      en: 'What is owed changed: now it is U$S {owed}.',
      pt: 'O que se deve mudou: agora são U$S {owed}.',
    },
  },
  'import-running': {
    status: 409,
    message: {
      es: 'Ya se está publicando un archivo tuyo. Espera a que termine.',
      en: 'A file of yours is being published already. Wait until it ends.',
      pt: 'Um arquivo seu já está sendo publicado. Espere até que termine.',
    },
  },
  'import-waiting': {
    status: 409,
    message: {
      es: 'Un archivo tuyo espera lugar para publicarse. Espera a que siga, o descarta lo que le falta.',
      en: 'A file of yours waits for room to be published. Wait until it goes on, or discard the rest of it.',
      pt: 'Um arquivo seu espera lugar para ser publicado. Espere até que continue, ou descarte o que falta.',
    },
  },
  'import-answered': {
    status: 409,
    message: {
      es: 'Este archivo ya no espera tu respuesta.',
      en: 'This file no longer waits for your answer.',
      pt: 'Este arquivo já não espera sua resposta.',
    },
  },
  'import-has-bad-rows': {
    status: 409,
    message: {
      es: 'Hay filas con errores: corrígelas, o publica solo las filas buenas.',
      en: 'There are rows with errors: correct them, or publish only the good ones.',
      pt: 'Há linhas com erros: corrija-as, ou publique só as boas.',
    },
  },
  'import-nothing-left': {
    status: 409,
    message: {
      es: 'No queda ninguna fila por publicar.',
      en: 'No row is left to publish.',
      pt: 'Não resta nenhuma linha por publicar.',
    },
  },
} as const satisfies RefusalTexts
