/** The audit log: what admins did. */

export const auditActionTexts = {
  'buyer-activated': { es: 'Activó a un comprador', en: 'Activated a buyer', pt: 'Ativou um comprador' },
  'buyer-deactivated': {
    es: 'Desactivó a un comprador',
    en: 'Deactivated a buyer',
    pt: 'Desativou um comprador',
  },
  'buyer-edited': {
    es: 'Cambió datos de un comprador',
    en: 'Changed a buyer’s data',
    pt: 'Mudou dados de um comprador',
  },
  'company-activated': { es: 'Activó una compañía', en: 'Activated a company', pt: 'Ativou uma empresa' },
  'company-deactivated': {
    es: 'Desactivó una compañía',
    en: 'Deactivated a company',
    pt: 'Desativou uma empresa',
  },
  'company-edited': {
    es: 'Cambió datos de una compañía',
    en: 'Changed a company’s data',
    pt: 'Mudou dados de uma empresa',
  },
  'company-name-looked-at': {
    es: 'Miró el nombre de una compañía',
    en: 'Looked at a company’s name',
    pt: 'Olhou o nome de uma empresa',
  },
  'beer-activated': { es: 'Activó una cerveza', en: 'Activated a beer', pt: 'Ativou uma cerveja' },
  'beer-deactivated': { es: 'Desactivó una cerveza', en: 'Deactivated a beer', pt: 'Desativou uma cerveja' },
  'beer-edited': { es: 'Cambió una cerveza', en: 'Changed a beer', pt: 'Mudou uma cerveja' },
  'admin-activated': {
    es: 'Activó a un administrador',
    en: 'Activated an administrator',
    pt: 'Ativou um administrador',
  },
  'admin-deactivated': {
    es: 'Desactivó a un administrador',
    en: 'Deactivated an administrator',
    pt: 'Desativou um administrador',
  },
  'order-refunded': {
    es: 'Devolvió dinero de un pedido',
    en: 'Refunded money of an order',
    pt: 'Devolveu dinheiro de um pedido',
  },
  'order-cancelled': { es: 'Canceló un pedido', en: 'Cancelled an order', pt: 'Cancelou um pedido' },
  'order-review-closed': {
    es: 'Cerró la revisión de un pedido',
    en: 'Closed the review of an order',
    pt: 'Encerrou a revisão de um pedido',
  },
  'chargeback-documented': {
    es: 'Mandó documentos contra un contracargo',
    en: 'Sent documents against a chargeback',
    pt: 'Enviou documentos contra um estorno',
  },
  'refund-retried': {
    es: 'Reintentó una devolución',
    en: 'Retried a refund',
    pt: 'Tentou de novo uma devolução',
  },
  'delivery-warning-lifted': {
    es: 'Dejó salir un pedido con aviso de fraude',
    en: 'Let an order with a fraud warning leave',
    pt: 'Deixou sair um pedido com aviso de fraude',
  },
  'parcel-shipped': {
    es: 'Marcó un envío como enviado',
    en: 'Marked a shipment as shipped',
    pt: 'Marcou um envio como enviado',
  },
  'parcel-delivered': {
    es: 'Marcó un envío como entregado',
    en: 'Marked a shipment as delivered',
    pt: 'Marcou um envio como entregue',
  },
  'payout-marked': {
    es: 'Marcó un pago a una cervecería',
    en: 'Marked a payout to a brewery',
    pt: 'Marcou um repasse a uma cervejaria',
  },
  'rate-typed': { es: 'Escribió una cotización', en: 'Typed an exchange rate', pt: 'Escreveu uma cotação' },
  'rate-taken': { es: 'Aceptó una cotización', en: 'Took an exchange rate', pt: 'Aceitou uma cotação' },
  'rate-refused': { es: 'Rechazó una cotización', en: 'Refused an exchange rate', pt: 'Recusou uma cotação' },
  'rate-withdrawn': {
    es: 'Retiró una cotización escrita a mano',
    en: 'Withdrew a typed exchange rate',
    pt: 'Retirou uma cotação escrita à mão',
  },
  'review-hidden': { es: 'Ocultó una opinión', en: 'Hid a review', pt: 'Ocultou uma avaliação' },
  'review-restored': {
    es: 'Volvió a mostrar una opinión',
    en: 'Showed a review again',
    pt: 'Voltou a mostrar uma avaliação',
  },
  'report-dismissed': {
    es: 'Dejó una opinión denunciada',
    en: 'Left a reported review',
    pt: 'Manteve uma avaliação denunciada',
  },
  'message-done': { es: 'Cerró un mensaje', en: 'Closed a message', pt: 'Encerrou uma mensagem' },
  'message-reopened': { es: 'Reabrió un mensaje', en: 'Reopened a message', pt: 'Reabriu uma mensagem' },
  'work-retried': { es: 'Reintentó un trabajo', en: 'Retried a job', pt: 'Tentou de novo um trabalho' },
  'list-downloaded': { es: 'Descargó una lista', en: 'Downloaded a list', pt: 'Baixou uma lista' },
  'second-factor-enabled': {
    es: 'Activó su segundo factor',
    en: 'Turned their second factor on',
    pt: 'Ativou seu segundo fator',
  },
  'second-factor-disabled': {
    es: 'Quitó su segundo factor',
    en: 'Took their second factor away',
    pt: 'Removeu seu segundo fator',
  },
  'backup-codes-renewed': {
    es: 'Renovó sus códigos de respaldo',
    en: 'Renewed their backup codes',
    pt: 'Renovou seus códigos de reserva',
  },
}
