/** What people did about an order besides its money, in its history at the desk. */

export const orderDeedTexts = {
  shipped: {
    es: '«{name}» envió su parte.',
    en: '“{name}” sent its part.',
    pt: '«{name}» enviou sua parte.',
  },
  delivered: {
    es: 'El envío de «{name}» se entregó.',
    en: 'The shipment of “{name}” was handed over.',
    pt: 'O envio da «{name}» foi entregue.',
  },
  cancelled: {
    es: 'El envío de «{name}» se canceló.',
    en: 'The shipment of “{name}” was cancelled.',
    pt: 'O envio da «{name}» foi cancelado.',
  },
  'said-arrived': {
    es: 'Quien compró dijo que el envío de «{name}» llegó.',
    en: 'The buyer said that the shipment of “{name}” arrived.',
    pt: 'Quem comprou disse que o envio da «{name}» chegou.',
  },
  'said-missing': {
    es: 'Quien compró dijo que el envío de «{name}» no llegó.',
    en: 'The buyer said that the shipment of “{name}” did not arrive.',
    pt: 'Quem comprou disse que o envio da «{name}» não chegou.',
  },
  withdrawn: {
    es: 'Alguien se arrepintió de la compra (código {name}).',
    en: 'Somebody withdrew from the purchase (code {name}).',
    pt: 'Alguém se arrependeu da compra (código {name}).',
  },
  'withdrawal-confirmed': {
    es: 'Quien compró confirmó el arrepentimiento {name}.',
    en: 'The buyer confirmed withdrawal {name}.',
    pt: 'Quem comprou confirmou o arrependimento {name}.',
  },
  'withdrawal-closed': {
    es: 'El arrepentimiento {name} se cerró.',
    en: 'Withdrawal {name} was closed.',
    pt: 'O arrependimento {name} foi encerrado.',
  },
}

export const complaintDeed = {
  es: 'Reclamo a «{name}»: {event}',
  en: 'Complaint to “{name}”: {event}',
  pt: 'Reclamação à «{name}»: {event}',
}
