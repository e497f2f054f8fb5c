/** What a seller has to send and has sent. */

export const parcelStateTexts = {
  pending: { es: 'Envio pendiente', en: 'Shipment pending', pt: 'Envio pendente' },
  shipped: { es: 'Enviado', en: 'Shipped', pt: 'Enviado' },
  delivered: { es: 'Entregado', en: 'Delivered', pt: 'Entregue' },
  cancelled: { es: 'Cancelado', en: 'Cancelled', pt: 'Cancelado' },
}
