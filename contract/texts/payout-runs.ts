/** Payout runs: the admins' pages. */

export const tab = { es: 'Tandas', en: 'Runs', pt: 'Levas' }
export const title = { es: 'Tandas de pagos', en: 'Payout runs', pt: 'Levas de repasses' }
export const lead = {
  es: 'Paga a todas las cervecerías juntas: primero un borrador, después su aprobación, y al final lo que dijo el banco.',
  en: 'Pays all breweries together: a draft first, then its approval, and in the end what the bank said.',
  pt: 'Paga a todas as cervejarias juntas: primeiro um rascunho, depois a aprovação e, no fim, o que o banco disse.',
}
export const empty = {
  es: 'Todavía no hubo ninguna tanda. El borrador propone pagarle a cada cervecería lo que tiene libre; no mueve dinero hasta que se aprueba.',
  en: 'There has been no run yet. A draft proposes to pay each brewery what is free of its money; nothing moves until it is approved.',
  pt: 'Ainda não houve nenhuma leva. O rascunho propõe pagar a cada cervejaria o que está livre; nada se move até a aprovação.',
}
export const caption = {
  es: 'Tandas de pagos, la más nueva primero',
  en: 'Payout runs, the newest first',
  pt: 'Levas de repasses, a mais nova primeiro',
}
export const pages = { es: 'Páginas de tandas', en: 'Pages of runs', pt: 'Páginas de levas' }
export const draft = { es: 'Hacer un borrador', en: 'Make a draft', pt: 'Fazer um rascunho' }
export const seeDraft = { es: 'Ver el borrador', en: 'See the draft', pt: 'Ver o rascunho' }
export const drafted = {
  es: 'El borrador está hecho.',
  en: 'The draft is made.',
  pt: 'O rascunho está feito.',
}
export const draftedOn = { es: 'Borrador del', en: 'Drafted on', pt: 'Rascunho de' }
export const whoAndWhen = { es: 'Quién y cuándo', en: 'Who and when', pt: 'Quem e quando' }
export const draftedBy = { es: 'Lo hizo', en: 'Drafted by', pt: 'Quem o fez' }
export const approvedOn = { es: 'Aprobada el', en: 'Run approved on', pt: 'Aprovada em' }
export const approvedBy = { es: 'La aprobó', en: 'Approved by', pt: 'Quem a aprovou' }
export const sums = { es: 'Montos', en: 'Amounts', pt: 'Valores' }
export const sumOf = {
  es: '{amount} en {payouts}',
  en: '{amount} in {payouts}',
  pt: '{amount} em {payouts}',
}
export const open = { es: 'Sin terminar', en: 'Not ended', pt: 'Sem terminar' }
export const seeRun = {
  es: 'Ver la tanda del {day}',
  en: 'See the run of {day}',
  pt: 'Ver a leva de {day}',
}
export const runTitle = { es: 'Tanda del {day}', en: 'Run of {day}', pt: 'Leva de {day}' }
export const states = {
  draft: { es: 'Borrador', en: 'Draft', pt: 'Rascunho' },
  approved: { es: 'Aprobada', en: 'Approved', pt: 'Aprovada' },
}
export const allEnded = { es: 'Terminada', en: 'Ended', pt: 'Terminada' }
export const back = { es: 'Volver a las tandas', en: 'Back to the runs', pt: 'Voltar às levas' }
export const missing = {
  es: 'Esta tanda no existe',
  en: 'There is no such run',
  pt: 'Esta leva não existe',
}
export const missingHint = {
  es: 'Quizás alguien descartó el borrador.',
  en: 'Perhaps somebody dropped the draft.',
  pt: 'Talvez alguém tenha descartado o rascunho.',
}

/** What happens once it is approved, or what is to be done from then on. */
export const afterApproval = {
  'by-hand': {
    es: 'Cuando la apruebes, transfiere a cada cuenta y marca cada pago con su referencia.',
    en: 'Once it is approved, transfer to each account and mark each payout with its reference.',
    pt: 'Quando aprovar, transfira a cada conta e marque cada repasse com sua referência.',
  },
  'bank-file': {
    es: 'Cuando la apruebes, descarga el archivo y llévalo al banco.',
    en: 'Once it is approved, download the file and take it to the bank.',
    pt: 'Quando aprovar, baixe o arquivo e leve-o ao banco.',
  },
  'mercado-pago': {
    es: 'Cuando la apruebes, Mercado Pago recibe los pagos en unos minutos.',
    en: 'Once it is approved, Mercado Pago is handed the payouts within minutes.',
    pt: 'Quando aprovar, o Mercado Pago recebe os repasses em poucos minutos.',
  },
}
export const approvedLead = {
  'by-hand': {
    es: 'Transfiere a cada cuenta y marca aquí cómo terminó cada pago.',
    en: 'Transfer to each account, and mark here how each payout ended.',
    pt: 'Transfira a cada conta e marque aqui como terminou cada repasse.',
  },
  'bank-file': {
    es: 'Los pagos van al banco en un archivo; cómo terminó cada uno se lee de su retorno o se marca a mano.',
    en: 'The payouts go to the bank in a file; how each ended is read from its return file or marked by hand.',
    pt: 'Os repasses vão ao banco em um arquivo; como cada um terminou se lê do retorno ou se marca à mão.',
  },
  'mercado-pago': {
    es: 'Mercado Pago hace los pagos y avisa cómo termina cada uno: los estados llegan solos.',
    en: 'Mercado Pago makes the payouts and tells how each ends: states come by themselves.',
    pt: 'O Mercado Pago faz os repasses e avisa como cada um termina: os estados chegam sozinhos.',
  },
}
export const needsAnother = {
  es: 'Este borrador lo hiciste tú: en esta tienda lo aprueba otra persona de la administración.',
  en: 'You made this draft: in this shop another admin approves it.',
  pt: 'Foi você quem fez este rascunho: nesta loja quem aprova é outra pessoa da administração.',
}
export const withoutAccount = {
  es: 'Pagos a cervecerías sin cuenta guardada: {count}. Apruébalos solo si sabes adónde transferir: la tabla de cuentas no los tiene.',
  en: 'Payouts to breweries without a saved account: {count}. Approve them only if you know where to transfer to: the table of accounts does not have them.',
  pt: 'Repasses a cervejarias sem conta salva: {count}. Aprove-os só se souber para onde transferir: a tabela de contas não os tem.',
}
export const approve = { es: 'Aprobar la tanda', en: 'Approve the run', pt: 'Aprovar a leva' }
export const approveAsk = {
  es: 'Se aprueba pagar, y deja de deberse:',
  en: 'This is approved to be paid, and no longer owed:',
  pt: 'Aprova-se pagar, e deixa de ser devido:',
}
export const approved = {
  es: 'La tanda está aprobada.',
  en: 'The run is approved.',
  pt: 'A leva está aprovada.',
}
export const redraft = {
  es: 'Hacer el borrador de nuevo',
  en: 'Make the draft anew',
  pt: 'Refazer o rascunho',
}
export const redrafted = {
  es: 'El borrador está hecho de nuevo.',
  en: 'The draft is made anew.',
  pt: 'O rascunho está refeito.',
}
export const drop = { es: 'Descartar el borrador', en: 'Drop the draft', pt: 'Descartar o rascunho' }
export const dropAsk = {
  es: 'No se paga nada de lo que propone. Las cervecerías siguen teniendo lo que se les debe.',
  en: 'Nothing that it proposes is paid. Breweries are still owed what they are owed.',
  pt: 'Nada do que ele propõe é pago. As cervejarias continuam com o que se lhes deve.',
}
export const dropped = {
  es: 'El borrador quedó descartado.',
  en: 'The draft is dropped.',
  pt: 'O rascunho foi descartado.',
}

export const payouts = {
  es: 'Los pagos de la tanda',
  en: 'The payouts of the run',
  pt: 'Os repasses da leva',
}
export const payoutsCaption = {
  es: 'Pagos de la tanda: primero los que no terminaron, después los de más dólares',
  en: 'Payouts of the run: those that have not ended first, then most dollars first',
  pt: 'Repasses da leva: primeiro os que não terminaram, depois os de mais dólares',
}
export const payoutPages = {
  es: 'Páginas de los pagos de la tanda',
  en: 'Pages of the payouts of the run',
  pt: 'Páginas dos repasses da leva',
}
export const stands = { es: 'Cómo están', en: 'How they stand', pt: 'Como estão' }
export const standsOpen = {
  es: 'Sin terminar ({count})',
  en: 'Not ended ({count})',
  pt: 'Sem terminar ({count})',
}
export const standsEnded = {
  es: 'Terminados ({count})',
  en: 'Ended ({count})',
  pt: 'Terminados ({count})',
}
export const noneStands = {
  es: 'No queda ninguno de estos.',
  en: 'None of these is left.',
  pt: 'Não sobrou nenhum destes.',
}
export const noneFound = {
  es: 'En esta tanda no hay pagos a nadie con ese nombre.',
  en: 'This run has no payouts to anybody of that name.',
  pt: 'Nesta leva não há repasses a ninguém com esse nome.',
}
export const takenOff = { es: 'Se le descuenta', en: 'Taken off it', pt: 'Desconta-se dela' }
export const asKnown = { es: 'Sin cuenta guardada', en: 'No account saved', pt: 'Sem conta salva' }
export const statementOf = {
  es: 'Liquidación de {company}',
  en: 'Statement of {company}',
  pt: 'Extrato de {company}',
}
export const leftOut = {
  es: 'Quedan afuera ({count})',
  en: 'Left out ({count})',
  pt: 'Ficam de fora ({count})',
}
export const leftOutCaption = {
  es: 'Cervecerías a las que se les debe y que no entran en la tanda',
  en: 'Breweries that are owed something and are no part of the run',
  pt: 'Cervejarias às quais se deve e que não entram na leva',
}
export const because = {
  'no-account': {
    es: 'No guardó ninguna cuenta de cobro.',
    en: 'It has saved no payout account.',
    pt: 'Não salvou nenhuma conta de recebimento.',
  },
  'account-held': {
    es: 'Cambió su cuenta hace poco: se le paga desde el {moment}.',
    en: 'It changed its account lately: it is paid from {moment} on.',
    pt: 'Mudou de conta há pouco: paga-se a partir de {moment}.',
  },
  'account-unreadable': {
    es: 'Su cuenta no se puede leer con las claves de la tienda: tiene que guardarla otra vez.',
    en: 'Its account cannot be read with the shop’s keys: it has to save it again.',
    pt: 'A conta dela não pode ser lida com as chaves da loja: tem que salvá-la de novo.',
  },
  'not-payable-there': {
    es: 'Mercado Pago no paga a esa cuenta en esa moneda.',
    en: 'Mercado Pago does not pay to that account in that currency.',
    pt: 'O Mercado Pago não paga a essa conta nessa moeda.',
  },
}
export const owing = {
  es: 'Deben de vuelta ({count})',
  en: 'Owe something back ({count})',
  pt: 'Devem de volta ({count})',
}
export const owingIs = {
  es: 'Se les descuenta de sus próximas ventas: hasta entonces no se les paga.',
  en: 'It is taken off their next sales: until then they are paid nothing.',
  pt: 'Desconta-se das próximas vendas: até lá não se paga nada a elas.',
}
export const owingCaption = {
  es: 'Cervecerías que le deben a la tienda',
  en: 'Breweries that owe the shop',
  pt: 'Cervejarias que devem à loja',
}
