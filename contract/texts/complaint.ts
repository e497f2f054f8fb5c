/** A buyer's complaint about a parcel, as buyer, brewery and administration read it. */

export const title = { es: 'Reclamo', en: 'Complaint', pt: 'Reclamação' }
export const complaints = { es: 'Reclamos', en: 'Complaints', pt: 'Reclamações' }
export const complain = { es: 'Reclamar', en: 'Complain', pt: 'Reclamar' }
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

/** What happened, as all sides read it. */
export const events = {
  opened: { es: 'Quien compró reclamó', en: 'The buyer complained', pt: 'Quem comprou reclamou' },
  offered: {
    es: 'La cervecería ofreció devolver el dinero de una parte',
    en: 'The brewery offered to give a part of the money back',
    pt: 'A cervejaria ofereceu devolver uma parte do dinheiro',
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
export const lineGiven = {
  es: 'vuelve el dinero de {count}',
  en: 'money back for {count}',
  pt: 'volta o dinheiro de {count}',
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

/** The buyer's form. */
export const newLead = {
  es: 'Cuéntale a {company} qué pasó. Tiene {days} días hábiles para responder; si no lo hace, decide la administración. Mientras tanto no se le paga este envío.',
  en: 'Tell {company} what happened. It has {days} working days to answer; if it does not, the administration decides. Meanwhile it is not paid for this shipment.',
  pt: 'Conte à {company} o que aconteceu. Ela tem {days} dias úteis para responder; se não o fizer, a administração decide. Enquanto isso, este envio não é pago a ela.',
}
export const until = {
  es: 'Puedes reclamar hasta el {date}.',
  en: 'You can complain until {date}.',
  pt: 'Você pode reclamar até {date}.',
}
export const howMany = { es: '¿Cuántas unidades?', en: 'How many units?', pt: 'Quantas unidades?' }
export const howManyHint = {
  es: 'Pide el dinero de las que no están bien. Si el envío nunca llegó, déjalas vacías: son todas.',
  en: 'Ask for the money of those that are not right. If the shipment never came, leave them empty: it is all of them.',
  pt: 'Peça o dinheiro das que não estão bem. Se o envio nunca chegou, deixe vazias: são todas.',
}
export const ofLeft = { es: 'de {count}', en: 'of {count}', pt: 'de {count}' }
export const asMany = {
  es: 'A lo sumo las que se reclaman; todas es devolver todo.',
  en: 'At most those that are asked for; all of them is giving all back.',
  pt: 'No máximo as que se reclamam; todas é devolver tudo.',
}
export const decideHint = {
  es: 'Están las que se reclaman; puedes cambiarlas por cualquiera de las que quedan.',
  en: 'Those that are asked for stand there; you can change them to any that are left.',
  pt: 'Estão as que se reclamam; você pode mudá-las para quaisquer das que restam.',
}
export const unitsOf = {
  es: 'Unidades de {beer}',
  en: 'Units of {beer}',
  pt: 'Unidades de {beer}',
}
export const unitsNeeded = {
  es: 'Di cuántas unidades, al menos una.',
  en: 'Say how many units, one at least.',
  pt: 'Diga quantas unidades, uma ao menos.',
}
export const kindNeeded = {
  es: 'Elige qué pasó.',
  en: 'Choose what happened.',
  pt: 'Escolha o que aconteceu.',
}
export const words = {
  es: 'Cuéntalo con tus palabras',
  en: 'Say it in your words',
  pt: 'Conte com suas palavras',
}
export const wordsHint = {
  es: 'Las leen la cervecería y, si hace falta, la administración. Hasta {max} caracteres.',
  en: 'The brewery reads them and, where needed, the administration. Up to {max} characters.',
  pt: 'A cervejaria as lê e, se preciso, a administração. Até {max} caracteres.',
}
export const send = { es: 'Enviar el reclamo', en: 'Send the complaint', pt: 'Enviar a reclamação' }
export const notSent = {
  es: 'No se envió el reclamo',
  en: 'The complaint was not sent',
  pt: 'A reclamação não foi enviada',
}
export const neverCameFrom = {
  es: 'Como «nunca llegó» se puede reclamar desde el {date}: antes todavía puede llegar.',
  en: 'As “never came” it can be complained of from {date} on: before that it may still arrive.',
  pt: 'Como «nunca chegou» pode-se reclamar a partir de {date}: antes ainda pode chegar.',
}
export const done = {
  es: 'Enviamos tu reclamo a la cervecería.',
  en: 'We sent your complaint to the brewery.',
  pt: 'Enviamos sua reclamação à cervejaria.',
}
export const another = {
  es: 'Reclamar otra cosa',
  en: 'Complain of something else',
  pt: 'Reclamar de outra coisa',
}
export const earlier = { es: 'Reclamos anteriores', en: 'Earlier complaints', pt: 'Reclamações anteriores' }

/** What the buyer does about an answer. */
export const accept = { es: 'Aceptar la oferta', en: 'Take the offer', pt: 'Aceitar a oferta' }
export const acceptLead = {
  es: 'Te devolvemos {amount} y el reclamo queda arreglado. No se puede deshacer.',
  en: 'We give {amount} back to you and the complaint is settled. This cannot be undone.',
  pt: 'Devolvemos {amount} a você e a reclamação fica resolvida. Não se pode desfazer.',
}
export const acceptYes = { es: 'Aceptar {amount}', en: 'Take {amount}', pt: 'Aceitar {amount}' }
export const acceptDone = {
  es: 'Aceptaste la oferta: el dinero está en camino.',
  en: 'You took the offer: the money is on its way.',
  pt: 'Você aceitou a oferta: o dinheiro está a caminho.',
}
export const escalate = { es: 'No estoy de acuerdo', en: 'I do not agree', pt: 'Não concordo' }
export const escalateLead = {
  es: 'La administración lee lo que dijeron los dos y decide. La cervecería ya no puede cambiar su respuesta.',
  en: 'The administration reads what both of you said and decides. The brewery can no longer change its answer.',
  pt: 'A administração lê o que os dois disseram e decide. A cervejaria já não pode mudar sua resposta.',
}
export const escalateWords = {
  es: 'Por qué (si quieres)',
  en: 'Why (if you like)',
  pt: 'Por quê (se quiser)',
}
export const escalateYes = {
  es: 'Que decida la administración',
  en: 'Let the administration decide',
  pt: 'Que a administração decida',
}
export const escalateDone = {
  es: 'La administración lo mira y decide.',
  en: 'The administration looks at it and decides.',
  pt: 'A administração olha e decide.',
}
export const takeBack = {
  es: 'Retirar el reclamo',
  en: 'Take the complaint back',
  pt: 'Retirar a reclamação',
}
export const takeBackLead = {
  es: 'El reclamo termina sin que vuelva dinero.',
  en: 'The complaint ends, and no money goes back.',
  pt: 'A reclamação termina sem que volte dinheiro.',
}
export const takeBackDone = {
  es: 'Retiraste el reclamo.',
  en: 'You took the complaint back.',
  pt: 'Você retirou a reclamação.',
}
export const notTaken = { es: 'No se hizo', en: 'It was not done', pt: 'Não foi feito' }
export const goBack = { es: 'Volver al reclamo', en: 'Back to the complaint', pt: 'Voltar à reclamação' }

/** The brewery's list and its answer. */
export const listTitle = {
  es: 'Reclamos de tus envíos',
  en: 'Complaints about your shipments',
  pt: 'Reclamações dos seus envios',
}
export const none = {
  es: 'Nadie reclamó por un envío tuyo.',
  en: 'Nobody has complained about a shipment of yours.',
  pt: 'Ninguém reclamou de um envio seu.',
}
export const oneWaits = {
  es: '1 espera tu respuesta',
  en: '1 waits for your answer',
  pt: '1 espera sua resposta',
}
export const countWait = {
  es: '{count} esperan tu respuesta',
  en: '{count} wait for your answer',
  pt: '{count} esperam sua resposta',
}
/** On the brewery's day. */
export const oneOfAll = {
  es: '1 reclamo espera tu respuesta',
  en: '1 complaint waits for your answer',
  pt: '1 reclamação espera sua resposta',
}
export const countOfAll = {
  es: '{count} reclamos esperan tu respuesta',
  en: '{count} complaints wait for your answer',
  pt: '{count} reclamações esperam sua resposta',
}
export const firstDue = {
  es: 'el primero, antes del {when}',
  en: 'the first before {when}',
  pt: 'a primeira, antes de {when}',
}
export const noneWait = {
  es: 'Ninguno espera tu respuesta',
  en: 'None waits for your answer',
  pt: 'Nenhuma espera sua resposta',
}
export const pages = { es: 'Páginas de reclamos', en: 'Pages of complaints', pt: 'Páginas de reclamações' }
export const answerAnew = { es: 'Cambiar tu respuesta', en: 'Change your answer', pt: 'Mudar sua resposta' }
export const answerAll = {
  es: 'Devolver todo: {amount}',
  en: 'Give all of it back: {amount}',
  pt: 'Devolver tudo: {amount}',
}
export const answerSome = {
  es: 'Ofrecer una parte',
  en: 'Offer a part',
  pt: 'Oferecer uma parte',
}
export const answerNo = { es: 'Decir que no', en: 'Say no', pt: 'Dizer não' }
export const answerAllLead = {
  es: 'Quien compró recibe {amount} y el reclamo queda arreglado. Sale de lo que se te debe. No se puede deshacer.',
  en: 'The buyer gets {amount} and the complaint is settled. It is taken off what is owed to you. This cannot be undone.',
  pt: 'Quem comprou recebe {amount} e a reclamação fica resolvida. Sai do que lhe é devido. Não se pode desfazer.',
}
export const answerSomeLead = {
  es: 'Di de cuántas unidades devuelves el dinero. Quien compró tiene {days} días para aceptar, o para pedir que decida la administración.',
  en: 'Say of how many units you give the money back. The buyer has {days} days to take it, or to ask the administration to decide.',
  pt: 'Diga de quantas unidades você devolve o dinheiro. Quem comprou tem {days} dias para aceitar, ou para pedir que a administração decida.',
}
export const answerNoLead = {
  es: 'Quien compró lee por qué. Si no está de acuerdo, decide la administración.',
  en: 'The buyer reads why. If they do not agree, the administration decides.',
  pt: 'Quem comprou lê por quê. Se não concordar, a administração decide.',
}
export const answerWords = {
  es: 'Tus palabras (si quieres)',
  en: 'Your words (if you like)',
  pt: 'Suas palavras (se quiser)',
}
export const noWords = { es: 'Por qué no', en: 'Why not', pt: 'Por que não' }
export const sendOffer = { es: 'Enviar la oferta', en: 'Send the offer', pt: 'Enviar a oferta' }
export const sendNo = { es: 'Enviar el no', en: 'Send the no', pt: 'Enviar o não' }
export const answerDone = {
  es: 'Respondiste el reclamo.',
  en: 'You answered the complaint.',
  pt: 'Você respondeu a reclamação.',
}
export const notAnswered = {
  es: 'No se envió tu respuesta',
  en: 'Your answer was not sent',
  pt: 'Sua resposta não foi enviada',
}
/** The way to the thread of the same parcel, where pictures are. */
export const talk = { es: 'Mensajes y fotos', en: 'Messages and photos', pt: 'Mensagens e fotos' }
export const seeParcel = { es: 'Ver este envío', en: 'See this shipment', pt: 'Ver este envio' }

/** The administration. */
export const decide = { es: 'Decidir', en: 'Decide', pt: 'Decidir' }
export const seeIt = { es: 'Ver y decidir', en: 'See and decide', pt: 'Ver e decidir' }
export const decideLead = {
  es: 'Elige de cuántas unidades vuelve el dinero; ninguna es un no. Los dos lados leen tus palabras.',
  en: 'Choose of how many units the money goes back; none is a no. Both sides read your words.',
  pt: 'Escolha de quantas unidades volta o dinheiro; nenhuma é um não. Os dois lados leem suas palavras.',
}
export const decideWords = {
  es: 'Por qué, para los dos',
  en: 'Why, for both of them',
  pt: 'Por quê, para os dois',
}
export const decideNext = { es: 'Revisar la decisión', en: 'Check the decision', pt: 'Conferir a decisão' }
export const decideBack = {
  es: 'Devolver {amount} y cerrar',
  en: 'Give {amount} back and close',
  pt: 'Devolver {amount} e encerrar',
}
export const decideNo = {
  es: 'No devolver nada y cerrar',
  en: 'Give nothing back and close',
  pt: 'Não devolver nada e encerrar',
}
export const decideSure = {
  es: 'Vuelve el dinero de {units} a quien compró, y la cervecería deja de cobrarlo. No se puede deshacer.',
  en: 'The money of {units} goes back to the buyer, and the brewery is not paid for it. This cannot be undone.',
  pt: 'Volta o dinheiro de {units} a quem comprou, e a cervejaria deixa de recebê-lo. Não se pode desfazer.',
}
export const decideSureNo = {
  es: 'No vuelve dinero, y el reclamo termina. No se puede deshacer.',
  en: 'No money goes back, and the complaint ends. This cannot be undone.',
  pt: 'Não volta dinheiro, e a reclamação termina. Não se pode desfazer.',
}
export const decideDone = {
  es: 'Decidiste el reclamo.',
  en: 'You decided the complaint.',
  pt: 'Você decidiu a reclamação.',
}

/** On the order's own page: why nothing can be complained of. */
export const noBecause = {
  'not-sent': {
    es: 'Este envío todavía no salió: puedes cancelarlo en el pedido.',
    en: 'This shipment has not left yet: you can cancel it on the order’s page.',
    pt: 'Este envio ainda não saiu: você pode cancelá-lo no pedido.',
  },
  decided: {
    es: 'La administración ya decidió. Si hay algo nuevo, escríbenos.',
    en: 'The administration has decided. If there is something new, write to us.',
    pt: 'A administração já decidiu. Se há algo novo, escreva para nós.',
  },
  enough: {
    es: 'Ya reclamaste varias veces por este envío. Si falta algo, escríbenos.',
    en: 'You have complained about this shipment several times. If something is still wrong, write to us.',
    pt: 'Você já reclamou várias vezes deste envio. Se falta algo, escreva para nós.',
  },
  'nothing-left': {
    es: 'No queda nada por reclamar: el dinero de este envío ya volvió, o no costó nada.',
    en: 'There is nothing left to complain of: the money of this shipment has gone back, or it cost nothing.',
    pt: 'Não resta nada a reclamar: o dinheiro deste envio já voltou, ou não custou nada.',
  },
  'too-late': {
    es: 'Ya pasó el plazo para reclamar. Si todavía hay algo, escríbenos y lo vemos.',
    en: 'The time to complain is over. If there is still something, write to us and we will see to it.',
    pt: 'Já passou o prazo para reclamar. Se ainda há algo, escreva para nós e vamos ver.',
  },
} as const
