/** The audit log: what admins did. */

export const auditActionTexts = {
  'viewing-begun': {
    es: 'Empezó a ver como otro',
    en: 'Began to see as somebody',
    pt: 'Começou a ver como outro',
  },
  'viewing-ended': {
    es: 'Dejó de ver como otro',
    en: 'Stopped seeing as somebody',
    pt: 'Deixou de ver como outro',
  },
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
  'company-approved': { es: 'Aprobó una cervecería', en: 'Approved a brewery', pt: 'Aprovou uma cervejaria' },
  'brewery-claim-accepted': {
    es: 'Aceptó a quien pide una cervecería',
    en: 'Accepted who claims a brewery',
    pt: 'Aceitou quem pede uma cervejaria',
  },
  'brewery-claim-refused': {
    es: 'Rechazó a quien pide una cervecería',
    en: 'Refused who claims a brewery',
    pt: 'Recusou quem pede uma cervejaria',
  },
  'company-asked': {
    es: 'Pidió algo a una cervecería nueva',
    en: 'Asked a new brewery for something',
    pt: 'Pediu algo a uma cervejaria nova',
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
  'admin-invited': {
    es: 'Invitó a la administración',
    en: 'Invited to the administration',
    pt: 'Convidou para a administração',
  },
  'admin-invitation-withdrawn': {
    es: 'Retiró una invitación a la administración',
    en: 'Withdrew an invitation to the administration',
    pt: 'Retirou um convite para a administração',
  },
  'admin-joined': {
    es: 'Se unió a la administración',
    en: 'Joined the administration',
    pt: 'Entrou na administração',
  },
  'admin-role-changed': {
    es: 'Cambió el rol de un administrador',
    en: 'Changed an administrator’s role',
    pt: 'Mudou o papel de um administrador',
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
  'complaint-decided': {
    es: 'Decidió un reclamo',
    en: 'Decided on a complaint',
    pt: 'Decidiu uma reclamação',
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
  'payout-run-drafted': {
    es: 'Hizo un borrador de pagos',
    en: 'Made a draft of payouts',
    pt: 'Fez um rascunho de repasses',
  },
  'payout-run-dropped': {
    es: 'Descartó un borrador de pagos',
    en: 'Dropped a draft of payouts',
    pt: 'Descartou um rascunho de repasses',
  },
  'payout-run-approved': {
    es: 'Aprobó una tanda de pagos',
    en: 'Approved a run of payouts',
    pt: 'Aprovou uma leva de repasses',
  },
  'payout-file-sent': {
    es: 'Mandó pagos al banco por archivo',
    en: 'Sent payouts to the bank by file',
    pt: 'Mandou repasses ao banco por arquivo',
  },
  'payout-paid': {
    es: 'Marcó que un pago llegó',
    en: 'Marked a payout as arrived',
    pt: 'Marcou que um repasse chegou',
  },
  'payout-run-paid': {
    es: 'Marcó que llegaron los pagos que faltaban de una tanda',
    en: 'Marked the payouts that were left of a run as arrived',
    pt: 'Marcou que chegaram os repasses que faltavam de uma leva',
  },
  'payout-failed': {
    es: 'Marcó que un pago no llegó',
    en: 'Marked a payout as failed',
    pt: 'Marcou que um repasse não chegou',
  },
  'payout-returned': {
    es: 'Marcó que un pago volvió',
    en: 'Marked a payout as returned',
    pt: 'Marcou que um repasse voltou',
  },
  'rate-typed': { es: 'Escribió una cotización', en: 'Typed an exchange rate', pt: 'Escreveu uma cotação' },
  'rate-taken': { es: 'Aceptó una cotización', en: 'Took an exchange rate', pt: 'Aceitou uma cotação' },
  'rate-refused': { es: 'Rechazó una cotización', en: 'Refused an exchange rate', pt: 'Recusou uma cotação' },
  'rate-withdrawn': {
    es: 'Retiró una cotización escrita a mano',
    en: 'Withdrew a typed exchange rate',
    pt: 'Retirou uma cotação escrita à mão',
  },
  'advertisement-placed': {
    es: 'Puso algo en el espacio publicitario',
    en: 'Placed something in the advertising space',
    pt: 'Colocou algo no espaço publicitário',
  },
  'advertisement-changed': {
    es: 'Cambió algo del espacio publicitario',
    en: 'Changed something in the advertising space',
    pt: 'Mudou algo do espaço publicitário',
  },
  'advertisement-withdrawn': {
    es: 'Retiró algo del espacio publicitario',
    en: 'Withdrew something from the advertising space',
    pt: 'Retirou algo do espaço publicitário',
  },
  'commission-rule-added': {
    es: 'Agregó una regla de comisión',
    en: 'Added a commission rule',
    pt: 'Adicionou uma regra de comissão',
  },
  'commission-rule-changed': {
    es: 'Cambió una regla de comisión',
    en: 'Changed a commission rule',
    pt: 'Mudou uma regra de comissão',
  },
  'commission-rule-moved': {
    es: 'Movió una regla de comisión',
    en: 'Moved a commission rule',
    pt: 'Moveu uma regra de comissão',
  },
  'commission-rule-removed': {
    es: 'Quitó una regla de comisión',
    en: 'Removed a commission rule',
    pt: 'Removeu uma regra de comissão',
  },
  'provider-report-uploaded': {
    es: 'Subió un reporte de Mercado Pago',
    en: 'Uploaded a report of Mercado Pago',
    pt: 'Enviou um relatório do Mercado Pago',
  },
  'provider-report-asked': {
    es: 'Pidió un reporte a Mercado Pago',
    en: 'Asked Mercado Pago for a report',
    pt: 'Pediu um relatório ao Mercado Pago',
  },
  'difference-closed': {
    es: 'Cerró una diferencia con Mercado Pago',
    en: 'Closed a difference with Mercado Pago',
    pt: 'Encerrou uma diferença com o Mercado Pago',
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
  'reported-left': {
    es: 'Dejó como está lo que se reportó',
    en: 'Left what was reported as it is',
    pt: 'Deixou como está o que se denunciou',
  },
  'reported-taken-down': {
    es: 'Dejó de mostrar lo que se reportó',
    en: 'Took down what was reported',
    pt: 'Deixou de mostrar o que se denunciou',
  },
  'withdrawal-done': {
    es: 'Cerró un arrepentimiento',
    en: 'Closed a withdrawal',
    pt: 'Encerrou um arrependimento',
  },
  'withdrawal-refused': {
    es: 'Rechazó un arrepentimiento',
    en: 'Refused a withdrawal',
    pt: 'Recusou um arrependimento',
  },
  'withdrawal-window-changed': {
    es: 'Cambió un plazo de arrepentimiento',
    en: 'Changed a window for withdrawals',
    pt: 'Mudou um prazo de arrependimento',
  },
  'message-answered': {
    es: 'Respondió a un mensaje',
    en: 'Answered a message',
    pt: 'Respondeu uma mensagem',
  },
  'task-taken': { es: 'Tomó un asunto', en: 'Took something to review', pt: 'Assumiu um assunto' },
  'task-given': {
    es: 'Encargó un asunto',
    en: 'Handed over something to review',
    pt: 'Encarregou um assunto',
  },
  'task-freed': {
    es: 'Dejó un asunto sin encargado',
    en: 'Left something to nobody',
    pt: 'Deixou um assunto sem responsável',
  },
  'task-noted': {
    es: 'Anotó algo en un asunto',
    en: 'Left a note on something',
    pt: 'Anotou algo em um assunto',
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
  'payout-account-saved': {
    es: 'Guardó su cuenta de cobro',
    en: 'Saved their payout account',
    pt: 'Salvou sua conta de recebimento',
  },
  'backup-codes-renewed': {
    es: 'Renovó sus códigos de respaldo',
    en: 'Renewed their backup codes',
    pt: 'Renovou seus códigos de reserva',
  },
}
