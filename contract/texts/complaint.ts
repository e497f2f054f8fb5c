/** A buyer's complaint about a parcel, as buyer, brewery and administration read it. */

export const title = { es: 'Reclamo', en: 'Complaint', pt: 'Reclamação' }
export const complaints = { es: 'Reclamos', en: 'Complaints', pt: 'Reclamações' }
export const complain = { es: 'Reclamar', en: 'Complain', pt: 'Reclamar' }
export const photographsHidden = {
  es: 'Mientras ves la tienda como otra persona no se muestran las fotos de un reclamo.',
  en: 'While you see the shop as somebody else the photographs of a complaint are not shown.',
  pt: 'Enquanto você vê a loja como outra pessoa, as fotos de uma reclamação não aparecem.',
}
export const seeComplaint = { es: 'Ver el reclamo', en: 'See the complaint', pt: 'Ver a reclamação' }
export const about = {
  es: 'por el envío de {company}',
  en: 'about the shipment from {company}',
  pt: 'sobre o envio da {company}',
}
export const heading = {
  es: 'Reclamo por el envío de {company}',
  en: 'Complaint about the shipment from {company}',
  pt: 'Reclamação sobre o envio da {company}',
}

export const kinds = {
  broken: { es: 'Llegó roto', en: 'It came broken', pt: 'Chegou quebrado' },
  missing: { es: 'Faltan unidades', en: 'Units are missing', pt: 'Faltam unidades' },
  wrong: { es: 'Llegó otra cerveza', en: 'Another beer came', pt: 'Chegou outra cerveja' },
  'never-came': { es: 'El envío nunca llegó', en: 'The shipment never came', pt: 'O envio nunca chegou' },
  'past-date': { es: 'Llegó vencido', en: 'It came past its date', pt: 'Chegou vencido' },
  other: { es: 'Otro problema', en: 'Something else', pt: 'Outro problema' },
} as const

/** How it stands, in a word. */
export const states = {
  open: { es: 'Espera a la cervecería', en: 'Waits for the brewery', pt: 'Espera a cervejaria' },
  offered: { es: 'Oferta sobre la mesa', en: 'Offer on the table', pt: 'Oferta na mesa' },
  'offered-again': {
    es: 'Ofrece enviarlo de nuevo',
    en: 'Offers to send it again',
    pt: 'Oferece enviar de novo',
  },
  'to-send-again': {
    es: 'Se envía de nuevo',
    en: 'To be sent again',
    pt: 'A enviar de novo',
  },
  refused: { es: 'La cervecería dijo que no', en: 'The brewery said no', pt: 'A cervejaria disse não' },
  escalated: {
    es: 'Decide la administración',
    en: 'The administration decides',
    pt: 'A administração decide',
  },
  settled: { es: 'Arreglado', en: 'Settled', pt: 'Resolvida' },
  decided: { es: 'Decidido', en: 'Decided', pt: 'Decidida' },
  'taken-back': { es: 'Retirado', en: 'Taken back', pt: 'Retirada' },
  lapsed: { es: 'Cerrado sin respuesta', en: 'Closed without a reply', pt: 'Encerrada sem resposta' },
} as const

/** What happened, said to whoever did it. */
export const ownEvents = {
  buyer: {
    opened: { es: 'Reclamaste', en: 'You complained', pt: 'Você reclamou' },
    accepted: { es: 'Aceptaste la oferta', en: 'You took the offer', pt: 'Você aceitou a oferta' },
    'accepted-again': {
      es: 'Aceptaste que te lo envíen de nuevo',
      en: 'You agreed that it is sent again',
      pt: 'Você aceitou que enviem de novo',
    },
    'taken-back': {
      es: 'Retiraste el reclamo',
      en: 'You took the complaint back',
      pt: 'Você retirou a reclamação',
    },
  },
  brewery: {
    offered: {
      es: 'Ofreciste devolver el dinero de una parte',
      en: 'You offered to give a part of the money back',
      pt: 'Você ofereceu devolver uma parte do dinheiro',
    },
    'offered-again': {
      es: 'Ofreciste enviarlo de nuevo',
      en: 'You offered to send it again',
      pt: 'Você ofereceu enviar de novo',
    },
    refused: { es: 'Respondiste que no', en: 'You answered no', pt: 'Você respondeu que não' },
    'gave-all': {
      es: 'Devolviste todo lo reclamado',
      en: 'You gave back all that was asked for',
      pt: 'Você devolveu tudo o que foi reclamado',
    },
    'sent-again': { es: 'Lo enviaste de nuevo', en: 'You sent it again', pt: 'Você enviou de novo' },
  },
} as const
/** Said to the brewery of what it did itself. */
export const youSaidNo = { es: 'Dijiste que no', en: 'You said no', pt: 'Você disse não' }
export const amountField = { es: 'Importe en U$S', en: 'Amount in U$S', pt: 'Valor em U$S' }
export const photographs = { es: 'Fotos', en: 'Photographs', pt: 'Fotos' }
export const sentTo = { es: 'Envío para {name}', en: 'Shipment to {name}', pt: 'Envio para {name}' }
export const buyerKeeps = {
  es: 'las cervezas se las queda quien compró',
  en: 'the buyer keeps the beers',
  pt: 'quem comprou fica com as cervejas',
}

/** The same, said to the buyer. */
export const youKeep = {
  es: 'te quedas con las cervezas',
  en: 'you keep the beers',
  pt: 'você fica com as cervejas',
}

/** What happened, as all sides read it. */
export const events = {
  opened: { es: 'Quien compró reclamó', en: 'The buyer complained', pt: 'Quem comprou reclamou' },
  offered: {
    es: 'La cervecería ofreció devolver el dinero de una parte',
    en: 'The brewery offered to give a part of the money back',
    pt: 'A cervejaria ofereceu devolver uma parte do dinheiro',
  },
  'offered-again': {
    es: 'La cervecería ofreció enviarlo de nuevo',
    en: 'The brewery offered to send it again',
    pt: 'A cervejaria ofereceu enviar de novo',
  },
  refused: {
    es: 'La cervecería respondió que no',
    en: 'The brewery answered no',
    pt: 'A cervejaria respondeu que não',
  },
  'gave-all': {
    es: 'La cervecería devolvió todo lo reclamado',
    en: 'The brewery gave back all that was asked for',
    pt: 'A cervejaria devolveu tudo o que foi reclamado',
  },
  accepted: {
    es: 'Quien compró aceptó la oferta',
    en: 'The buyer took the offer',
    pt: 'Quem comprou aceitou a oferta',
  },
  'accepted-again': {
    es: 'Quien compró aceptó que se lo envíen de nuevo',
    en: 'The buyer agreed that it is sent again',
    pt: 'Quem comprou aceitou que enviem de novo',
  },
  'sent-again': {
    es: 'La cervecería lo envió de nuevo',
    en: 'The brewery sent it again',
    pt: 'A cervejaria enviou de novo',
  },
  'paid-instead': {
    es: 'El dinero volvió por otro camino: ya no se envía, y el reclamo se cerró',
    en: 'The money went back by another way: it is not sent any more, and the complaint was closed',
    pt: 'O dinheiro voltou por outro caminho: já não se envia, e a reclamação foi encerrada',
  },
  'not-sent-again': {
    es: 'No salió a tiempo: pasó a la administración',
    en: 'It did not leave in time: it went to the administration',
    pt: 'Não saiu a tempo: passou para a administração',
  },
  'again-off': {
    es: 'Volvió dinero por otro camino, o lo pide un banco: ya no se envía, y pasó a la administración',
    en: 'Money went back by another way, or a bank asks for it: it is not sent any more, and went to the administration',
    pt: 'Voltou dinheiro por outro caminho, ou um banco o pede: já não se envia, e passou para a administração',
  },
  escalated: {
    es: 'Pasó a la administración',
    en: 'It went to the administration',
    pt: 'Passou para a administração',
  },
  decided: {
    es: 'La administración decidió',
    en: 'The administration decided',
    pt: 'A administração decidiu',
  },
  'taken-back': {
    es: 'Quien compró retiró el reclamo',
    en: 'The buyer took the complaint back',
    pt: 'Quem comprou retirou a reclamação',
  },
  lapsed: {
    es: 'Nadie respondió a la cervecería a tiempo: se cerró',
    en: 'Nobody replied to the brewery in time: it was closed',
    pt: 'Ninguém respondeu à cervejaria a tempo: foi encerrada',
  },
} as const
/** Beside an event that time brought about. */
export const byTime = {
  es: 'Nadie respondió a tiempo.',
  en: 'Nobody answered in time.',
  pt: 'Ninguém respondeu a tempo.',
}

/** The money, in the list of its facts. */
export const askedFor = { es: 'Se reclama', en: 'Asked for', pt: 'Reclama-se' }
export const offered = { es: 'Se ofrece', en: 'Offered', pt: 'Oferece-se' }
export const wentBack = { es: 'Vuelve', en: 'Goes back', pt: 'Volta' }
export const isBack = { es: 'Volvió', en: 'Went back', pt: 'Voltou' }
export const reason = { es: '¿Qué pasó?', en: 'What happened?', pt: 'O que aconteceu?' }
export const history = { es: 'Lo que se dijo', en: 'What was said', pt: 'O que foi dito' }
export const beers = { es: 'De qué cervezas', en: 'Of which beers', pt: 'De quais cervejas' }
export const lineAsked = {
  es: '{beer}: {asked} de {bought}',
  en: '{beer}: {asked} of {bought}',
  pt: '{beer}: {asked} de {bought}',
}
export const lineOffered = { es: 'se ofrecen {count}', en: '{count} offered', pt: 'oferecem-se {count}' }
export const lineLowered = {
  es: 'antes ya se devolvieron {amount} de esta cerveza',
  en: '{amount} of this beer were given back before',
  pt: 'antes já foram devolvidos {amount} desta cerveja',
}
export const lineGiven = {
  es: 'vuelve el dinero de {count}',
  en: 'money back for {count}',
  pt: 'volta o dinheiro de {count}',
}

/** Beer in the place of money: `beers` is «2 × IPA, 1 × Stout». */
export const againOffer = {
  es: 'Ofrece enviar de nuevo {beers}. No se cobra nada, y no vuelve dinero por estas unidades.',
  en: 'The offer: {beers} again. Nothing is charged, and no money goes back for these units.',
  pt: 'Oferece enviar de novo {beers}. Não se cobra nada, e não volta dinheiro por estas unidades.',
}
export const againToSend = {
  es: 'Se envía de nuevo: {beers}. Nada se cobra.',
  en: 'To be sent again: {beers}. Nothing is charged.',
  pt: 'Envia-se de novo: {beers}. Nada se cobra.',
}
export const againSent = {
  es: 'Salió de nuevo: {beers} · {carrier}',
  en: 'Sent again: {beers} · {carrier}',
  pt: 'Saiu de novo: {beers} · {carrier}',
}
export const dueToSend = {
  es: 'Despáchalo antes del {when}. Si no, decide la administración y las unidades vuelven a tu stock.',
  en: 'Dispatch it before {when}. Otherwise the administration decides, and the units go back to your stock.',
  pt: 'Despache antes de {when}. Senão, a administração decide e as unidades voltam ao seu estoque.',
}
export const dueSentForBuyer = {
  es: '{company} lo despacha antes del {when}. Si no, decide la administración.',
  en: '{company} dispatches it before {when}. Otherwise the administration decides.',
  pt: '{company} despacha antes de {when}. Senão, a administração decide.',
}

/** Whose turn it is, and until when: `when` is «martes 3 de diciembre a las 15:40». */
export const dueSeller = {
  es: 'Responde antes del {when}. Si no, decide la administración.',
  en: 'Answer before {when}. Otherwise the administration decides.',
  pt: 'Responda antes de {when}. Senão, a administração decide.',
}
export const dueForBuyer = {
  es: '{company} responde antes del {when}. Si no, decide la administración.',
  en: '{company} answers before {when}. Otherwise the administration decides.',
  pt: '{company} responde antes de {when}. Senão, a administração decide.',
}
export const dueBuyerOffer = {
  es: 'Acepta o sigue reclamando antes del {when}. Después, la oferta vence y el reclamo se cierra.',
  en: 'Take it or go on before {when}. After that the offer lapses and the complaint is closed.',
  pt: 'Aceite ou continue reclamando antes de {when}. Depois, a oferta vence e a reclamação é encerrada.',
}
export const dueBuyerRefused = {
  es: 'Si no estás de acuerdo, dilo antes del {when}: decide la administración. Después, el reclamo se cierra.',
  en: 'If you do not agree, say so before {when}: the administration decides. After that the complaint is closed.',
  pt: 'Se não concorda, diga antes de {when}: a administração decide. Depois, a reclamação é encerrada.',
}
export const dueOfBuyer = {
  es: 'Quien compró responde antes del {when}.',
  en: 'The buyer replies before {when}.',
  pt: 'Quem comprou responde antes de {when}.',
}
export const dueAdmin = {
  es: 'La administración leyó o leerá lo que dijeron los dos, y decide. No tienes que hacer nada.',
  en: 'The administration reads what both sides said, and decides. There is nothing for you to do.',
  pt: 'A administração lê o que os dois disseram, e decide. Você não precisa fazer nada.',
}
export const whenWords = { es: '{day} a las {time}', en: '{day} at {time}', pt: '{day} às {time}' }
export const before = { es: 'antes del {when}', en: 'before {when}', pt: 'antes de {when}' }

export const howMany = { es: '¿Cuántas unidades?', en: 'How many units?', pt: 'Quantas unidades?' }
export const ofLeft = { es: 'de {count}', en: 'of {count}', pt: 'de {count}' }
export const unitsOf = {
  es: 'Unidades de {beer}',
  en: 'Units of {beer}',
  pt: 'Unidades de {beer}',
}
export const notTaken = { es: 'No se hizo', en: 'It was not done', pt: 'Não foi feito' }
export const goBack = { es: 'Volver al reclamo', en: 'Back to the complaint', pt: 'Voltar à reclamação' }

/** The way to the thread of the same parcel, where pictures are. */
export const talk = { es: 'Mensajes y fotos', en: 'Messages and photos', pt: 'Mensagens e fotos' }
export const seeParcel = { es: 'Ver este envío', en: 'See this shipment', pt: 'Ver este envio' }
