import * as adminWords from './admin-words.ts'

/** What a person has to look at: the administration's work list. */

export const workKindTexts = {
  message: { es: 'Mensaje por responder', en: 'Message to answer', pt: 'Mensagem a responder' },
  review: { es: 'En revisión', en: 'In review', pt: 'Em revisão' },
  'refund-failed': { es: 'Devolución rechazada', en: 'Refund rejected', pt: 'Devolução recusada' },
  'refund-late': { es: 'Devolución demorada', en: 'Refund late', pt: 'Devolução atrasada' },
  'money-adrift': { es: 'Dinero sin destino', en: 'Money adrift', pt: 'Dinheiro sem destino' },
  'paid-without-payment': { es: 'Pagado sin pago', en: 'Paid without a payment', pt: 'Pago sem pagamento' },
  'wrong-amount': { es: 'Monto distinto', en: 'Different amount', pt: 'Valor diferente' },
  'hold-over': {
    es: 'Cervezas apartadas de más',
    en: 'Beers held too long',
    pt: 'Cervejas reservadas demais',
  },
  'held-unpaid': { es: 'Apartado y nunca pagado', en: 'Held and never paid', pt: 'Reservado e nunca pago' },
  'not-asked': {
    es: 'Sin noticias del proveedor',
    en: 'No news from the provider',
    pt: 'Sem notícias do provedor',
  },
  'notice-waiting': { es: 'Aviso sin atender', en: 'Notice not handled', pt: 'Aviso não atendido' },
  'charged-back-unsent': {
    es: 'Contracargo sin enviar',
    en: 'Charged back, not sent',
    pt: 'Estornado sem envio',
  },
  'parcel-late': { es: 'Envío demorado', en: 'Shipment late', pt: 'Envio atrasado' },
  'parcel-of-nobody': { es: 'Envío de nadie', en: 'Nobody’s shipment', pt: 'Envio de ninguém' },
  'delivery-warned': { es: 'No enviar', en: 'Do not send', pt: 'Não enviar' },
  'delivery-warned-gone': {
    es: 'Enviado con aviso de fraude',
    en: 'Sent, with a fraud warning',
    pt: 'Enviado com aviso de fraude',
  },
  'parcel-missing': { es: 'Dicen que no llegó', en: 'Said not to have arrived', pt: 'Dizem que não chegou' },
  withdrawal: adminWords.withdrawal,
  'withdrawal-inside': {
    es: 'Arrepentimiento en plazo',
    en: 'Withdrawal in time',
    pt: 'Arrependimento no prazo',
  },
  'withdrawal-outside': {
    es: 'Arrepentimiento fuera de plazo',
    en: 'Withdrawal too late',
    pt: 'Arrependimento fora do prazo',
  },
  'withdrawal-stray': {
    es: 'Arrepentimiento sin pedido',
    en: 'Withdrawal without an order',
    pt: 'Arrependimento sem pedido',
  },
  complaint: { es: 'Reclamo por decidir', en: 'Complaint to decide on', pt: 'Reclamação a decidir' },
  reported: { es: 'Reportado por la gente', en: 'Reported by people', pt: 'Denunciado pelas pessoas' },
  'brewery-claim': {
    es: 'Alguien pide su cervecería',
    en: 'Somebody claims their brewery',
    pt: 'Alguém pede sua cervejaria',
  },
  'new-brewery': {
    es: 'Cervecería nueva por mirar',
    en: 'New brewery to look at',
    pt: 'Cervejaria nova para olhar',
  },
  claim: { es: 'Reclamo en Mercado Pago', en: 'Claim at Mercado Pago', pt: 'Reclamação no Mercado Pago' },
  'chargeback-open': {
    es: 'Contracargo sin documentos',
    en: 'Chargeback without documents',
    pt: 'Estorno sem documentos',
  },
  'books-unknown': {
    es: 'Dinero que la tienda no conoce',
    en: 'Money that the shop knows nothing of',
    pt: 'Dinheiro que a loja não conhece',
  },
  'books-missing': {
    es: 'Falta en Mercado Pago',
    en: 'Missing at Mercado Pago',
    pt: 'Falta no Mercado Pago',
  },
  'books-amount': {
    es: 'Otro monto en Mercado Pago',
    en: 'Another amount at Mercado Pago',
    pt: 'Outro valor no Mercado Pago',
  },
  'books-fee': { es: 'Comisión sin asentar', en: 'Fee not booked', pt: 'Tarifa não lançada' },
  'books-chargeback': {
    es: 'Contracargo liberado',
    en: 'Chargeback released',
    pt: 'Estorno liberado',
  },
  'debt-old': { es: 'Deuda de una cervecería', en: 'A brewery’s debt', pt: 'Dívida de uma cervejaria' },
  'payout-late': { es: 'Pago sin terminar', en: 'Payout without an end', pt: 'Repasse sem fim' },
  'name-shared': { es: 'Nombre de otra compañía', en: 'Another company’s name', pt: 'Nome de outra empresa' },
  'site-unknown': { es: 'No se puede cobrar', en: 'Nobody can be charged', pt: 'Não se pode cobrar' },
  'no-rate': { es: 'Sin cotización', en: 'No exchange rate', pt: 'Sem cotação' },
  'payments-refused': { es: 'Pagos rechazados', en: 'Payments refused', pt: 'Pagamentos recusados' },
  'rate-waits': { es: 'Cotización por decidir', en: 'Rate to decide on', pt: 'Cotação a decidir' },
}
