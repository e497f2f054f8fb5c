/** What the kinds of mail are called, for admins. */

export const mailReceipt = { es: 'Recibo de compra', en: 'Receipt of a purchase', pt: 'Recibo de compra' }
export const mailSale = { es: 'Aviso de venta', en: 'Notice of a sale', pt: 'Aviso de venda' }
export const mailSalesOfDay = { es: 'Ventas de un día', en: 'Sales of a day', pt: 'Vendas de um dia' }
export const mailLowStock = { es: 'Poco stock', en: 'Low stock', pt: 'Pouco estoque' }
export const mailWebhookOff = { es: 'Webhook apagado', en: 'Webhook turned off', pt: 'Webhook desligado' }
export const mailExpiry = { es: 'Pedido vencido', en: 'Order expired', pt: 'Pedido vencido' }
export const mailOrderCancelled = { es: 'Pedido cancelado', en: 'Order cancelled', pt: 'Pedido cancelado' }
export const mailOrderWithdrawn = { es: 'Pedido retirado', en: 'Order withdrawn', pt: 'Pedido retirado' }
export const mailRefund = { es: 'Devolución', en: 'Refund', pt: 'Devolução' }
export const mailParcelShipped = { es: 'Envío en camino', en: 'Shipment on its way', pt: 'Envio a caminho' }
export const mailParcelDelivered = { es: 'Envío entregado', en: 'Shipment delivered', pt: 'Envio entregue' }
export const mailParcelCancelled = { es: 'Envío cancelado', en: 'Shipment cancelled', pt: 'Envio cancelado' }
export const mailParcelShort = { es: 'No se puede enviar', en: 'Cannot be sent', pt: 'Não se pode enviar' }
export const mailUnitsCancelled = {
  es: 'Unidades canceladas',
  en: 'Units cancelled',
  pt: 'Unidades canceladas',
}
export const mailMessageToBuyer = {
  es: 'Mensaje de una cervecería',
  en: 'Message from a brewery',
  pt: 'Mensagem de uma cervejaria',
}
export const mailMessageToSeller = {
  es: 'Mensaje de quien compró',
  en: 'Message from a buyer',
  pt: 'Mensagem de quem comprou',
}
export const mailDeliveryWarned = { es: 'Envío en duda', en: 'Shipment in doubt', pt: 'Envio em dúvida' }
export const mailDeliveryCleared = {
  es: 'Envío habilitado',
  en: 'Shipment cleared',
  pt: 'Envio liberado',
}
export const mailRestock = { es: 'Otra vez en stock', en: 'Back in stock', pt: 'De volta ao estoque' }
export const mailDigest = { es: 'Resumen de novedades', en: 'Summary of news', pt: 'Resumo de novidades' }
export const mailReviewAnswered = {
  es: 'Respuesta a una opinión',
  en: 'Answer to a review',
  pt: 'Resposta a uma avaliação',
}
export const mailWithdrawalReceived = {
  es: 'Código de un arrepentimiento',
  en: 'Code of a withdrawal',
  pt: 'Código de um arrependimento',
}
export const mailWithdrawalMatched = {
  es: 'Arrepentimiento por confirmar',
  en: 'Withdrawal to be confirmed',
  pt: 'Arrependimento a confirmar',
}
export const mailWithdrawalRefused = {
  es: 'Arrepentimiento rechazado',
  en: 'Withdrawal refused',
  pt: 'Arrependimento recusado',
}
export const mailReportDecided = {
  es: 'Qué se decidió de un reporte',
  en: 'What was decided about a report',
  pt: 'O que se decidiu de uma denúncia',
}
export const mailReviewHidden = { es: 'Opinión oculta', en: 'Review hidden', pt: 'Avaliação oculta' }
export const mailRecoveryCode = {
  es: 'Código para la contraseña',
  en: 'Code for the password',
  pt: 'Código para a senha',
}
export const mailPasswordChanged = { es: 'Contraseña cambiada', en: 'Password changed', pt: 'Senha alterada' }
export const mailComplaintOpened = { es: 'Reclamo nuevo', en: 'New complaint', pt: 'Nova reclamação' }
export const mailComplaintAnswered = {
  es: 'Respuesta a un reclamo',
  en: 'Answer to a complaint',
  pt: 'Resposta a uma reclamação',
}
export const mailComplaintToSend = {
  es: 'Reclamo: hay que enviar de nuevo',
  en: 'Complaint: to be sent again',
  pt: 'Reclamação: é preciso enviar de novo',
}
export const mailComplaintSentAgain = {
  es: 'Reclamo: salió de nuevo',
  en: 'Complaint: sent again',
  pt: 'Reclamação: saiu de novo',
}
export const mailComplaintEscalated = {
  es: 'Reclamo en la administración',
  en: 'Complaint at the administration',
  pt: 'Reclamação na administração',
}
export const mailComplaintDecided = {
  es: 'Reclamo decidido',
  en: 'Complaint decided',
  pt: 'Reclamação decidida',
}
export const mailConfirmEmail = {
  es: 'Confirmación del correo',
  en: 'Confirmation of the e-mail',
  pt: 'Confirmação do e-mail',
}
export const mailConfirmEmailChange = {
  es: 'Confirmación del correo nuevo',
  en: 'Confirmation of the new e-mail',
  pt: 'Confirmação do novo e-mail',
}
export const mailEmailChangeAsked = {
  es: 'Pedido de cambio de correo',
  en: 'Change of e-mail asked for',
  pt: 'Pedido de mudança de e-mail',
}
export const mailEmailChanged = { es: 'Correo cambiado', en: 'E-mail changed', pt: 'E-mail alterado' }
export const mailAccountDeleted = { es: 'Cuenta borrada', en: 'Account deleted', pt: 'Conta apagada' }
export const mailContactAnswered = {
  es: 'Respuesta a un mensaje',
  en: 'Answer to a message',
  pt: 'Resposta a uma mensagem',
}
export const mailBreweryClaimAsked = {
  es: 'Enlace a quien pide una cervecería',
  en: 'Link to who claims a brewery',
  pt: 'Link para quem pede uma cervejaria',
}
export const mailBreweryClaimAccepted = {
  es: 'Cervecería dada a quien la pidió',
  en: 'Brewery given to who claimed it',
  pt: 'Cervejaria dada a quem a pediu',
}
export const mailBreweryClaimRefused = {
  es: 'Cervecería negada a quien la pidió',
  en: 'Brewery refused to who claimed it',
  pt: 'Cervejaria negada a quem a pediu',
}
export const mailTeamInvitation = {
  es: 'Invitación a un equipo',
  en: 'Invitation to a team',
  pt: 'Convite para uma equipe',
}
export const mailStaffInvitation = {
  es: 'Invitación a la administración',
  en: 'Invitation to the administration',
  pt: 'Convite para a administração',
}
export const mailContact = { es: 'Mensaje de contacto', en: 'Contact message', pt: 'Mensagem de contato' }
export const mailPayoutAccount = {
  es: 'Otra cuenta de cobro',
  en: 'Another payout account',
  pt: 'Outra conta de recebimento',
}
export const mailTeamJoined = {
  es: 'Alguien entró al equipo',
  en: 'Somebody joined the team',
  pt: 'Alguém entrou na equipe',
}
export const mailApiKeyMade = { es: 'Clave de API nueva', en: 'New API key', pt: 'Nova chave de API' }
export const mailApiKeyLeaked = {
  es: 'Clave de API anulada',
  en: 'API key revoked',
  pt: 'Chave de API revogada',
}
export const mailSecondFactor = {
  es: 'Segundo paso cambiado',
  en: 'Second step changed',
  pt: 'Segunda etapa alterada',
}
export const mailSaleRefunded = { es: 'Venta devuelta', en: 'Sale refunded', pt: 'Venda devolvida' }
export const mailPayout = {
  es: 'Pago a una cervecería',
  en: 'Payout to a brewery',
  pt: 'Pagamento a uma cervejaria',
}
export const mailPayoutNews = {
  es: 'Cómo terminó un pago',
  en: 'How a payout ended',
  pt: 'Como terminou um repasse',
}
export const mailAdminAct = {
  es: 'Aviso de la administración',
  en: 'Notice from the administration',
  pt: 'Aviso da administração',
}
