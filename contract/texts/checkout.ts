export const checkoutTexts = {
  'checkout.success': 'Tu Pago fue aprobado con exito !!',
  'checkout.successMail': 'Recibiras un correo con los detalles de tu compra.',
  'checkout.failure': 'Upps!!! Tu Pago fue rechazado!!',
  'checkout.failureAgain': 'Por favor intenta nuevamente con otro medio de pago.',
  'checkout.pending': 'Estamos procesando tu pago',
} as const
