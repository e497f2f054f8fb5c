/** Withdrawals from purchases, as admins see to them, and the windows of each country. */

export const title = { es: 'Arrepentimientos', en: 'Withdrawals', pt: 'Arrependimentos' }
export const lead = {
  es: 'Lo que la gente escribe en el botón de arrepentimiento. Lo que no había salido se cancela cuando quien compró lo confirma; el resto espera aquí.',
  en: 'What people write on the page for withdrawing from a purchase. What had not been sent is cancelled once its buyer confirms; the rest waits here.',
  pt: 'O que as pessoas escrevem no botão de arrependimento. O que não tinha saído é cancelado quando quem comprou confirma; o resto espera aqui.',
}
export const see = { es: 'Ver el arrepentimiento', en: 'See the withdrawal', pt: 'Ver o arrependimento' }
export const lists = {
  es: 'Listas de arrepentimientos',
  en: 'Lists of withdrawals',
  pt: 'Listas de arrependimentos',
}
export const openList = { es: 'Abiertos ({count})', en: 'Waiting ({count})', pt: 'Abertos ({count})' }
export const doneList = { es: 'Cerrados ({count})', en: 'Settled ({count})', pt: 'Encerrados ({count})' }
export const refusedList = { es: 'Rechazados ({count})', en: 'Refused ({count})', pt: 'Recusados ({count})' }
export const search = {
  es: 'Código, número de pedido o correo',
  en: 'Code, order number or e-mail',
  pt: 'Código, número do pedido ou e-mail',
}
export const none = {
  es: 'No hay arrepentimientos en esta lista.',
  en: 'There are no withdrawals in this list.',
  pt: 'Não há arrependimentos nesta lista.',
}
export const noneFound = {
  es: 'Ningún arrepentimiento de esta lista tiene ese código, número o correo.',
  en: 'No withdrawal in this list has that code, number or e-mail.',
  pt: 'Nenhum arrependimento desta lista tem esse código, número ou e-mail.',
}
export const seeAllOf = {
  es: 'Ver todos los arrepentimientos',
  en: 'See all withdrawals',
  pt: 'Ver todos os arrependimentos',
}
export const pages = {
  es: 'Páginas de arrepentimientos',
  en: 'Pages of withdrawals',
  pt: 'Páginas de arrependimentos',
}
export const cameOn = { es: 'Llegó el {day}', en: 'Came on {day}', pt: 'Chegou em {day}' }
export const stateWords = {
  open: { es: 'Abierto', en: 'Waiting', pt: 'Aberto' },
  done: { es: 'Cerrado el {day}', en: 'Settled on {day}', pt: 'Encerrado em {day}' },
  refused: { es: 'Rechazado el {day}', en: 'Refused on {day}', pt: 'Recusado em {day}' },
}
export const typedEmail = { es: 'Correo escrito', en: 'E-mail that was typed', pt: 'E-mail escrito' }
export const typedNumber = { es: 'Número escrito', en: 'Number that was typed', pt: 'Número escrito' }
export const unmatched = {
  es: 'Ningún pedido pagado tiene ese número y ese correo. Puede que se haya escrito mal: responde por correo.',
  en: 'No paid order has that number and that e-mail. It may have been mistyped: answer by e-mail.',
  pt: 'Nenhum pedido pago tem esse número e esse e-mail. Pode ter sido escrito errado: responda por e-mail.',
}
export const notConfirmed = {
  es: 'Quien compró todavía no lo confirmó: lo pudo escribir cualquiera.',
  en: 'Its buyer has not confirmed it yet: anybody may have written it.',
  pt: 'Quem comprou ainda não confirmou: qualquer pessoa pode ter escrito.',
}
export const confirmedOn = {
  es: 'Quien compró lo confirmó el {day}.',
  en: 'Its buyer confirmed it on {day}.',
  pt: 'Quem comprou confirmou em {day}.',
}
export const standings = {
  inside: {
    es: 'Dentro del plazo de {country}',
    en: 'Within the window of {country}',
    pt: 'Dentro do prazo: {country}',
  },
  outside: {
    es: 'Después del plazo de {country}',
    en: 'After the window of {country}',
    pt: 'Depois do prazo: {country}',
  },
  unknown: {
    es: 'Sin plazo configurado para {country}',
    en: 'No window is set for {country}',
    pt: 'Sem prazo configurado para {country}',
  },
}
export const parcelOf = { es: '{company}: {state}', en: '{company}: {state}', pt: '{company}: {state}' }
export const moneyBack = {
  es: 'El dinero volvió o está en camino.',
  en: 'The money is back or on its way.',
  pt: 'O dinheiro voltou ou está a caminho.',
}
export const untilDay = { es: 'Plazo hasta el {day}.', en: 'Window until {day}.', pt: 'Prazo até {day}.' }
export const reasonWas = { es: 'Motivo: {reason}', en: 'Reason given: {reason}', pt: 'Motivo: {reason}' }
export const asReason = {
  es: 'Arrepentimiento {code}.',
  en: 'Withdrawal {code}.',
  pt: 'Arrependimento {code}.',
}
export const toDesk = { es: 'Devolver dinero', en: 'Give money back', pt: 'Devolver dinheiro' }
export const finish = { es: 'Cerrar', en: 'Mark as settled', pt: 'Encerrar' }
export const of = { es: 'el arrepentimiento {code}', en: 'withdrawal {code}', pt: 'o arrependimento {code}' }
export const refuseTitle = {
  es: 'Rechazar el arrepentimiento {code}',
  en: 'Refuse withdrawal {code}',
  pt: 'Recusar o arrependimento {code}',
}
export const refuseLead = {
  es: 'El motivo se manda por correo a {email}.',
  en: 'The reason is mailed to {email}.',
  pt: 'O motivo é enviado por e-mail a {email}.',
}
export const leftOf = {
  es: '{total}, queda por devolver {left}',
  en: '{total}, {left} left to refund',
  pt: '{total}, falta devolver {left}',
}
/** The same of an order of which nothing has gone back. */
export const leftAll = {
  es: '{total}, queda todo por devolver',
  en: '{total}, all of it left to refund',
  pt: '{total}, falta devolver tudo',
}
export const finishTitle = {
  es: 'Cerrar el arrepentimiento {code}',
  en: 'Settle withdrawal {code}',
  pt: 'Encerrar o arrependimento {code}',
}
export const finishLead = {
  es: 'Ciérralo cuando el dinero ya se devolvió en el pedido, o ya le respondiste a {email}. Nadie recibe un correo, y no se puede abrir de nuevo.',
  en: 'Settle it once the money went back at the order’s desk, or {email} was answered. Nobody is mailed, and it cannot be opened again.',
  pt: 'Encerre quando o dinheiro já voltou no pedido, ou {email} já foi respondido. Ninguém recebe e-mail, e não se pode reabrir.',
}
export const finished = {
  es: 'El arrepentimiento quedó cerrado.',
  en: 'The withdrawal is settled.',
  pt: 'O arrependimento foi encerrado.',
}
export const refusedDone = {
  es: 'El arrepentimiento quedó rechazado, y el motivo sale por correo.',
  en: 'The withdrawal is refused, and the reason goes out by e-mail.',
  pt: 'O arrependimento foi recusado, e o motivo sai por e-mail.',
}

export const windowsTitle = {
  es: 'Plazos de arrepentimiento',
  en: 'Windows for withdrawals',
  pt: 'Prazos de arrependimento',
}
export const windowsLead = {
  es: 'Cuántos días después de la entrega se puede alguien arrepentir de su compra, según el país al que fue. La tienda no conoce leyes: pregunta a quien las conozca. Un país sin días no tiene plazo, y la administración decide caso por caso. Los días hábiles van de lunes a viernes; los feriados no se descuentan.',
  en: 'How many days after the delivery somebody can withdraw from a purchase, by the country that it went to. The shop knows no laws: ask who does. A country without days has no window, and the administration decides case by case. Business days are Monday to Friday; holidays are not left out.',
  pt: 'Quantos dias depois da entrega alguém pode se arrepender da compra, conforme o país para onde foi. A loja não conhece leis: pergunte a quem as conheça. Um país sem dias não tem prazo, e a administração decide caso a caso. Os dias úteis vão de segunda a sexta; os feriados não são descontados.',
}
export const days = { es: 'Días de {country}', en: 'Days of {country}', pt: 'Dias: {country}' }
export const countedHow = {
  es: 'Cómo se cuentan',
  en: 'How they are counted',
  pt: 'Como são contados',
}
export const countedWords = {
  calendar: { es: 'Días corridos', en: 'Calendar days', pt: 'Dias corridos' },
  business: { es: 'Días hábiles', en: 'Business days', pt: 'Dias úteis' },
}
export const noWindow = { es: 'Sin plazo', en: 'No window', pt: 'Sem prazo' }
export const saveWindows = { es: 'Guardar los plazos', en: 'Save the windows', pt: 'Salvar os prazos' }
export const ofCountry = { es: '{country}: {text}', en: '{country}: {text}', pt: '{country}: {text}' }
export const windowsSaved = {
  es: 'Los plazos quedaron guardados.',
  en: 'The windows are saved.',
  pt: 'Os prazos foram salvos.',
}
