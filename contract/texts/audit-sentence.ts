/**
 * The audit log: what admins did, a sentence each. `{who}` did it, `{what}` is what it was done to; it goes on with the reason,
 * or ends.
 */

export const auditSentenceTexts = {
  'viewing-begun': {
    es: '{who} empezó a ver la tienda como {what}',
    en: '{who} began to see the shop as {what}',
    pt: '{who} começou a ver a loja como {what}',
  },
  'viewing-ended': {
    es: '{who} dejó de ver la tienda como {what}',
    en: '{who} no longer sees the shop as {what}',
    pt: '{who} deixou de ver a loja como {what}',
  },
  'buyer-activated': {
    es: '{who} activó al comprador {what}',
    en: '{who} activated the buyer {what}',
    pt: '{who} ativou o comprador {what}',
  },
  'buyer-deactivated': {
    es: '{who} desactivó al comprador {what}',
    en: '{who} deactivated the buyer {what}',
    pt: '{who} desativou o comprador {what}',
  },
  'buyer-edited': {
    es: '{who} cambió datos del comprador {what}',
    en: '{who} changed details of the buyer {what}',
    pt: '{who} mudou dados do comprador {what}',
  },
  'company-activated': {
    es: '{who} activó la cervecería {what}',
    en: '{who} activated the brewery {what}',
    pt: '{who} ativou a cervejaria {what}',
  },
  'company-deactivated': {
    es: '{who} desactivó la cervecería {what}',
    en: '{who} deactivated the brewery {what}',
    pt: '{who} desativou a cervejaria {what}',
  },
  'company-edited': {
    es: '{who} cambió datos de la cervecería {what}',
    en: '{who} changed details of the brewery {what}',
    pt: '{who} mudou dados da cervejaria {what}',
  },
  'company-name-looked-at': {
    es: '{who} miró el nombre de la cervecería {what} y lo dejó así',
    en: '{who} looked at the name of the brewery {what} and left it so',
    pt: '{who} olhou o nome da cervejaria {what} e o deixou assim',
  },
  'brewery-claim-accepted': {
    es: '{who} aceptó a quien dice que {what} es suya',
    en: '{who} accepted who says that {what} is theirs',
    pt: '{who} aceitou quem diz que {what} é sua',
  },
  'brewery-claim-refused': {
    es: '{who} rechazó a quien dice que {what} es suya',
    en: '{who} refused who says that {what} is theirs',
    pt: '{who} recusou quem diz que {what} é sua',
  },
  'company-approved': {
    es: '{who} aprobó la cervecería {what}, que ya puede vender',
    en: '{who} approved the brewery {what}, which may sell now',
    pt: '{who} aprovou a cervejaria {what}, que já pode vender',
  },
  'company-asked': {
    es: '{who} pidió algo a la cervecería {what} antes de aprobarla',
    en: '{who} asked the brewery {what} for something before approving it',
    pt: '{who} pediu algo à cervejaria {what} antes de aprová-la',
  },
  'beer-activated': {
    es: '{who} desbloqueó la cerveza {what}',
    en: '{who} unblocked the beer {what}',
    pt: '{who} desbloqueou a cerveja {what}',
  },
  'beer-deactivated': {
    es: '{who} bloqueó la cerveza {what}',
    en: '{who} blocked the beer {what}',
    pt: '{who} bloqueou a cerveja {what}',
  },
  'beer-edited': {
    es: '{who} cambió la cerveza {what}',
    en: '{who} changed the beer {what}',
    pt: '{who} mudou a cerveja {what}',
  },
  'admin-activated': {
    es: '{who} activó al administrador {what}',
    en: '{who} activated the administrator {what}',
    pt: '{who} ativou o administrador {what}',
  },
  'admin-deactivated': {
    es: '{who} desactivó al administrador {what}',
    en: '{who} deactivated the administrator {what}',
    pt: '{who} desativou o administrador {what}',
  },
  'admin-invited': {
    es: '{who} invitó a {what} a la administración',
    en: '{who} invited {what} to the administration',
    pt: '{who} convidou {what} para a administração',
  },
  'admin-invitation-withdrawn': {
    es: '{who} retiró la invitación a {what} a la administración',
    en: '{who} withdrew the invitation of {what} to the administration',
    pt: '{who} retirou o convite a {what} para a administração',
  },
  'admin-joined': {
    es: '{who} se unió a la administración',
    en: '{who} joined the administration',
    pt: '{who} entrou na administração',
  },
  'admin-role-changed': {
    es: '{who} cambió el rol de {what} en la administración',
    en: '{who} changed the role of {what} in the administration',
    pt: '{who} mudou o papel de {what} na administração',
  },
  'order-refunded': {
    es: '{who} devolvió {amount} del pedido {what}',
    en: '{who} gave {amount} of order {what} back',
    pt: '{who} devolveu {amount} do pedido {what}',
  },
  'order-cancelled': {
    es: '{who} canceló el pedido {what}, de {total}',
    en: '{who} cancelled order {what}, of {total}',
    pt: '{who} cancelou o pedido {what}, de {total}',
  },
  'order-review-closed': {
    es: '{who} cerró la revisión del pedido {what}',
    en: '{who} closed the review of order {what}',
    pt: '{who} encerrou a revisão do pedido {what}',
  },
  'refund-retried': {
    es: '{who} volvió a intentar la devolución de {amount} del pedido {what}',
    en: '{who} tried the refund of {amount} of order {what} again',
    pt: '{who} tentou de novo a devolução de {amount} do pedido {what}',
  },
  'delivery-warning-lifted': {
    es: '{who} dejó salir el pedido {what}, que tenía un aviso de fraude',
    en: '{who} let order {what} leave, which had a fraud warning',
    pt: '{who} deixou sair o pedido {what}, que tinha um aviso de fraude',
  },
  'chargeback-documented': {
    es: '{who} mandó documentos contra el contracargo del pedido {what}',
    en: '{who} sent documents against the chargeback of order {what}',
    pt: '{who} enviou documentos contra o estorno do pedido {what}',
  },
  'parcel-shipped': {
    es: '{who} marcó como enviado lo de {brewery} en el pedido {what}',
    en: '{who} marked what {brewery} sends for order {what} as shipped',
    pt: '{who} marcou como enviado o que é de {brewery} no pedido {what}',
  },
  'parcel-delivered': {
    es: '{who} marcó como entregado lo de {brewery} en el pedido {what}',
    en: '{who} marked what {brewery} sent for order {what} as delivered',
    pt: '{who} marcou como entregue o que é de {brewery} no pedido {what}',
  },
  'payout-marked': {
    es: '{who} marcó un pago de {amount} a {brewery}',
    en: '{who} marked a payout of {amount} to {brewery}',
    pt: '{who} marcou um repasse de {amount} a {brewery}',
  },
  'payout-run-drafted': {
    es: '{who} hizo el borrador de {what}',
    en: '{who} made the draft of {what}',
    pt: '{who} fez o rascunho de {what}',
  },
  'payout-run-dropped': {
    es: '{who} descartó el borrador de {what}',
    en: '{who} dropped the draft of {what}',
    pt: '{who} descartou o rascunho de {what}',
  },
  'payout-run-approved': {
    es: '{who} aprobó {what}',
    en: '{who} approved {what}',
    pt: '{who} aprovou {what}',
  },
  'payout-file-sent': {
    es: '{who} mandó al banco por archivo {what}',
    en: '{who} sent {what} to the bank by file',
    pt: '{who} mandou ao banco por arquivo {what}',
  },
  'payout-paid': {
    es: '{who} marcó que llegó el pago de {amount} a {brewery}',
    en: '{who} marked the payout of {amount} to {brewery} as arrived',
    pt: '{who} marcou que chegou o repasse de {amount} a {brewery}',
  },
  'payout-run-paid': {
    es: '{who} marcó que llegó lo que faltaba de {what}',
    en: '{who} marked what was left of {what} as arrived',
    pt: '{who} marcou que chegou o que faltava de {what}',
  },
  'payout-failed': {
    es: '{who} marcó que no llegó el pago de {amount} a {brewery}',
    en: '{who} marked the payout of {amount} to {brewery} as failed',
    pt: '{who} marcou que não chegou o repasse de {amount} a {brewery}',
  },
  'payout-returned': {
    es: '{who} marcó que volvió el pago de {amount} a {brewery}',
    en: '{who} marked the payout of {amount} to {brewery} as returned',
    pt: '{who} marcou que voltou o repasse de {amount} a {brewery}',
  },
  'rate-typed': {
    es: '{who} escribió la cotización de {what}',
    en: '{who} typed the exchange rate of {what}',
    pt: '{who} escreveu a cotação de {what}',
  },
  'rate-taken': {
    es: '{who} aceptó la cotización de {what}: {rate} por dólar',
    en: '{who} took the exchange rate of {what}: {rate} a dollar',
    pt: '{who} aceitou a cotação de {what}: {rate} por dólar',
  },
  'rate-refused': {
    es: '{who} rechazó la cotización de {what}: {rate} por dólar',
    en: '{who} refused the exchange rate of {what}: {rate} a dollar',
    pt: '{who} recusou a cotação de {what}: {rate} por dólar',
  },
  'rate-withdrawn': {
    es: '{who} retiró la cotización de {what} escrita a mano: {rate} por dólar',
    en: '{who} withdrew the typed exchange rate of {what}: {rate} a dollar',
    pt: '{who} retirou a cotação de {what} escrita à mão: {rate} por dólar',
  },
  'commission-rule-added': {
    es: '{who} agregó {what} para {brewery}',
    en: '{who} added {what} for {brewery}',
    pt: '{who} adicionou {what} para {brewery}',
  },
  'commission-rule-changed': {
    es: '{who} cambió {what} para {brewery}',
    en: '{who} changed {what} for {brewery}',
    pt: '{who} mudou {what} para {brewery}',
  },
  'commission-rule-moved': {
    es: '{who} movió {what} para {brewery}',
    en: '{who} moved {what} for {brewery}',
    pt: '{who} moveu {what} para {brewery}',
  },
  'commission-rule-removed': {
    es: '{who} quitó {what} para {brewery}',
    en: '{who} removed {what} for {brewery}',
    pt: '{who} removeu {what} para {brewery}',
  },
  'advertisement-placed': {
    es: '{who} puso {what} en el espacio publicitario',
    en: '{who} placed {what} in the advertising space',
    pt: '{who} colocou {what} no espaço publicitário',
  },
  'advertisement-changed': {
    es: '{who} cambió {what} en el espacio publicitario',
    en: '{who} changed {what} in the advertising space',
    pt: '{who} mudou {what} no espaço publicitário',
  },
  'advertisement-withdrawn': {
    es: '{who} retiró {what} del espacio publicitario',
    en: '{who} withdrew {what} from the advertising space',
    pt: '{who} retirou {what} do espaço publicitário',
  },
  'provider-report-uploaded': {
    es: '{who} subió un reporte para {what}',
    en: '{who} uploaded a report for {what}',
    pt: '{who} enviou um relatório para {what}',
  },
  'provider-report-asked': {
    es: '{who} pidió el reporte del {from} al {to} para {what}',
    en: '{who} asked for the report from {from} to {to} for {what}',
    pt: '{who} pediu o relatório de {from} a {to} para {what}',
  },
  'difference-closed': {
    es: '{who} cerró una diferencia con {what}',
    en: '{who} closed a difference with {what}',
    pt: '{who} encerrou uma diferença com {what}',
  },
  'review-hidden': {
    es: '{who} ocultó una opinión ({what})',
    en: '{who} hid a review ({what})',
    pt: '{who} ocultou uma avaliação ({what})',
  },
  'review-restored': {
    es: '{who} volvió a mostrar una opinión ({what})',
    en: '{who} showed a review again ({what})',
    pt: '{who} voltou a mostrar uma avaliação ({what})',
  },
  'report-dismissed': {
    es: '{who} dejó a la vista una opinión denunciada ({what})',
    en: '{who} left a reported review in sight ({what})',
    pt: '{who} manteve à vista uma avaliação denunciada ({what})',
  },
  'message-done': {
    es: '{who} cerró {what}',
    en: '{who} closed {what}',
    pt: '{who} encerrou {what}',
  },
  'message-reopened': {
    es: '{who} reabrió {what}',
    en: '{who} reopened {what}',
    pt: '{who} reabriu {what}',
  },
  'message-answered': {
    es: '{who} respondió {what}',
    en: '{who} answered {what}',
    pt: '{who} respondeu {what}',
  },
  'task-taken': {
    es: '{who} tomó {what}',
    en: '{who} took {what}',
    pt: '{who} assumiu {what}',
  },
  'task-given': {
    es: '{who} encargó a {whom} {what}',
    en: '{who} handed {whom} {what}',
    pt: '{who} encarregou {whom} de {what}',
  },
  'task-freed': {
    es: '{who} dejó sin encargado {what}',
    en: '{who} left {what} to nobody',
    pt: '{who} deixou sem responsável {what}',
  },
  'task-noted': {
    es: '{who} anotó algo en {what}',
    en: '{who} left a note on {what}',
    pt: '{who} anotou algo em {what}',
  },
  'work-retried': {
    es: '{who} volvió a intentar {what}',
    en: '{who} tried {what} again',
    pt: '{who} tentou de novo {what}',
  },
  'list-downloaded': {
    es: '{who} descargó {what}',
    en: '{who} downloaded {what}',
    pt: '{who} baixou {what}',
  },
  'second-factor-enabled': {
    es: '{who} activó su segundo factor',
    en: '{who} turned their second factor on',
    pt: '{who} ativou seu segundo fator',
  },
  'second-factor-disabled': {
    es: '{who} quitó su segundo factor',
    en: '{who} took their second factor away',
    pt: '{who} removeu seu segundo fator',
  },
  'payout-account-saved': {
    es: '{who} guardó la cuenta de cobro de {what}',
    en: '{who} saved the payout account of {what}',
    pt: '{who} salvou a conta de recebimento de {what}',
  },
  'backup-codes-renewed': {
    es: '{who} renovó sus códigos de respaldo',
    en: '{who} renewed their backup codes',
    pt: '{who} renovou seus códigos de reserva',
  },
  'reported-left': {
    es: '{who} miró lo que se reportó de {what} y lo dejó como está',
    en: '{who} looked at what was reported of {what} and left it as it is',
    pt: '{who} olhou o que se denunciou de {what} e deixou como está',
  },
  'reported-taken-down': {
    es: '{who} miró lo que se reportó de {what} y dejó de mostrarlo',
    en: '{who} looked at what was reported of {what} and took it down',
    pt: '{who} olhou o que se denunciou de {what} e deixou de mostrá-lo',
  },
  'withdrawal-done': {
    es: '{who} cerró {what}',
    en: '{who} closed {what}',
    pt: '{who} encerrou {what}',
  },
  'withdrawal-refused': {
    es: '{who} rechazó {what}',
    en: '{who} refused {what}',
    pt: '{who} recusou {what}',
  },
  'withdrawal-window-changed': {
    es: '{who} cambió {what}',
    en: '{who} changed {what}',
    pt: '{who} mudou {what}',
  },
  'complaint-decided': {
    es: '{who} decidió un reclamo del pedido {what}',
    en: '{who} decided on a complaint about the order {what}',
    pt: '{who} decidiu uma reclamação do pedido {what}',
  },
}
