/** The texts of e-mails, keyed by code. */
const MAIL_TEXTS = {
  'mail.receiptSubject': 'Tu compra en Lúpulo: {total}',
  'mail.receiptTitle': '¡Salud! Tu compra está confirmada.',
  'mail.receiptLead': 'Gracias, {name}. Esto es lo que compraste:',
  'mail.expirySubject': 'Tu pedido de Lúpulo venció sin pago',
  'mail.expiryTitle': 'Tu pedido venció',
  'mail.expiryLead':
    '{name}, no recibimos el pago a tiempo y las cervezas volvieron a la venta. No se cobró nada.',
  'mail.refundSubject': 'Te devolvimos {total}',
  'mail.refundTitle': 'Devolución de tu dinero',
  'mail.refundLead': '{name}, devolvimos {total} al mismo medio de pago.',
  'mail.codeSubject': 'Tu código para cambiar la contraseña de Lúpulo',
  'mail.codeTitle': 'Tu código de verificación',
  'mail.codeLead':
    '{name}, escribe este código para elegir una contraseña nueva. Vale durante {minutes} minutos y una sola vez. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
  'mail.enterCode': 'Escribir el código',
  'mail.passwordChangedSubject': 'Cambiaste la contraseña de Lúpulo',
  'mail.passwordChangedTitle': 'Tu contraseña cambió',
  'mail.passwordChangedLead':
    '{name}, la contraseña de tu cuenta se cambió y cerramos todas las sesiones abiertas. Si no fuiste tú, recupérala ahora mismo.',
  'mail.recoverPassword': 'Recuperar contraseña',
  'mail.contactSubject': 'Mensaje de {name}',
  'mail.contactTitle': 'Te escribieron desde la tienda',
  'mail.contactLead': '{name} ({email}, {phone}) dejó este mensaje en la página de contacto:',
  'mail.answer': 'Responder',
  'mail.total': 'Total',
  'mail.delivery': 'Entrega',
  'mail.seePurchases': 'Ver mis compras',
  'mail.seeShop': 'Volver a la tienda',
} as const

export type MailTextCode = keyof typeof MAIL_TEXTS

/** The text of a mail's code, its `{name}`s filled in. */
export function mailText(code: MailTextCode, values: Record<string, string | number> = {}): string {
  return MAIL_TEXTS[code].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
