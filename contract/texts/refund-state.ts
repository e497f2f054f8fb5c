/** Orders and their money, as admins look after them. */

export const refundStateTexts = {
  due: { es: 'Por enviar', en: 'To be sent', pt: 'Por enviar' },
  sent: {
    es: 'Enviada, sin respuesta todavía',
    en: 'Sent, not answered yet',
    pt: 'Enviada, ainda sem resposta',
  },
  'in-process': {
    es: 'En proceso en el proveedor',
    en: 'In process at the provider',
    pt: 'Em processamento no provedor',
  },
  done: { es: 'Devuelta', en: 'Refunded', pt: 'Devolvida' },
  failed: { es: 'Rechazada por el proveedor', en: 'Rejected by the provider', pt: 'Recusada pelo provedor' },
}
