import { fillIn } from './fill-in.ts'
import { translationNow } from './language.ts'

/** The texts of e-mails, keyed by code. */
export const MAIL_TEXTS = {
  'mail.receiptSubject': 'Tu compra en Lúpulo: {total}',
  'mail.receiptTitle': '¡Salud! Tu compra está confirmada.',
  'mail.receiptLead': 'Gracias, {name}. Esto es lo que compraste:',
  'mail.saleSubject': 'Vendiste en Lúpulo: {total}',
  'mail.saleTitle': '¡Salud! Tienes una venta.',
  'mail.saleLead': '{name}, ya está pagada. Esto es lo que hay que enviar, y a dónde:',
  'mail.seeParcels': 'Ver el envío',
  'mail.expirySubject': 'Tu pedido de Lúpulo venció sin pago',
  'mail.expiryTitle': 'Tu pedido venció',
  'mail.expiryLead':
    '{name}, no recibimos el pago a tiempo y las cervezas volvieron a la venta. No se cobró nada.',
  'mail.act.order-cancelled': 'Cancelamos tu pedido de Lúpulo',
  'mail.orderCancelledTitle': 'Tu pedido se canceló',
  'mail.actLead.order-cancelled':
    'la administración canceló este pedido, que esperaba su pago, y las cervezas volvieron a la venta. No se cobró nada; si un pago llega igual, te lo devolvemos.',
  'mail.withdrawnSubject': 'Cancelamos tu pedido de Lúpulo',
  'mail.withdrawnTitle': 'Tu pedido se canceló',
  'mail.withdrawnLead':
    '{name}, ya no vendemos {beers}. Por eso cancelamos tu pedido, que esperaba su pago. Si alcanzaste a pagarlo, te devolvemos todo al mismo medio de pago. Lo demás te espera en la tienda.',
  'mail.refundSubject': 'Te devolvimos {total}',
  'mail.refundTitle': 'Devolución de tu dinero',
  'mail.refundLead': '{name}, devolvimos {total} al mismo medio de pago.',
  'mail.shippedSubject': 'Va en camino lo que compraste a {company}',
  'mail.shippedTitle': 'Ya salió',
  'mail.shippedLead': '{name}, {company} envió tu compra. Lo lleva: {carrier}.',
  'mail.shippedTracking': 'Número de seguimiento: {tracking}.',
  'mail.shippedAdult': 'Al entregarlo se pide ver que quien recibe es mayor de edad.',
  'mail.deliveredSubject': 'Se entregó lo que compraste a {company}',
  'mail.deliveredTitle': 'Entregado. ¡Salud!',
  'mail.deliveredLead':
    '{name}, {company} entregó tu compra a una persona mayor de edad. Si no llegó, pídenos ayuda desde tus compras. Si llegó, cuéntanos qué te parece.',
  'mail.cancelledSubject': 'Se canceló un envío de tu cervecería',
  'mail.cancelledTitle': 'No hay que enviarlo',
  'mail.cancelledLead':
    '{name}, quien compró canceló este envío antes de que saliera: no lo mandes. Le devolvemos su dinero, y las cervezas ya están otra vez en tu stock.',
  'mail.seeAllParcels': 'Ver tus envíos',
  'mail.answeredSubject': '{company} respondió a tu opinión',
  'mail.answeredTitle': 'Te respondieron',
  'mail.answeredLead': '{name}, {company} respondió a lo que escribiste sobre {beer}:',
  'mail.seeAnswer': 'Ver la respuesta',
  'mail.act.review-hidden': 'Ocultamos tu opinión sobre {subject}',
  'mail.hiddenTitle': 'Tu opinión ya no se ve',
  'mail.actLead.review-hidden':
    'la administración ocultó lo que escribiste sobre {subject}: ya no se ve ni cuenta en su puntuación.',
  'mail.codeSubject': 'Tu código para cambiar la contraseña de Lúpulo',
  'mail.codeTitle': 'Tu código de verificación',
  'mail.codeLead':
    '{name}, elige una contraseña nueva con el botón, o escribe este código. Vale durante {minutes} minutos y una sola vez. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
  'mail.choosePassword': 'Elegir una contraseña',
  'mail.passwordChangedSubject': 'Cambiaste la contraseña de Lúpulo',
  'mail.passwordChangedTitle': 'Tu contraseña cambió',
  'mail.passwordChangedLead':
    '{name}, la contraseña de tu cuenta se cambió y cerramos las demás sesiones abiertas. Si no fuiste tú, recupérala ahora mismo.',
  'mail.recoverPassword': 'Recuperar contraseña',
  'mail.secondFactorSubject': 'Cambió la verificación en dos pasos de tu cuenta de Lúpulo',
  'mail.secondFactorOnTitle': 'La verificación en dos pasos está activada',
  'mail.secondFactorOnLead':
    '{name}, desde ahora entrar pide también un código de tu aplicación, y cerramos tus demás sesiones. Si no fuiste tú, cambia tu contraseña ahora mismo y avisa a quien opera el servidor.',
  'mail.secondFactorOffTitle': 'La verificación en dos pasos está desactivada',
  'mail.secondFactorOffLead':
    '{name}, desde ahora para entrar alcanza con tu contraseña. Si no fuiste tú, cámbiala ahora mismo.',
  'mail.secondFactorResetLead':
    '{name}, quien opera el servidor quitó tu segundo paso y cerró tus sesiones. Si no lo pediste, cambia tu contraseña ahora mismo.',
  'mail.backupCodesTitle': 'Tienes códigos de respaldo nuevos',
  'mail.backupCodesLead':
    '{name}, se crearon códigos de respaldo nuevos para tu cuenta y los anteriores ya no sirven. Si no fuiste tú, cambia tu contraseña ahora mismo.',
  'mail.emailLinkHours': 'El enlace vale durante {hours} horas y una sola vez.',
  'mail.confirmEmailSubject': 'Confirma tu correo en Lúpulo',
  'mail.confirmEmailTitle': 'Confirma tu correo',
  'mail.confirmEmailLead':
    'Con este correo se creó una cuenta en Lúpulo. Confirma que es tuyo con el botón. Si no fuiste tú, ignora este mensaje.',
  'mail.confirmChangeSubject': 'Confirma tu nuevo correo en Lúpulo',
  'mail.confirmChangeTitle': 'Confirma tu nuevo correo',
  'mail.confirmChangeLead':
    'Pidieron que este sea el correo de una cuenta de Lúpulo. El cambio vale cuando lo confirmas con el botón; un proveedor con el que se entraba, como Google, deja entonces de abrir la cuenta. Si no fuiste tú, ignora este mensaje y nada cambia.',
  'mail.confirmEmail': 'Confirmar mi correo',
  'mail.changeAskedSubject': 'Pediste cambiar el correo de tu cuenta de Lúpulo',
  'mail.changeAskedTitle': 'Pediste cambiar tu correo',
  'mail.changeAskedLead':
    '{name}, pidieron que otro correo sea el de tu cuenta. El cambio vale cuando se confirma desde ese otro correo. Si no fuiste tú, elige ahora mismo otra contraseña: con eso el cambio queda anulado.',
  'mail.changeByAdminSubject': 'Tu cuenta de Lúpulo va a tener otro correo',
  'mail.changeByAdminTitle': 'Otro correo para tu cuenta',
  'mail.changeByAdminLead':
    '{name}, la administración de Lúpulo pidió que otro correo sea el de tu cuenta. El cambio vale cuando se confirma desde ese otro correo. Si no lo esperabas, escríbenos ahora mismo; y si eliges otra contraseña, el cambio queda anulado.',
  'mail.changeDoneSubject': 'Cambió el correo de tu cuenta de Lúpulo',
  'mail.changeDoneTitle': 'Tu correo cambió',
  'mail.changeDoneLead':
    '{name}, el correo de tu cuenta ya es otro y cerramos las demás sesiones abiertas. Si no fuiste tú, escríbenos ahora mismo.',
  'mail.changeDoneUnlinked': 'El proveedor con el que entrabas ya no abre esa cuenta.',
  'mail.writeToUs': 'Escribirnos',
  'mail.contactSubject': 'Mensaje de {name}',
  'mail.contactTitle': 'Te escribieron desde la tienda',
  'mail.contactLead': '{name} ({email}, {phone}) dejó este mensaje en la página de contacto:',
  'mail.contactPurchase': 'Es sobre su compra {code}.',
  'mail.answer': 'Responder',
  'mail.accountDeletedSubject': 'Borramos tu cuenta de Lúpulo',
  'mail.accountDeletedTitle': 'Tu cuenta se borró',
  'mail.accountDeletedLead':
    'Como lo pediste, borramos tu cuenta y tus datos personales. Este es el último correo que te enviamos, y después de enviarlo olvidamos también esta dirección. Gracias por haber brindado con nosotros.',
  'mail.actReason': 'El motivo:',
  'mail.actSee': 'Ver en Lúpulo',
  'mail.refundReview': 'Si opinaste sobre una cerveza que devolvimos entera, tu opinión se va con ella.',
  'mail.saleRefundedSubject': 'Devolvemos el dinero de una venta: pedido {order}',
  'mail.saleRefundedTitle': 'Dinero que vuelve a quien compró',
  'mail.saleRefundedLead':
    '{name}, la administración le devuelve a quien compró el dinero de estas cervezas tuyas del pedido {order}.',
  'mail.saleRefundedKeep': 'Todavía no salió: no lo mandes.',
  'mail.saleRefundedRest': 'Todavía no salió: manda solo lo demás.',
  'mail.saleRefundedRestocked': 'Las cervezas ya están otra vez en tu stock.',
  // What admins do begins small: a mail puts its reader's name before it, the page a capital.
  'mail.act.buyer-activated': 'Tu cuenta de Lúpulo vuelve a estar activa',
  'mail.actLead.buyer-activated': 'la administración activó tu cuenta: ya puedes entrar.',
  'mail.act.buyer-deactivated': 'Desactivamos tu cuenta de Lúpulo',
  'mail.actLead.buyer-deactivated':
    'la administración desactivó tu cuenta y cerró tus sesiones. Lo que ya pagaste se te envía igual.',
  'mail.act.buyer-edited': 'Cambiamos datos de tu cuenta de Lúpulo',
  'mail.actLead.buyer-edited': 'la administración cambió estos datos de tu cuenta.',
  'mail.act.company-activated': 'Tu cervecería vuelve a estar en Lúpulo',
  'mail.actLead.company-activated':
    'la administración activó {subject}: sus cervezas vuelven a la venta y ya puedes entrar.',
  'mail.act.company-deactivated': 'Desactivamos tu cervecería en Lúpulo',
  'mail.actLead.company-deactivated':
    'la administración desactivó {subject}: sus cervezas salieron de la venta y cerramos tus sesiones. Lo que ya está pagado se envía y se te paga.',
  'mail.act.company-edited': 'Cambiamos datos de tu cervecería en Lúpulo',
  'mail.actLead.company-edited': 'la administración cambió estos datos de {subject}.',
  'mail.act.beer-activated': 'Tu cerveza puede volver a la venta',
  'mail.actLead.beer-activated':
    'la administración levantó el bloqueo de {subject}: está a la venta si tú la tienes disponible.',
  'mail.act.beer-deactivated': 'Sacamos una cerveza tuya de la venta',
  'mail.actLead.beer-deactivated':
    'la administración bloqueó {subject}: ya no se vende. Lo que ya está pagado se envía.',
  'mail.act.beer-edited': 'Cambiamos una cerveza tuya',
  'mail.actLead.beer-edited': 'la administración cambió estos datos de {subject}.',
  'mail.act.admin-activated': 'Vuelves a administrar Lúpulo',
  'mail.actLead.admin-activated': 'otra persona de la administración activó tu cuenta.',
  'mail.act.admin-deactivated': 'Ya no administras Lúpulo',
  'mail.actLead.admin-deactivated':
    'otra persona de la administración desactivó tu cuenta y cerró tus sesiones.',
  'mail.act.parcel-shipped': 'Marcamos un envío tuyo como enviado',
  'mail.actLead.parcel-shipped':
    'la administración marcó como enviado tu parte del pedido {order}. Le avisamos a quien compró.',
  'mail.act.parcel-delivered': 'Marcamos un envío tuyo como entregado',
  'mail.actLead.parcel-delivered':
    'la administración marcó como entregado tu parte del pedido {order}. Le avisamos a quien compró.',
  'mail.act.payout-marked': 'Te pagamos tus ventas de Lúpulo',
  'mail.actLead.payout-marked': 'le pagamos {amount} a {subject}. En Ventas ves de cuáles.',
  'mail.act.order-refunded': 'Devolvemos dinero de tu pedido {order}',
  'mail.actLead.order-refunded':
    'la administración te devuelve {amount} del pedido {order}, al mismo medio de pago. Cuando esté de vuelta te escribimos.',
  'mail.act.review-restored': 'Tu opinión se vuelve a ver',
  'mail.actLead.review-restored':
    'la administración volvió a mostrar tu opinión ({subject}): cuenta otra vez en su puntuación.',
  'mail.order': 'Pedido {code}',
  'mail.total': 'Total',
  'mail.delivery': 'Entrega',
  'mail.followParcel': 'Seguir el envío',
  'mail.seePurchases': 'Ver mis compras',
  'mail.seeShop': 'Volver a la tienda',
} as const

export type MailTextCode = keyof typeof MAIL_TEXTS

/** The text of a mail's code in the reader's language, its `{name}`s filled in. */
export function mailText(code: MailTextCode, values: Record<string, string | number> = {}): string {
  return fillIn(translationNow()?.mails?.[code] ?? MAIL_TEXTS[code], values)
}
