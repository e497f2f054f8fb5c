/** A brewery's own beers as a table (`/company/{id}/products`), and the copy of one in the form that publishes. */

export const rowTwice = {
  es: 'Esta cerveza está dos veces.',
  en: 'This beer is there twice.',
  pt: 'Esta cerveja está duas vezes.',
}
export const lead = {
  es: 'Cambia precios y stock aquí mismo: Intro baja una fila, y una columna copiada de una planilla se pega hacia abajo.',
  en: 'Change prices and stock right here: Enter goes down a row, and a column copied from a sheet is pasted downward.',
  pt: 'Mude preços e estoque aqui mesmo: Enter desce uma linha, e uma coluna copiada de uma planilha é colada para baixo.',
}
export const states = { es: 'Qué cervezas ver', en: 'Which beers to see', pt: 'Que cervejas ver' }
export const stateAll = { es: 'Todas {count}', en: 'All {count}', pt: 'Todas {count}' }
export const stateOn = { es: 'A la venta {count}', en: 'On sale {count}', pt: 'À venda {count}' }
export const stateEnding = {
  es: 'Se terminan {count}',
  en: 'About to end {count}',
  pt: 'Vão acabar {count}',
}
export const stateSoldOut = { es: 'Agotadas {count}', en: 'Sold out {count}', pt: 'Esgotadas {count}' }
export const stateOff = {
  es: 'Fuera de la venta {count}',
  en: 'Off sale {count}',
  pt: 'Fora da venda {count}',
}
export const statePast = {
  es: 'Pasaron su fecha {count}',
  en: 'Past their date {count}',
  pt: 'Passaram da data {count}',
}
export const stateBlocked = { es: 'Bloqueadas {count}', en: 'Blocked {count}', pt: 'Bloqueadas {count}' }
export const stateArchived = {
  es: 'Archivadas {count}',
  en: 'Archived {count}',
  pt: 'Arquivadas {count}',
}
export const noneOfState = {
  es: 'Ninguna cerveza está así.',
  en: 'No beer stands like that.',
  pt: 'Nenhuma cerveja está assim.',
}
export const byNewest = { es: 'Las más nuevas primero', en: 'Newest first', pt: 'As mais novas primeiro' }
export const sold = {
  es: 'Vendidas en {days} días',
  en: 'Sold in {days} days',
  pt: 'Vendidas em {days} dias',
}
export const tick = { es: 'Elegir {beer}', en: 'Choose {beer}', pt: 'Escolher {beer}' }
export const tickAll = { es: 'Elegir todas', en: 'Choose all', pt: 'Escolher todas' }
export const ticked = { es: '{count} elegidas', en: '{count} chosen', pt: '{count} escolhidas' }
export const oneTicked = { es: '1 elegida', en: '1 chosen', pt: '1 escolhida' }
export const of = { es: '{field} de {beer}', en: '{field} of {beer}', pt: '{field} de {beer}' }
export const before = { es: 'antes {value}', en: '{value} before', pt: 'antes {value}' }
export const held = { es: '{count} apartadas', en: '{count} held', pt: '{count} reservadas' }
export const oneHeld = { es: '1 apartada', en: '1 held', pt: '1 reservada' }
export const waysOf = { es: 'Acciones de {beer}', en: 'Actions for {beer}', pt: 'Ações de {beer}' }
export const duplicate = { es: 'Duplicar', en: 'Duplicate', pt: 'Duplicar' }
export const putOnSale = { es: 'Poner a la venta', en: 'Put on sale', pt: 'Colocar à venda' }
export const takeOffSale = { es: 'Sacar de la venta', en: 'Take off sale', pt: 'Tirar da venda' }
export const archive = { es: 'Archivar', en: 'Archive', pt: 'Arquivar' }
export const restore = { es: 'Restaurar', en: 'Restore', pt: 'Restaurar' }
export const archived = {
  es: '{count} cervezas archivadas.',
  en: '{count} beers archived.',
  pt: '{count} cervejas arquivadas.',
}
export const oneArchived = {
  es: '1 cerveza archivada.',
  en: '1 beer archived.',
  pt: '1 cerveja arquivada.',
}
export const restored = {
  es: '{count} cervezas restauradas: están fuera de la venta hasta que las pongas.',
  en: '{count} beers restored: they are off sale until you put them there.',
  pt: '{count} cervejas restauradas: estão fora da venda até que você as coloque.',
}
export const oneRestored = {
  es: '1 cerveza restaurada: está fuera de la venta hasta que la pongas.',
  en: '1 beer restored: it is off sale until you put it there.',
  pt: '1 cerveja restaurada: está fora da venda até que você a coloque.',
}
export const archiveTitle = {
  es: '¿Archivar estas {count}?',
  en: 'Archive these {count}?',
  pt: 'Arquivar estas {count}?',
}
export const archiveOneTitle = {
  es: '¿Archivar esta cerveza?',
  en: 'Archive this beer?',
  pt: 'Arquivar esta cerveja?',
}
export const archiveLead = {
  es: 'Salen de la tienda, de la búsqueda y de esta tabla. Su página queda con sus opiniones y dice que ya no se hacen. Lo que ya se compró se envía igual, y puedes restaurarlas.',
  en: 'They leave the shop, the search and this table. Their page stays with its reviews and says that they are no longer made. What was bought is sent all the same, and you can restore them.',
  pt: 'Saem da loja, da busca e desta tabela. A página delas fica com as avaliações e diz que já não são feitas. O que já foi comprado é enviado do mesmo jeito, e você pode restaurá-las.',
}
export const archiveSure = { es: 'Sí, archivar', en: 'Yes, archive', pt: 'Sim, arquivar' }
export const discard = { es: 'Descartar', en: 'Discard', pt: 'Descartar' }
export const discardTitle = {
  es: '¿Descartar los cambios?',
  en: 'Discard the changes?',
  pt: 'Descartar as mudanças?',
}
export const discardText = {
  es: 'Lo que escribiste en esta tabla y no guardaste se pierde.',
  en: 'What you wrote in this table and did not save is lost.',
  pt: 'O que você escreveu nesta tabela e não salvou será perdido.',
}
export const changed = {
  es: '{count} filas cambiadas',
  en: '{count} rows changed',
  pt: '{count} linhas mudadas',
}
export const oneChanged = { es: '1 fila cambiada', en: '1 row changed', pt: '1 linha mudada' }
export const noneChanged = { es: 'Sin cambios', en: 'No changes', pt: 'Sem mudanças' }
export const pasted = {
  es: 'Valores pegados: {count}.',
  en: 'Values pasted: {count}.',
  pt: 'Valores colados: {count}.',
}
export const pastedTooMany = {
  es: 'Valores pegados: {count}. Renglones sin fila: {left}.',
  en: 'Values pasted: {count}. Lines without a row: {left}.',
  pt: 'Valores colados: {count}. Linhas sem lugar: {left}.',
}
export const saved = {
  es: '{count} cervezas guardadas.',
  en: '{count} beers saved.',
  pt: '{count} cervejas salvas.',
}
export const oneSaved = { es: '1 cerveza guardada.', en: '1 beer saved.', pt: '1 cerveja salva.' }
export const putOn = {
  es: '{count} cervezas puestas a la venta.',
  en: '{count} beers put on sale.',
  pt: '{count} cervejas colocadas à venda.',
}
export const onePutOn = {
  es: '1 cerveza puesta a la venta.',
  en: '1 beer put on sale.',
  pt: '1 cerveja colocada à venda.',
}
export const takenOff = {
  es: '{count} cervezas sacadas de la venta.',
  en: '{count} beers taken off sale.',
  pt: '{count} cervejas tiradas da venda.',
}
export const oneTakenOff = {
  es: '1 cerveza sacada de la venta.',
  en: '1 beer taken off sale.',
  pt: '1 cerveja tirada da venda.',
}
export const notDone = { es: 'No cambió nada', en: 'Nothing was changed', pt: 'Nada mudou' }
export const nothingChanged = {
  es: 'No hay nada que guardar: ninguna fila está cambiada.',
  en: 'There is nothing to save: no row is changed.',
  pt: 'Não há nada para salvar: nenhuma linha está mudada.',
}
export const noneTicked = {
  es: 'Elige primero las cervezas.',
  en: 'Choose the beers first.',
  pt: 'Escolha primeiro as cervejas.',
}
export const failed = {
  es: 'No se guardó todo. Lo que falta sigue escrito en su fila.',
  en: 'Not everything was saved. What is missing is still written in its row.',
  pt: 'Nem tudo foi salvo. O que falta continua escrito na sua linha.',
}
export const rowChanged = {
  es: 'Alguien la cambió mientras tanto.',
  en: 'Somebody changed it meanwhile.',
  pt: 'Alguém a mudou nesse meio-tempo.',
}
export const rowChangedWay = {
  es: 'Guarda otra vez para dejar lo tuyo.',
  en: 'Save again to keep yours.',
  pt: 'Salve de novo para deixar o seu.',
}
export const takeTheirs = {
  es: 'Dejar lo que hay ahora',
  en: 'Leave what is there now',
  pt: 'Deixar o que há agora',
}
export const takeTheirsOf = {
  es: 'Dejar lo que hay ahora en {beer}',
  en: 'Leave what is there now in {beer}',
  pt: 'Deixar o que há agora em {beer}',
}
export const rowLine = { es: '{beer}: {message}', en: '{beer}: {message}', pt: '{beer}: {message}' }
export const pricesFarTitle = {
  es: '¿Son estos precios?',
  en: 'Are these the prices?',
  pt: 'São esses os preços?',
}
export const pricesFar = {
  es: 'Pasan a diez veces lo que eran, o a la décima parte. Todavía no se guardaron.',
  en: 'They become ten times what they were, or a tenth of it. They are not saved yet.',
  pt: 'Passam a dez vezes o que eram, ou à décima parte. Ainda não foram salvos.',
}
export const priceFrom = {
  es: '{beer}: de {before} a {now}',
  en: '{beer}: from {before} to {now}',
  pt: '{beer}: de {before} para {now}',
}
export const pricesRight = { es: 'Sí, guardarlos', en: 'Yes, save them', pt: 'Sim, salvar' }
export const pricesWrong = {
  es: 'Si no, corrígelos en su fila.',
  en: 'If not, correct them in their row.',
  pt: 'Se não, corrija na linha.',
}
export const offTitle = {
  es: '¿Sacar estas {count} de la venta?',
  en: 'Take these {count} off sale?',
  pt: 'Tirar estas {count} da venda?',
}
export const offLead = {
  es: 'Dejan de verse en la tienda hasta que las pongas otra vez. Lo que ya se compró se envía igual.',
  en: 'They leave the shop until you put them there again. What was bought is sent all the same.',
  pt: 'Saem da loja até que você as coloque de novo. O que já foi comprado é enviado do mesmo jeito.',
}
export const offSure = { es: 'Sí, sacarlas', en: 'Yes, take them off', pt: 'Sim, tirar' }
export const copyOf = { es: 'Copia de {beer}', en: 'Copy of {beer}', pt: 'Cópia de {beer}' }
export const copyLead = {
  es: 'Es una cerveza nueva: nada se publica hasta que la envíes. El stock y las fechas van vacíos, porque son de cada tanda.',
  en: 'It is a new beer: nothing is published until you send it. Stock and dates are empty, because they are each batch’s own.',
  pt: 'É uma cerveja nova: nada é publicado até você enviar. O estoque e as datas vão vazios, porque são de cada lote.',
}
export const copyNotFound = {
  es: 'No encontramos entre tus cervezas la que querías duplicar. El formulario está vacío.',
  en: 'We did not find the beer that you wanted to duplicate among yours. The form is empty.',
  pt: 'Não encontramos entre suas cervejas a que você queria duplicar. O formulário está vazio.',
}
export const cancelOff = { es: 'No, dejarlas', en: 'No, leave them', pt: 'Não, deixar' }
export const keepWriting = { es: 'Seguir escribiendo', en: 'Go on writing', pt: 'Continuar escrevendo' }
