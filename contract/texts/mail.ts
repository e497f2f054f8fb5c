/** The texts of e-mails, keyed by code. */

export const receiptSubject = {
  es: 'Tu compra en Lúpulo: {total}',
  en: 'Your purchase at Lúpulo: {total}',
  pt: 'Sua compra no Lúpulo: {total}',
}
export const receiptTitle = {
  es: '¡Salud! Tu compra está confirmada.',
  en: 'Cheers! Your purchase is confirmed.',
  pt: 'Saúde! Sua compra está confirmada.',
}
export const receiptLead = {
  es: 'Gracias, {name}. Esto es lo que compraste:',
  en: 'Thank you, {name}. This is what you bought:',
  pt: 'Obrigado, {name}. Isto é o que você comprou:',
}
export const saleSubject = {
  es: 'Vendiste en Lúpulo: {total}',
  en: 'You sold at Lúpulo: {total}',
  pt: 'Você vendeu no Lúpulo: {total}',
}
export const saleTitle = {
  es: '¡Salud! Tienes una venta.',
  en: 'Cheers! You have a sale.',
  pt: 'Saúde! Você tem uma venda.',
}
export const saleLead = {
  es: '{name}, ya está pagada. Esto es lo que hay que enviar, y a dónde:',
  en: '{name}, it is paid. This is what to send, and where to:',
  pt: '{name}, já está paga. Isto é o que se deve enviar, e para onde:',
}
export const lateSubjectOne = {
  es: 'Un envío espera hace más de {days} días',
  en: 'A shipment has waited for more than {days} days',
  pt: 'Um envio espera há mais de {days} dias',
}
export const lateSubject = {
  es: '{count} envíos esperan hace más de {days} días',
  en: '{count} shipments have waited for more than {days} days',
  pt: '{count} envios esperam há mais de {days} dias',
}
export const lateTitle = {
  es: 'Hay algo por enviar',
  en: 'There is something to send',
  pt: 'Há algo para enviar',
}
export const lateLead = {
  es: '{name}, esto se pagó hace más de {days} días y no figura como enviado. Si ya salió, márcalo. Si no puedes enviarlo, escríbenos: quien compró lo espera.',
  en: '{name}, this was paid more than {days} days ago and is not marked as sent. If it has left, mark it. If you cannot send it, write to us: its buyer is waiting.',
  pt: '{name}, isto foi pago há mais de {days} dias e não consta como enviado. Se já saiu, marque. Se não pode enviar, escreva para nós: quem comprou espera.',
}
export const lateParcel = {
  es: '{order} · {days} días · {place}',
  en: '{order} · {days} days · {place}',
  pt: '{order} · {days} dias · {place}',
}
export const lateInAll = {
  es: 'Envíos demorados en total: {count}.',
  en: 'Late shipments in all: {count}.',
  pt: 'Envios atrasados no total: {count}.',
}
export const seeParcels = { es: 'Ver el envío', en: 'See the shipment', pt: 'Ver o envio' }
export const expirySubject = {
  es: 'Tu pedido de Lúpulo venció sin pago',
  en: 'Your Lúpulo order expired without payment',
  pt: 'Seu pedido do Lúpulo venceu sem pagamento',
}
export const expiryTitle = { es: 'Tu pedido venció', en: 'Your order expired', pt: 'Seu pedido venceu' }
export const expiryLead = {
  es: '{name}, no recibimos el pago a tiempo y las cervezas volvieron a la venta. No se cobró nada.',
  en: '{name}, we did not receive the payment in time and the beers went back on sale. Nothing was charged.',
  pt: '{name}, não recebemos o pagamento a tempo e as cervejas voltaram à venda. Nada foi cobrado.',
}
export const orderCancelledTitle = {
  es: 'Tu pedido se canceló',
  en: 'Your order was cancelled',
  pt: 'Seu pedido foi cancelado',
}
export const withdrawnLead = {
  es: '{name}, ya no vendemos {beers}. Por eso cancelamos tu pedido, que esperaba su pago. Si alcanzaste a pagarlo, te devolvemos todo al mismo medio de pago. Lo demás te espera en la tienda.',
  en: '{name}, we no longer sell {beers}. That is why we cancelled your order, which was waiting for its payment. If you had paid it already, we give everything back to the same means of payment. The rest waits for you in the shop.',
  pt: '{name}, já não vendemos {beers}. Por isso cancelamos seu pedido, que esperava seu pagamento. Se você chegou a pagá-lo, devolvemos tudo ao mesmo meio de pagamento. O resto espera por você na loja.',
}
export const refundSubject = {
  es: 'Te devolvimos {total}',
  en: 'We gave {total} back to you',
  pt: 'Devolvemos {total} a você',
}
export const refundTitle = {
  es: 'Devolución de tu dinero',
  en: 'Your refund',
  pt: 'Devolução do seu dinheiro',
}
export const refundLead = {
  es: '{name}, devolvimos {total} al mismo medio de pago.',
  en: '{name}, we gave {total} back to the same means of payment.',
  pt: '{name}, devolvemos {total} ao mesmo meio de pagamento.',
}
export const shippedSubject = {
  es: 'Va en camino lo que compraste a {company}',
  en: 'What you bought from {company} is on its way',
  pt: 'O que você comprou da {company} está a caminho',
}
export const shippedTitle = { es: 'Ya salió', en: 'It has left', pt: 'Já saiu' }
export const shippedLead = {
  es: '{name}, {company} envió tu compra. Lo lleva: {carrier}.',
  en: '{name}, {company} sent your purchase. Carried by: {carrier}.',
  pt: '{name}, a {company} enviou sua compra. Quem leva: {carrier}.',
}
export const shippedTracking = {
  es: 'Número de seguimiento: {tracking}.',
  en: 'Tracking number: {tracking}.',
  pt: 'Código de rastreamento: {tracking}.',
}
export const shippedAdult = {
  es: 'Al entregarlo se pide ver que quien recibe es mayor de edad.',
  en: 'Whoever receives it is asked to show that they are of legal age.',
  pt: 'Na entrega pede-se ver que quem recebe é maior de idade.',
}
export const deliveredSubject = {
  es: 'Se entregó lo que compraste a {company}',
  en: 'What you bought from {company} was delivered',
  pt: 'O que você comprou da {company} foi entregue',
}
export const deliveredTitle = { es: 'Entregado. ¡Salud!', en: 'Delivered. Cheers!', pt: 'Entregue. Saúde!' }
export const deliveredLead = {
  es: '{name}, {company} entregó tu compra a una persona mayor de edad. Si no llegó, pídenos ayuda desde tus compras. Si llegó, cuéntanos qué te parece.',
  en: '{name}, {company} delivered your purchase to a person of legal age. If it did not arrive, ask us for help from your purchases. If it did, tell us how you like it.',
  pt: '{name}, a {company} entregou sua compra a uma pessoa maior de idade. Se não chegou, peça ajuda a partir das suas compras. Se chegou, conte-nos o que achou.',
}
export const cancelledSubject = {
  es: 'Se canceló un envío de tu cervecería',
  en: 'A shipment of your brewery was cancelled',
  pt: 'Um envio da sua cervejaria foi cancelado',
}
export const cancelledTitle = { es: 'No hay que enviarlo', en: 'Do not send it', pt: 'Não é preciso enviar' }
export const cancelledLead = {
  es: '{name}, quien compró canceló este envío antes de que saliera: no lo mandes. Le devolvemos su dinero, y las cervezas ya están otra vez en tu stock.',
  en: '{name}, the buyer cancelled this shipment before it left: do not send it. We give their money back, and the beers are in your stock again.',
  pt: '{name}, quem comprou cancelou este envio antes que saísse: não o mande. Devolvemos o dinheiro, e as cervejas já estão de novo no seu estoque.',
}
export const warnedSubject = {
  es: 'No mandes todavía un envío de tu cervecería',
  en: 'Do not send a shipment of your brewery yet',
  pt: 'Não mande ainda um envio da sua cervejaria',
}
export const warnedTitle = { es: 'No lo mandes todavía', en: 'Do not send it yet', pt: 'Não mande ainda' }
export const warnedLead = {
  es: '{name}, Mercado Pago pidió no enviar este pedido: el pago puede ser un fraude. La administración lo está mirando, y te avisamos si puede salir.',
  en: '{name}, Mercado Pago asked not to send this order: its payment may be a fraud. The administration is looking at it, and we tell you if it may leave.',
  pt: '{name}, o Mercado Pago pediu para não enviar este pedido: o pagamento pode ser uma fraude. A administração está olhando, e avisamos se puder sair.',
}
export const clearedSubject = {
  es: 'Ya puedes mandar un envío de tu cervecería',
  en: 'You can send a shipment of your brewery now',
  pt: 'Você já pode mandar um envio da sua cervejaria',
}
export const clearedTitle = { es: 'Puede salir', en: 'It may leave', pt: 'Pode sair' }
export const clearedLead = {
  es: '{name}, la administración miró el aviso de Mercado Pago sobre este pedido: ya puedes mandarlo.',
  en: '{name}, the administration has looked at the warning of Mercado Pago about this order: you can send it now.',
  pt: '{name}, a administração olhou o aviso do Mercado Pago sobre este pedido: você já pode mandá-lo.',
}
export const seeAllParcels = { es: 'Ver tus envíos', en: 'See your shipments', pt: 'Ver seus envios' }
export const answeredSubject = {
  es: '{company} respondió a tu opinión',
  en: '{company} answered your review',
  pt: '{company} respondeu à sua avaliação',
}
export const answeredTitle = { es: 'Te respondieron', en: 'You have an answer', pt: 'Responderam a você' }
export const answeredLead = {
  es: '{name}, {company} respondió a lo que escribiste sobre {beer}:',
  en: '{name}, {company} answered what you wrote about {beer}:',
  pt: '{name}, {company} respondeu ao que você escreveu sobre {beer}:',
}
export const seeAnswer = { es: 'Ver la respuesta', en: 'See the answer', pt: 'Ver a resposta' }
export const hiddenTitle = {
  es: 'Tu opinión ya no se ve',
  en: 'Your review is no longer seen',
  pt: 'Sua avaliação já não aparece',
}
export const codeSubject = {
  es: 'Tu código para cambiar la contraseña de Lúpulo',
  en: 'Your code to change your Lúpulo password',
  pt: 'Seu código para mudar a senha do Lúpulo',
}
export const codeTitle = {
  es: 'Tu código de verificación',
  en: 'Your verification code',
  pt: 'Seu código de verificação',
}
export const codeLead = {
  es: '{name}, elige una contraseña nueva con el botón, o escribe este código. Vale durante {minutes} minutos y una sola vez. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
  en: '{name}, choose a new password with the button, or enter this code. It is good for {minutes} minutes, and once. If you did not ask for it, ignore this e-mail: your password stays as it is.',
  pt: '{name}, escolha uma senha nova com o botão, ou informe este código. Vale por {minutes} minutos e uma única vez. Se você não o pediu, ignore este e-mail: sua senha continua igual.',
}
export const passwordChangedSubject = {
  es: 'Cambiaste la contraseña de Lúpulo',
  en: 'You changed your Lúpulo password',
  pt: 'Você mudou a senha do Lúpulo',
}
export const passwordChangedTitle = {
  es: 'Tu contraseña cambió',
  en: 'Your password changed',
  pt: 'Sua senha mudou',
}
export const passwordChangedLead = {
  es: '{name}, la contraseña de tu cuenta se cambió y cerramos las demás sesiones abiertas. Si no fuiste tú, recupérala ahora mismo.',
  en: '{name}, your account’s password was changed and we ended the other open sessions. If it was not you, recover it right now.',
  pt: '{name}, a senha da sua conta foi mudada e encerramos as outras sessões abertas. Se não foi você, recupere-a agora mesmo.',
}
export const secondFactorSubject = {
  es: 'Cambió la verificación en dos pasos de tu cuenta de Lúpulo',
  en: 'The two-step verification of your Lúpulo account changed',
  pt: 'Mudou a verificação em duas etapas da sua conta do Lúpulo',
}
export const secondFactorOnLead = {
  es: '{name}, desde ahora entrar pide también un código de tu aplicación, y cerramos tus demás sesiones. Si no fuiste tú, cambia tu contraseña ahora mismo y avisa a quien opera el servidor.',
  en: '{name}, from now on logging in also takes a code of your app, and we ended your other sessions. If it was not you, change your password right now and tell whoever runs the server.',
  pt: '{name}, a partir de agora entrar pede também um código do seu aplicativo, e encerramos suas outras sessões. Se não foi você, mude sua senha agora mesmo e avise quem opera o servidor.',
}
export const secondFactorOffLead = {
  es: '{name}, desde ahora para entrar alcanza con tu contraseña. Si no fuiste tú, cámbiala ahora mismo.',
  en: '{name}, from now on your password is enough to log in. If it was not you, change it right now.',
  pt: '{name}, a partir de agora para entrar basta sua senha. Se não foi você, mude-a agora mesmo.',
}
export const secondFactorResetLead = {
  es: '{name}, quien opera el servidor quitó tu segundo paso y cerró tus sesiones. Si no lo pediste, cambia tu contraseña ahora mismo.',
  en: '{name}, whoever runs the server took your second step away and ended your sessions. If you did not ask for it, change your password right now.',
  pt: '{name}, quem opera o servidor removeu sua segunda etapa e encerrou suas sessões. Se você não pediu, mude sua senha agora mesmo.',
}
export const backupCodesTitle = {
  es: 'Tienes códigos de respaldo nuevos',
  en: 'You have new backup codes',
  pt: 'Você tem novos códigos de reserva',
}
export const backupCodesLead = {
  es: '{name}, se crearon códigos de respaldo nuevos para tu cuenta y los anteriores ya no sirven. Si no fuiste tú, cambia tu contraseña ahora mismo.',
  en: '{name}, new backup codes were created for your account and the earlier ones no longer work. If it was not you, change your password right now.',
  pt: '{name}, foram criados novos códigos de reserva para sua conta e os anteriores já não servem. Se não foi você, mude sua senha agora mesmo.',
}
export const emailLinkHours = {
  es: 'El enlace vale durante {hours} horas y una sola vez.',
  en: 'The link is good for {hours} hours, and once.',
  pt: 'O link vale por {hours} horas e uma única vez.',
}
export const confirmEmailSubject = {
  es: 'Confirma tu correo en Lúpulo',
  en: 'Confirm your e-mail at Lúpulo',
  pt: 'Confirme seu e-mail no Lúpulo',
}
export const confirmEmailTitle = {
  es: 'Confirma tu correo',
  en: 'Confirm your e-mail',
  pt: 'Confirme seu e-mail',
}
export const confirmEmailLead = {
  es: 'Con este correo se creó una cuenta en Lúpulo. Confirma que es tuyo con el botón. Si no fuiste tú, ignora este mensaje.',
  en: 'An account at Lúpulo was created with this e-mail. Confirm with the button that it is yours. If it was not you, ignore this message.',
  pt: 'Uma conta no Lúpulo foi criada com este e-mail. Confirme com o botão que ele é seu. Se não foi você, ignore esta mensagem.',
}
export const confirmChangeSubject = {
  es: 'Confirma tu nuevo correo en Lúpulo',
  en: 'Confirm your new e-mail at Lúpulo',
  pt: 'Confirme seu novo e-mail no Lúpulo',
}
export const confirmChangeTitle = {
  es: 'Confirma tu nuevo correo',
  en: 'Confirm your new e-mail',
  pt: 'Confirme seu novo e-mail',
}
export const confirmChangeLead = {
  es: 'Pidieron que este sea el correo de una cuenta de Lúpulo. El cambio vale cuando lo confirmas con el botón; un proveedor con el que se entraba, como Google, deja entonces de abrir la cuenta. Si no fuiste tú, ignora este mensaje y nada cambia.',
  en: 'Somebody asked for this to be the e-mail of a Lúpulo account. The change holds once you confirm it with the button; a provider with which one logged in, such as Google, opens the account no more then. If it was not you, ignore this message and nothing changes.',
  pt: 'Pediram que este seja o e-mail de uma conta do Lúpulo. A mudança vale quando você a confirma com o botão; um provedor com que se entrava, como o Google, deixa então de abrir a conta. Se não foi você, ignore esta mensagem e nada muda.',
}
export const changeAskedSubject = {
  es: 'Pediste cambiar el correo de tu cuenta de Lúpulo',
  en: 'You asked to change the e-mail of your Lúpulo account',
  pt: 'Você pediu para mudar o e-mail da sua conta do Lúpulo',
}
export const changeAskedTitle = {
  es: 'Pediste cambiar tu correo',
  en: 'You asked to change your e-mail',
  pt: 'Você pediu para mudar seu e-mail',
}
export const changeAskedLead = {
  es: '{name}, pidieron que otro correo sea el de tu cuenta. El cambio vale cuando se confirma desde ese otro correo. Si no fuiste tú, elige ahora mismo otra contraseña: con eso el cambio queda anulado.',
  en: '{name}, somebody asked for another e-mail to be that of your account. The change holds once it is confirmed from that other e-mail. If it was not you, choose another password right now: that calls the change off.',
  pt: '{name}, pediram que outro e-mail seja o da sua conta. A mudança vale quando é confirmada a partir desse outro e-mail. Se não foi você, escolha agora mesmo outra senha: com isso a mudança fica anulada.',
}
export const changeByAdminSubject = {
  es: 'Tu cuenta de Lúpulo va a tener otro correo',
  en: 'Your Lúpulo account will have another e-mail',
  pt: 'Sua conta do Lúpulo vai ter outro e-mail',
}
export const changeByAdminTitle = {
  es: 'Otro correo para tu cuenta',
  en: 'Another e-mail for your account',
  pt: 'Outro e-mail para sua conta',
}
export const changeByAdminLead = {
  es: '{name}, la administración de Lúpulo pidió que otro correo sea el de tu cuenta. El cambio vale cuando se confirma desde ese otro correo. Si no lo esperabas, escríbenos ahora mismo; y si eliges otra contraseña, el cambio queda anulado.',
  en: '{name}, the administration of Lúpulo asked for another e-mail to be that of your account. The change holds once it is confirmed from that other e-mail. If you did not expect it, write to us right now; and if you choose another password, the change is called off.',
  pt: '{name}, a administração do Lúpulo pediu que outro e-mail seja o da sua conta. A mudança vale quando é confirmada a partir desse outro e-mail. Se você não esperava, escreva para nós agora mesmo; e se escolher outra senha, a mudança fica anulada.',
}
export const changeDoneSubject = {
  es: 'Cambió el correo de tu cuenta de Lúpulo',
  en: 'The e-mail of your Lúpulo account changed',
  pt: 'Mudou o e-mail da sua conta do Lúpulo',
}
export const changeDoneTitle = { es: 'Tu correo cambió', en: 'Your e-mail changed', pt: 'Seu e-mail mudou' }
export const changeDoneLead = {
  es: '{name}, el correo de tu cuenta ya es otro y cerramos las demás sesiones abiertas. Si no fuiste tú, escríbenos ahora mismo.',
  en: '{name}, your account’s e-mail is another one now and we ended the other open sessions. If it was not you, write to us right now.',
  pt: '{name}, o e-mail da sua conta já é outro e encerramos as outras sessões abertas. Se não foi você, escreva para nós agora mesmo.',
}
export const changeDoneUnlinked = {
  es: 'El proveedor con el que entrabas ya no abre esa cuenta.',
  en: 'The provider with which you logged in opens that account no more.',
  pt: 'O provedor com que você entrava já não abre essa conta.',
}
export const writeToUs = { es: 'Escribirnos', en: 'Write to us', pt: 'Escrever para nós' }
export const contactTitle = {
  es: 'Te escribieron desde la tienda',
  en: 'Somebody wrote to you from the shop',
  pt: 'Escreveram para você da loja',
}
export const contactLead = {
  es: '{name} ({email}, {phone}) dejó este mensaje en la página de contacto:',
  en: '{name} ({email}, {phone}) left this message on the contact page:',
  pt: '{name} ({email}, {phone}) deixou esta mensagem na página de contato:',
}
export const contactPurchase = {
  es: 'Es sobre su compra {code}.',
  en: 'It is about their purchase {code}.',
  pt: 'É sobre a compra {code}.',
}
export const accountDeletedSubject = {
  es: 'Borramos tu cuenta de Lúpulo',
  en: 'We deleted your Lúpulo account',
  pt: 'Apagamos sua conta do Lúpulo',
}
export const accountDeletedLead = {
  es: 'Como lo pediste, borramos tu cuenta y tus datos personales. Este es el último correo que te enviamos, y después de enviarlo olvidamos también esta dirección. Gracias por haber brindado con nosotros.',
  en: 'As you asked, we deleted your account and your personal data. This is the last e-mail that we send you, and after sending it we forget this address too. Thank you for having raised a glass with us.',
  pt: 'Como você pediu, apagamos sua conta e seus dados pessoais. Este é o último e-mail que enviamos, e depois de enviá-lo esquecemos também este endereço. Obrigado por ter brindado conosco.',
}
export const actSee = { es: 'Ver en Lúpulo', en: 'See at Lúpulo', pt: 'Ver no Lúpulo' }
export const refundReview = {
  es: 'Si opinaste sobre una cerveza que devolvimos entera, tu opinión se va con ella.',
  en: 'If you reviewed a beer whose money went back whole, your review goes with it.',
  pt: 'Se você opinou sobre uma cerveja cujo dinheiro voltou por inteiro, sua opinião vai com ela.',
}
export const saleRefundedSubject = {
  es: 'Devolvemos el dinero de una venta: pedido {order}',
  en: 'The money of a sale goes back: order {order}',
  pt: 'O dinheiro de uma venda é devolvido: pedido {order}',
}
export const saleRefundedTitle = {
  es: 'Dinero que vuelve a quien compró',
  en: 'Money that goes back to the buyer',
  pt: 'Dinheiro que volta a quem comprou',
}
export const saleRefundedLead = {
  es: '{name}, la administración le devuelve a quien compró el dinero de estas cervezas tuyas del pedido {order}.',
  en: '{name}, the administration gives the buyer the money of these beers of yours back, of order {order}.',
  pt: '{name}, a administração devolve a quem comprou o dinheiro destas suas cervejas do pedido {order}.',
}
export const saleRefundedKeep = {
  es: 'Todavía no salió: no lo mandes.',
  en: 'It has not left yet: do not send it.',
  pt: 'Ainda não saiu: não envie.',
}
export const saleRefundedRest = {
  es: 'Todavía no salió: manda solo lo demás.',
  en: 'It has not left yet: send only the rest.',
  pt: 'Ainda não saiu: envie só o restante.',
}
export const saleRefundedRestocked = {
  es: 'Las cervezas ya están otra vez en tu stock.',
  en: 'The beers are in your stock again.',
  pt: 'As cervejas já estão de novo no seu estoque.',
}
export const delivery = { es: 'Entrega', en: 'Delivery', pt: 'Entrega' }
export const followParcel = { es: 'Seguir el envío', en: 'Follow the parcel', pt: 'Acompanhar a entrega' }
export const seeOrder = { es: 'Ver mi pedido', en: 'See my order', pt: 'Ver meu pedido' }
export const seeShop = { es: 'Volver a la tienda', en: 'Back to the shop', pt: 'Voltar à loja' }
