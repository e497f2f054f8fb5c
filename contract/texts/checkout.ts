export const checkoutTexts = {
  'checkout.success': 'Tu Pago fue aprobado con exito !!',
  'checkout.successMail': 'Recibiras un correo con los detalles de tu compra.',
  'checkout.failure': 'Upps!!! Tu Pago fue rechazado!!',
  'checkout.failureAgain': 'Por favor intenta nuevamente con otro medio de pago.',
  'checkout.pending': 'Estamos procesando tu pago',
  'checkout.pendingKept': 'Te escribimos en cuanto se acredite. Tu carrito queda como estaba.',
  'checkout.closed': 'Este pedido ya no espera un pago',
  'checkout.closedText': 'En tus compras está en qué quedó.',
  'checkout.seePurchases': 'Ver mis compras',
  'checkout.backToCart': 'Volver al carrito',
} as const
