/** How a payout of a run ended: marked by an admin, one or all that are left. */

export const markPaidOf = {
  es: 'Llegó el pago de {company}',
  en: 'It arrived: the payout of {company}',
  pt: 'Chegou o repasse de {company}',
}
export const markFailed = { es: 'Falló', en: 'It failed', pt: 'Falhou' }
export const markFailedOf = {
  es: 'Falló el pago de {company}',
  en: 'It failed: the payout of {company}',
  pt: 'Falhou o repasse de {company}',
}
export const markReturned = {
  es: 'El banco lo devolvió',
  en: 'The bank sent it back',
  pt: 'O banco devolveu',
}
export const markReturnedOf = {
  es: 'El banco lo devolvió: el pago de {company}',
  en: 'The bank sent it back: the payout of {company}',
  pt: 'O banco devolveu o repasse de {company}',
}
export const markAllPaid = {
  es: 'Marcar los {count} que faltan como acreditados',
  en: 'Mark the {count} that are left as arrived',
  pt: 'Marcar os {count} que faltam como creditados',
}
export const markAllPaidAsk = {
  es: 'Quedan como acreditados todos los pagos de la tanda que no terminaron:',
  en: 'All payouts of the run that have not ended are marked as arrived:',
  pt: 'Ficam como creditados todos os repasses da leva que não terminaram:',
}
export const markAllPaidHint = {
  es: 'La referencia vale para todos, y cada cervecería recibe un correo. Si alguno falló, márcalo antes en su fila.',
  en: 'The reference is of all of them, and each brewery is mailed. If one of them failed, mark that in its row first.',
  pt: 'A referência vale para todos, e cada cervejaria recebe um e-mail. Se algum falhou, marque-o antes na linha dele.',
}
export const allArrived = { es: 'Llegaron todos', en: 'They all arrived', pt: 'Chegaram todos' }
export const owedAgain = {
  es: 'Lo que vuelve se le debe otra vez: entra en la próxima tanda. La cervecería recibe un correo con el motivo.',
  en: 'What comes back is owed again: it is part of the next run. The brewery is mailed the reason.',
  pt: 'O que volta é devido de novo: entra na próxima leva. A cervejaria recebe um e-mail com o motivo.',
}
export const howMuch = { es: 'Cuánto volvió', en: 'How much came back', pt: 'Quanto voltou' }
export const howMuchHint = {
  es: 'En {currency}. Vacío: todo.',
  en: 'In {currency}. Empty: all of it.',
  pt: 'Em {currency}. Vazio: tudo.',
}
export const markedPaid = {
  es: 'El pago quedó como acreditado.',
  en: 'The payout is marked as arrived.',
  pt: 'O repasse ficou como creditado.',
}
export const markedAllPaid = {
  es: 'Los pagos quedaron como acreditados.',
  en: 'The payouts are marked as arrived.',
  pt: 'Os repasses ficaram como creditados.',
}
export const markedFailed = {
  es: 'El pago quedó como fallido, y se debe otra vez.',
  en: 'The payout is marked as failed, and owed again.',
  pt: 'O repasse ficou como falho, e é devido de novo.',
}
export const markedReturned = {
  es: 'El pago quedó como devuelto, y se debe otra vez.',
  en: 'The payout is marked as sent back, and owed again.',
  pt: 'O repasse ficou como devolvido, e é devido de novo.',
}
