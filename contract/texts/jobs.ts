/** What admins read about the work behind the pages. */

export const lead = {
  es: 'Lo que la tienda hace por detrás: correos, avisos de pago, devoluciones y archivos. Lo que falla se reintenta solo; lo que ya nadie reintenta te espera aquí.',
  en: 'What the shop does behind the scenes: e-mails, payment notices, refunds and files. What fails is tried again by itself; what nobody tries any more waits for you here.',
  pt: 'O que a loja faz por trás: e-mails, avisos de pagamento, devoluções e arquivos. O que falha é tentado de novo sozinho; o que ninguém mais tenta espera por você aqui.',
}
export const refresh = { es: 'Actualizar', en: 'Refresh', pt: 'Atualizar' }
export const failed = { es: 'Te esperan', en: 'Waiting for you', pt: 'Esperam por você' }
export const retrying = {
  es: 'Se reintentan solos',
  en: 'Tried again by themselves',
  pt: 'Tentados de novo sozinhos',
}
export const waiting = { es: 'En espera', en: 'Waiting', pt: 'Em espera' }
export const allFine = { es: 'Todo en orden.', en: 'All in order.', pt: 'Tudo em ordem.' }
export const mails = { es: 'Correos', en: 'E-mails', pt: 'E-mails' }
export const notices = { es: 'Avisos de pago', en: 'Payment notices', pt: 'Avisos de pagamento' }
export const held = { es: 'Correos retenidos', en: 'E-mails held back', pt: 'E-mails retidos' }
export const heldWhy = { es: 'Por qué', en: 'Why', pt: 'Por quê' }
export const heldUnproved = {
  es: 'Nadie confirmó ese correo',
  en: 'Nobody confirmed that e-mail',
  pt: 'Ninguém confirmou esse e-mail',
}
export const heldTooMany = {
  es: 'Demasiados enlaces en un día',
  en: 'Too many links in a day',
  pt: 'Links demais em um dia',
}
export const heldCounts = {
  es: 'En los últimos {days} días: {unproved} a correos que nadie confirmó, {tooMany} enlaces de más. No salen ni se reintentan; muchos a la vez son señal de abuso.',
  en: 'In the last {days} days: {unproved} to e-mails that nobody confirmed, {tooMany} links too many. They never leave and are not tried again; many at once are a sign of abuse.',
  pt: 'Nos últimos {days} dias: {unproved} para e-mails que ninguém confirmou, {tooMany} links a mais. Não saem nem são tentados de novo; muitos de uma vez são sinal de abuso.',
}
export const imports = { es: 'Archivos de cervezas', en: 'Files of beers', pt: 'Arquivos de cervejas' }
export const reports = {
  es: 'Reportes de Mercado Pago',
  en: 'Reports of Mercado Pago',
  pt: 'Relatórios do Mercado Pago',
}
export const sweeps = { es: 'Tareas que se repiten', en: 'Recurring tasks', pt: 'Tarefas que se repetem' }
export const queues = { es: 'Colas', en: 'Queues', pt: 'Filas' }
export const count = { es: '{title} ({count})', en: '{title} ({count})', pt: '{title} ({count})' }
export const more = {
  es: 'Se muestran {shown} de {total}.',
  en: '{shown} of {total} are shown.',
  pt: 'Mostrados {shown} de {total}.',
}
export const attempts = { es: 'Intentos', en: 'Attempts', pt: 'Tentativas' }
export const nextAt = { es: 'Próximo intento', en: 'Next attempt', pt: 'Próxima tentativa' }
export const error = { es: 'Por qué falló', en: 'Why it failed', pt: 'Por que falhou' }
export const progress = { es: 'Publicadas', en: 'Published', pt: 'Publicadas' }
export const progressOf = { es: '{done} de {rows}', en: '{done} of {rows}', pt: '{done} de {rows}' }
export const standingFailed = { es: 'Falló', en: 'Failed', pt: 'Falhou' }
export const standingRetrying = { es: 'Se reintenta', en: 'Being retried', pt: 'Tentando de novo' }
export const mailGivenUp = { es: 'Se dejó de intentar', en: 'Given up', pt: 'Desistiu-se de tentar' }
export const importRuns = { es: 'Se publica', en: 'Being published', pt: 'Publicando' }
export const payment = { es: 'Pago {id}', en: 'Payment {id}', pt: 'Pagamento {id}' }
export const chargeback = { es: 'Contracargo {id}', en: 'Chargeback {id}', pt: 'Estorno do banco {id}' }
export const payoutOf = {
  es: 'Pago a una cervecería {id}',
  en: 'Payout to a brewery {id}',
  pt: 'Repasse a uma cervejaria {id}',
}
export const warningOf = {
  es: 'No enviar lo del pago {id}',
  en: 'Do not send what payment {id} is for',
  pt: 'Não enviar o do pagamento {id}',
}
export const runNow = { es: 'Ejecutar ahora', en: 'Run now', pt: 'Executar agora' }
export const retryDone = { es: 'Salió bien', en: 'It went well', pt: 'Deu certo' }
export const retryUnderWay = {
  es: 'Está en marcha: actualiza en un momento',
  en: 'It is under way: refresh in a moment',
  pt: 'Está em andamento: atualize em um momento',
}
export const failedAgain = { es: 'Falló otra vez', en: 'It failed again', pt: 'Falhou outra vez' }
export const retryFailed = {
  es: 'Falló otra vez: {error}',
  en: 'It failed again: {error}',
  pt: 'Falhou outra vez: {error}',
}
export const sweep = { es: 'Tarea', en: 'Task', pt: 'Tarefa' }
export const every = { es: 'Cada cuánto', en: 'How often', pt: 'A cada quanto' }
export const seconds = { es: '{n} s', en: '{n} s', pt: '{n} s' }
export const minutes = { es: '{n} min', en: '{n} min', pt: '{n} min' }
export const hours = { es: '{n} h', en: '{n} h', pt: '{n} h' }
export const succeededAt = { es: 'Última sin errores', en: 'Last without errors', pt: 'Última sem erros' }
export const failedAt = { es: 'Última con errores', en: 'Last with errors', pt: 'Última com erros' }
export const sweepFine = { es: 'Bien', en: 'Fine', pt: 'Bem' }
export const sweepLate = { es: 'Atrasada', en: 'Late', pt: 'Atrasada' }
export const sweepNever = { es: 'Todavía no corrió', en: 'Has not run yet', pt: 'Ainda não rodou' }
export const sweepExpireHolds = {
  es: 'Soltar las cervezas de pedidos vencidos',
  en: 'Release the beers of expired orders',
  pt: 'Liberar as cervejas de pedidos vencidos',
}
export const sweepReconcile = {
  es: 'Preguntar por los pagos que nadie avisó',
  en: 'Ask about payments that nobody announced',
  pt: 'Perguntar pelos pagamentos que ninguém avisou',
}
export const sweepReconcileWeek = {
  es: 'Repasar los pagos de la semana',
  en: 'Go over the payments of the week',
  pt: 'Repassar os pagamentos da semana',
}
export const sweepFollowRates = {
  es: 'Preguntar a cuánto está el dólar',
  en: 'Ask what a dollar costs',
  pt: 'Perguntar a quanto está o dólar',
}
export const sweepFollowClaims = {
  es: 'Preguntar por los reclamos abiertos',
  en: 'Ask about open claims',
  pt: 'Perguntar pelas reclamações abertas',
}
export const sweepEscalateComplaints = {
  es: 'Pasar a la administración los reclamos sin respuesta',
  en: 'Hand complaints without an answer to the administration',
  pt: 'Passar à administração as reclamações sem resposta',
}
export const sweepWaitingNotices = {
  es: 'Atender avisos de pago pendientes',
  en: 'Handle waiting payment notices',
  pt: 'Atender avisos de pagamento pendentes',
}
export const sweepWaitingRefunds = {
  es: 'Enviar devoluciones pendientes',
  en: 'Send waiting refunds',
  pt: 'Enviar devoluções pendentes',
}
export const sweepWaitingMails = {
  es: 'Enviar correos pendientes',
  en: 'Send waiting e-mails',
  pt: 'Enviar e-mails pendentes',
}
export const sweepReleaseMoney = {
  es: 'Liberar el dinero de los envíos que llegaron',
  en: 'Free the money of parcels that have arrived',
  pt: 'Liberar o dinheiro dos envios que chegaram',
}
export const sweepFollowPayouts = {
  es: 'Mandar pagos al medio de pago y preguntar por ellos',
  en: 'Hand payouts to the payment provider and ask about them',
  pt: 'Mandar repasses ao meio de pagamento e perguntar por eles',
}
export const sweepOpenChargebacks = {
  es: 'Preguntar por los contracargos abiertos',
  en: 'Ask about open chargebacks',
  pt: 'Perguntar pelos estornos abertos',
}
export const sweepProviderBooks = {
  es: 'Pide los reportes de Mercado Pago y los compara con los libros',
  en: 'Asks for Mercado Pago’s reports and compares them with the books',
  pt: 'Pede os relatórios do Mercado Pago e os compara com os livros',
}
export const sweepRunningImports = {
  es: 'Seguir con archivos a medio publicar',
  en: 'Go on with half-published files',
  pt: 'Continuar arquivos publicados pela metade',
}
export const sweepPictures = {
  es: 'Borrar imágenes que nadie usa',
  en: 'Delete images that nobody uses',
  pt: 'Apagar imagens que ninguém usa',
}
export const sweepEndPastDates = {
  es: 'Retirar cervezas con la fecha pasada',
  en: 'Take beers past their date off sale',
  pt: 'Retirar cervejas que passaram da data',
}
export const sweepUndoPastDates = {
  es: 'Devolver a la venta las retiradas de más',
  en: 'Put back on sale what was taken off too soon',
  pt: 'Devolver à venda as retiradas cedo demais',
}
export const sweepSendRestockWaves = {
  es: 'Avisar por turnos de lo que volvió al stock',
  en: 'Tell in turns what is back in stock',
  pt: 'Avisar em turnos o que voltou ao estoque',
}
export const sweepEndPauses = {
  es: 'Devolver a la venta lo que estaba en pausa',
  en: 'Put back on sale what was away',
  pt: 'Devolver à venda o que estava em pausa',
}
export const sweepTellSalesOfDay = {
  es: 'Contar a las cervecerías las ventas de ayer',
  en: 'Tell breweries of yesterday’s sales',
  pt: 'Contar às cervejarias as vendas de ontem',
}
export const sweepTellLowStock = {
  es: 'Avisar a las cervecerías lo que se está por terminar',
  en: 'Tell breweries what is about to run out',
  pt: 'Avisar às cervejarias o que está acabando',
}
export const sweepRemindOfParcels = {
  es: 'Recuerda a las cervecerías los envíos demorados',
  en: 'Reminds breweries of late shipments',
  pt: 'Lembra às cervejarias os envios atrasados',
}
export const sweepSendDigests = {
  es: 'Mandar los resúmenes de novedades',
  en: 'Send the summaries of news',
  pt: 'Enviar os resumos de novidades',
}
export const sweepCountPairs = {
  es: 'Contar lo que se compra junto',
  en: 'Count what is bought together',
  pt: 'Contar o que se compra junto',
}
export const sweepFollowShopMean = {
  es: 'Ordenar las mejor puntuadas según la media de la tienda',
  en: 'Order the top rated by the shop’s mean',
  pt: 'Ordenar as mais bem avaliadas pela média da loja',
}
export const sweepForgetSearchChanges = {
  es: 'Olvidar cambios que la búsqueda ya leyó',
  en: 'Forget changes that the search has read',
  pt: 'Esquecer mudanças que a busca já leu',
}
export const sweepForgetBreweryClaims = {
  es: 'Olvidar a quienes pidieron una cervecería, un tiempo después de decidir',
  en: 'Forget those who claimed a brewery, a while after the decision',
  pt: 'Esquecer quem pediu uma cervejaria, um tempo depois da decisão',
}
export const sweepForgetReportVoices = {
  es: 'Olvidar lo que decían reportes ya decididos',
  en: 'Forget what reports said that are long decided',
  pt: 'Esquecer o que diziam denúncias já decididas',
}
export const sweepForgetStrayWithdrawals = {
  es: 'Olvidar arrepentimientos antiguos sin pedido',
  en: 'Forget old withdrawals without an order',
  pt: 'Esquecer arrependimentos antigos sem pedido',
}
export const sweepForgetFruitlessSearches = {
  es: 'Olvidar búsquedas sin resultado antiguas',
  en: 'Forget old searches without a result',
  pt: 'Esquecer buscas sem resultado antigas',
}
export const sweepDeliverWebhooks = {
  es: 'Avisar a los programas de las cervecerías (webhooks)',
  en: 'Tell programs of breweries (webhooks)',
  pt: 'Avisar os programas das cervejarias (webhooks)',
}
export const sweepForgetDeliveries = {
  es: 'Borrar avisos antiguos a esos programas',
  en: 'Delete old notices to those programs',
  pt: 'Apagar avisos antigos a esses programas',
}
export const sweepEndViewings = {
  es: 'Anotar el fin de lo que se vio como otra persona',
  en: 'Note the end of what was seen as somebody else',
  pt: 'Anotar o fim do que se viu como outra pessoa',
}
export const sweepPurgeNotices = {
  es: 'Borrar avisos de pago antiguos',
  en: 'Delete old payment notices',
  pt: 'Apagar avisos de pagamento antigos',
}
export const sweepRemoveVerifications = {
  es: 'Borrar códigos y enlaces vencidos',
  en: 'Delete expired codes and links',
  pt: 'Apagar códigos e links vencidos',
}
export const queue = { es: 'Cola', en: 'Queue', pt: 'Fila' }
export const queueWaiting = { es: 'Esperan', en: 'Waiting', pt: 'Esperam' }
export const queueRunning = { es: 'Corren', en: 'Running', pt: 'Rodam' }
export const queueFailed = { es: 'Fallaron hace poco', en: 'Failed lately', pt: 'Falharam há pouco' }
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
