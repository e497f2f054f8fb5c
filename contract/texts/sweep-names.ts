/** What the tasks that repeat are called, for admins. */

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
export const sweepLookForFaults = {
  es: 'Buscar pedidos que no cierran con su pago',
  en: 'Look for orders that disagree with their payment',
  pt: 'Buscar pedidos que não fecham com o pagamento',
}
export const sweepCountHealth = {
  es: 'Contar la salud de las cervecerías',
  en: 'Count the health of breweries',
  pt: 'Contar a saúde das cervejarias',
}
export const sweepCountPairs = {
  es: 'Contar lo que se compra junto',
  en: 'Count what is bought together',
  pt: 'Contar o que se compra junto',
}
export const sweepSumFigures = {
  es: 'Sumar las cifras de los días que terminaron',
  en: 'Sum the figures of days that are over',
  pt: 'Somar os números dos dias que terminaram',
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
