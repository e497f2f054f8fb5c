/** Many beers at once: the columns of the file, the page of three steps, the files from before. */

export const title = { es: 'Importar cervezas', en: 'Import beers', pt: 'Importar cervejas' }
export const steps = { es: 'Pasos de la importación', en: 'Steps of the import', pt: 'Passos da importação' }
export const stepChoose = { es: 'Elegir archivo', en: 'Choose a file', pt: 'Escolher arquivo' }
export const stepReview = { es: 'Revisar', en: 'Review', pt: 'Revisar' }
export const lead = {
  es: 'Publica muchas cervezas de una vez desde una planilla. Nada se publica antes de que lo revises y digas que sí.',
  en: 'Publish many beers at once from a spreadsheet. Nothing is published before you have reviewed it and said yes.',
  pt: 'Publique muitas cervejas de uma vez a partir de uma planilha. Nada é publicado antes que você revise e diga que sim.',
}
export const file = { es: 'Archivo CSV', en: 'CSV file', pt: 'Arquivo CSV' }
export const fileHint = {
  es: 'Hasta {megabytes} MB y {rows} cervezas. Desde Excel o Google Sheets: guardar como CSV.',
  en: 'Up to {megabytes} MB and {rows} beers. From Excel or Google Sheets: save as CSV.',
  pt: 'Até {megabytes} MB e {rows} cervejas. Do Excel ou Google Sheets: salvar como CSV.',
}
export const fileMissing = { es: 'Elige un archivo.', en: 'Choose a file.', pt: 'Escolha um arquivo.' }
export const fileTooLarge = {
  es: 'El archivo pesa más de {megabytes} MB.',
  en: 'The file is larger than {megabytes} MB.',
  pt: 'O arquivo tem mais de {megabytes} MB.',
}
export const read = { es: 'Revisar archivo', en: 'Review file', pt: 'Revisar arquivo' }
export const reading = { es: 'Leyendo el archivo…', en: 'Reading the file…', pt: 'Lendo o arquivo…' }
export const refused = {
  es: 'No pudimos leer el archivo',
  en: 'We could not read the file',
  pt: 'Não conseguimos ler o arquivo',
}
export const template = { es: 'Descargar la plantilla', en: 'Download the template', pt: 'Baixar o modelo' }
export const exportText = {
  es: 'Descargar mis cervezas',
  en: 'Download my beers',
  pt: 'Baixar minhas cervejas',
}
export const columns = {
  es: 'Qué va en cada columna',
  en: 'What goes in each column',
  pt: 'O que vai em cada coluna',
}
export const columnsLead = {
  es: 'Los números van con punto o con coma; las fechas, como 2026-11-30 o 30/11/2026. Las fotos se agregan después, al editar cada cerveza: mientras tanto dibujamos la etiqueta.',
  en: 'Numbers take a point or a comma; dates, as 2026-11-30 or 30/11/2026. Photos are added afterwards, when you edit each beer: until then we draw the label.',
  pt: 'Os números vão com ponto ou vírgula; as datas, como 2026-11-30 ou 30/11/2026. As fotos são adicionadas depois, ao editar cada cerveja: enquanto isso desenhamos o rótulo.',
}
export const columnsNeeded = {
  es: 'Necesarias: {names}.',
  en: 'Required: {names}.',
  pt: 'Obrigatórias: {names}.',
}
export const columnsOptional = {
  es: 'Opcionales: {names}.',
  en: 'Optional: {names}.',
  pt: 'Opcionais: {names}.',
}
export const columnsTypes = { es: 'Tipos: {types}.', en: 'Types: {types}.', pt: 'Tipos: {types}.' }
export const past = { es: 'Archivos anteriores', en: 'Earlier files', pt: 'Arquivos anteriores' }
export const none = {
  es: 'Todavía no subiste ningún archivo. Empieza por la plantilla: ya trae las columnas.',
  en: 'You have not uploaded a file yet. Begin with the template: it has the columns already.',
  pt: 'Você ainda não enviou nenhum arquivo. Comece pelo modelo: já traz as colunas.',
}
export const counts = {
  es: '{done} publicadas, {bad} con errores',
  en: '{done} published, {bad} with errors',
  pt: '{done} publicadas, {bad} com erros',
}
export const countsWaiting = {
  es: '{good} listas, {bad} con errores',
  en: '{good} ready, {bad} with errors',
  pt: '{good} prontas, {bad} com erros',
}
export const good = {
  es: 'Listas para publicar: {good}',
  en: 'Ready to be published: {good}',
  pt: 'Prontas para publicar: {good}',
}
export const bad = { es: 'Con errores: {bad}', en: 'With errors: {bad}', pt: 'Com erros: {bad}' }
export const twins = {
  es: 'Ya están en tu cervecería o repetidas: {twins}',
  en: 'Already in your brewery, or twice in the file: {twins}',
  pt: 'Já estão na sua cervejaria ou repetidas: {twins}',
}
export const changing = { es: 'Cambian: {count}', en: 'Change: {count}', pt: 'Mudam: {count}' }
export const equal = { es: 'Iguales: {count}', en: 'The same: {count}', pt: 'Iguais: {count}' }
export const pricesRight = {
  es: 'Son precios correctos: {count} pasan a diez veces lo que eran, o a la décima parte',
  en: 'These prices are right: {count} become ten times what they were, or a tenth of it',
  pt: 'São preços corretos: {count} passam a dez vezes o que eram, ou à décima parte',
}
export const saveAll = { es: 'Guardar todo', en: 'Save all', pt: 'Salvar tudo' }
export const saveGood = {
  es: 'Guardar solo lo bueno',
  en: 'Save only what is right',
  pt: 'Salvar só o que está certo',
}
export const allEqual = {
  es: 'El archivo dice lo mismo que tus cervezas: no hay nada que guardar.',
  en: 'The file says what your beers say already: there is nothing to save.',
  pt: 'O arquivo diz o mesmo que suas cervejas: não há nada para salvar.',
}
export const rowChanging = { es: 'Cambia', en: 'Changes', pt: 'Muda' }
export const rowEqual = { es: 'Igual', en: 'The same', pt: 'Igual' }
export const rowFarPrice = {
  es: 'Cambia: confirma el precio',
  en: 'Changes: confirm the price',
  pt: 'Muda: confirme o preço',
}
export const changeOf = { es: 'Campo', en: 'Field', pt: 'Campo' }
export const changeFrom = { es: 'Ahora', en: 'Now', pt: 'Agora' }
export const changeTo = { es: 'Queda', en: 'Becomes', pt: 'Fica' }
export const saving = {
  es: 'Guardando: {done} de {good}',
  en: 'Saving: {done} of {good}',
  pt: 'Salvando: {done} de {good}',
}
export const saved = {
  es: 'Guardamos {done} de {good} filas',
  en: '{done} of {good} rows were saved',
  pt: 'Salvamos {done} de {good} linhas',
}
export const comesBack = {
  es: 'Cambia en la planilla lo que quieras y súbela aquí mismo: por la columna Id sabemos qué cerveza es cada fila. Las filas sin id son cervezas nuevas.',
  en: 'Change what you like in the sheet and upload it right here: by the column Id we know which beer each row is. Rows without an id are new beers.',
  pt: 'Mude na planilha o que quiser e envie-a aqui mesmo: pela coluna Id sabemos qual cerveja é cada linha. As linhas sem id são cervejas novas.',
}
export const ignored = {
  es: 'Columnas que no conocemos y pasamos por alto: {names}.',
  en: 'Columns that we do not know and leave out: {names}.',
  pt: 'Colunas que não conhecemos e deixamos de lado: {names}.',
}
export const skipTwins = {
  es: 'Saltar las que ya están, con el mismo nombre y presentación ({twins})',
  en: 'Skip those that are there already, with the same name and presentation ({twins})',
  pt: 'Pular as que já estão, com o mesmo nome e apresentação ({twins})',
}
export const publishAll = { es: 'Publicar todas', en: 'Publish all', pt: 'Publicar todas' }
export const publishGood = {
  es: 'Publicar solo las buenas',
  en: 'Publish only the good ones',
  pt: 'Publicar só as boas',
}
export const nothingGood = {
  es: 'Ninguna fila se puede publicar todavía. Corrige el archivo y vuelve a subirlo.',
  en: 'No row can be published yet. Correct the file and upload it again.',
  pt: 'Nenhuma linha pode ser publicada ainda. Corrija o arquivo e envie-o de novo.',
}
export const notStarted = { es: 'No se publicó nada', en: 'Nothing was published', pt: 'Nada foi publicado' }
export const downloadBad = {
  es: 'Descargar las filas con errores',
  en: 'Download the rows with errors',
  pt: 'Baixar as linhas com erros',
}
export const cancel = { es: 'Descartar el archivo', en: 'Discard the file', pt: 'Descartar o arquivo' }
export const cancelTitle = {
  es: '¿Descartar este archivo?',
  en: 'Discard this file?',
  pt: 'Descartar este arquivo?',
}
export const cancelLead = {
  es: 'No se publica nada de él. Puedes volver a subirlo cuando quieras.',
  en: 'Nothing of it is published. You can upload it again whenever you like.',
  pt: 'Nada dele é publicado. Você pode enviá-lo de novo quando quiser.',
}
export const cancelYes = { es: 'Sí, descartar', en: 'Yes, discard', pt: 'Sim, descartar' }
export const cancelNo = {
  es: 'No, seguir revisando',
  en: 'No, go on reviewing',
  pt: 'Não, continuar revisando',
}
export const cancelled = { es: 'Archivo descartado', en: 'File discarded', pt: 'Arquivo descartado' }
export const rows = { es: 'Filas del archivo', en: 'Rows of the file', pt: 'Linhas do arquivo' }
export const rowsLeft = {
  es: 'Filas que no se publicaron',
  en: 'Rows that were not published',
  pt: 'Linhas que não foram publicadas',
}
export const row = { es: 'Fila {row}', en: 'Row {row}', pt: 'Linha {row}' }
export const rowFacts = {
  es: '{type} · {presentation} · U$S {price} · Stock: {stock}',
  en: '{type} · {presentation} · U$S {price} · Stock: {stock}',
  pt: '{type} · {presentation} · U$S {price} · Estoque: {stock}',
}
export const rowUnnamed = { es: 'Sin nombre', en: 'Without a name', pt: 'Sem nome' }
export const wellRows = {
  es: 'Filas sin nada que revisar: {count}',
  en: 'Rows with nothing to look at: {count}',
  pt: 'Linhas sem nada para revisar: {count}',
}
export const rowGood = { es: 'Lista', en: 'Ready', pt: 'Pronta' }
export const rowBad = { es: 'Con errores', en: 'With errors', pt: 'Com erros' }
export const rowTwinShop = {
  es: 'Ya está en tu cervecería',
  en: 'Already in your brewery',
  pt: 'Já está na sua cervejaria',
}
export const rowTwinFile = {
  es: 'Repetida en el archivo',
  en: 'Twice in the file',
  pt: 'Repetida no arquivo',
}
export const rowError = { es: '{column}: {why}', en: '{column}: {why}', pt: '{column}: {why}' }
export const rowSays = { es: 'Dice «{cell}».', en: 'It says “{cell}”.', pt: 'Diz “{cell}”.' }
export const pages = { es: 'Páginas de filas', en: 'Pages of rows', pt: 'Páginas de linhas' }
export const running = {
  es: 'Publicando: {done} de {good}',
  en: 'Publishing: {done} of {good}',
  pt: 'Publicando: {done} de {good}',
}
export const runningLead = {
  es: 'Puedes cerrar esta página: sigue sola.',
  en: 'You may close this page: it goes on by itself.',
  pt: 'Você pode fechar esta página: continua sozinho.',
}
export const done = {
  es: 'Se publicaron {done} cervezas',
  en: '{done} beers were published',
  pt: '{done} cervejas foram publicadas',
}
export const doneOne = {
  es: 'Se publicó 1 cerveza',
  en: '1 beer was published',
  pt: '1 cerveja foi publicada',
}
export const skipped = {
  es: 'Saltamos {skipped} que ya estaban.',
  en: 'We skipped {skipped} that were there already.',
  pt: 'Pulamos {skipped} que já estavam.',
}
export const doneOneBad = {
  es: 'Quedó 1 fila con errores: descárgala, corrígela y súbela otra vez.',
  en: '1 row with errors is left: download it, correct it and upload it again.',
  pt: 'Restou 1 linha com erros: baixe-a, corrija-a e envie-a de novo.',
}
export const doneBad = {
  es: 'Quedaron {count} filas con errores: descárgalas, corrígelas y súbelas otra vez.',
  en: '{count} rows with errors are left: download them, correct them and upload them again.',
  pt: 'Restaram {count} linhas com erros: baixe-as, corrija-as e envie-as de novo.',
}
export const failed = {
  es: 'La publicación se detuvo: se publicaron {done} de {good}',
  en: 'Publishing stopped: {done} of {good} were published',
  pt: 'A publicação parou: foram publicadas {done} de {good}',
}
export const failedLead = {
  es: 'Vuelve a subir el archivo: las que ya están se saltan.',
  en: 'Upload the file again: those that are there already are skipped.',
  pt: 'Envie o arquivo de novo: as que já estão são puladas.',
}
export const wasCancelled = {
  es: 'Descartaste este archivo',
  en: 'You discarded this file',
  pt: 'Você descartou este arquivo',
}
export const waiting = {
  es: 'Publicadas: {done} de {good}. Esperan lugar: {left}',
  en: 'Published: {done} of {good}. Waiting for room: {left}',
  pt: 'Publicadas: {done} de {good}. Esperam lugar: {left}',
}
export const waitsForProof = {
  es: 'Con el correo sin confirmar hay lugar para pocas cervezas. Confírmalo y las que faltan se publican solas en un momento.',
  en: 'Until your email is confirmed there is room for few beers. Confirm it and the rest is published by itself in a moment.',
  pt: 'Com o e-mail por confirmar há lugar para poucas cervejas. Confirme-o e as que faltam são publicadas sozinhas em um momento.',
}
export const waitsForDay = {
  es: 'Por hoy no hay más lugar. Las que faltan se publican solas desde el {when}; no se pierde ninguna.',
  en: 'There is no more room today. The rest is published by itself from {when} on; none is lost.',
  pt: 'Por hoje não há mais lugar. As que faltam são publicadas sozinhas a partir de {when}; nenhuma se perde.',
}
export const waitingLead = {
  es: 'Puedes cerrar esta página. Para publicar otro archivo antes, descarta lo que falta de este.',
  en: 'You may close this page. To publish another file before, discard the rest of this one.',
  pt: 'Você pode fechar esta página. Para publicar outro arquivo antes, descarte o que falta deste.',
}
export const cancelRest = {
  es: 'Descartar lo que falta',
  en: 'Discard the rest',
  pt: 'Descartar o que falta',
}
export const cancelRestLead = {
  es: 'Lo publicado queda. Lo que falta no se publica; puedes volver a subirlo cuando quieras.',
  en: 'What is published stays. The rest is not published; you can upload it again whenever you like.',
  pt: 'O que foi publicado fica. O que falta não é publicado; você pode enviá-lo de novo quando quiser.',
}
export const roomNow = {
  es: 'Ahora hay lugar para {left}: las demás esperan su turno y se publican solas.',
  en: 'There is room for {left} now: the others wait their turn and are published by themselves.',
  pt: 'Agora há lugar para {left}: as demais esperam sua vez e são publicadas sozinhas.',
}
export const rowWaits = { es: 'Espera lugar', en: 'Waits for room', pt: 'Espera espaço' }
export const rowPastDate = {
  es: 'Pasó su fecha: no se vende',
  en: 'Past its date: not sold',
  pt: 'Passou da data: não é vendida',
}
export const insteadLead = {
  es: '«{file}» espera tu revisión: {good} listas, {bad} con errores. Si lees otro archivo, se pierde lo leído de este.',
  en: '“{file}” waits for your review: {good} ready, {bad} with errors. If you read another file, what was read of this one is lost.',
  pt: '“{file}” espera sua revisão: {good} prontas, {bad} com erros. Se você ler outro arquivo, perde-se o que foi lido deste.',
}
export const insteadGoOn = { es: 'Seguir con él', en: 'Go on with it', pt: 'Continuar com ele' }
export const instead = {
  es: 'Sí, descartarlo y leer el nuevo',
  en: 'Yes, discard it and read the new one',
  pt: 'Sim, descartar e ler o novo',
}
export const insteadMissing = {
  es: '«{file}» todavía espera tu revisión. Sigue con él, o marca que lo descartas.',
  en: '“{file}” still waits for your review. Go on with it, or tick that you discard it.',
  pt: '“{file}” ainda espera sua revisão. Continue com ele, ou marque que o descarta.',
}
export const publishSome = {
  es: 'Publicar {left} ahora y el resto después',
  en: 'Publish {left} now and the rest later',
  pt: 'Publicar {left} agora e o resto depois',
}
export const publishLater = {
  es: 'Publicar cuando haya lugar',
  en: 'Publish when there is room',
  pt: 'Publicar quando houver espaço',
}
export const again = { es: 'Importar otro archivo', en: 'Import another file', pt: 'Importar outro arquivo' }
export const state = {
  preview: { es: 'Espera tu revisión', en: 'Waits for your review', pt: 'Espera sua revisão' },
  running: { es: 'Publicándose', en: 'Being published', pt: 'Publicando' },
  done: { es: 'Publicado', en: 'Published', pt: 'Publicado' },
  failed: { es: 'Quedó a medias', en: 'Stopped half-way', pt: 'Ficou pela metade' },
  cancelled: { es: 'Descartado', en: 'Discarded', pt: 'Descartado' },
  waiting: { es: 'Espera lugar', en: 'Waits for room', pt: 'Espera lugar' },
}
