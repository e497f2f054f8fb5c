/** The payment provider's books beside the shop's, as admins look after them. */

export const tab = { es: 'Libros', en: 'Books', pt: 'Livros' }
export const title = {
  es: 'Los libros de Mercado Pago y los nuestros',
  en: 'Mercado Pago’s books and ours',
  pt: 'Os livros do Mercado Pago e os nossos',
}
export const lead = {
  es: 'La tienda pide cada día los reportes de Mercado Pago y los compara con sus libros.',
  en: 'The shop asks for Mercado Pago’s reports every day and compares them with its books.',
  pt: 'A loja pede todo dia os relatórios do Mercado Pago e os compara com seus livros.',
}

export const differences = { es: 'Diferencias', en: 'Differences', pt: 'Diferenças' }
export const states = { es: 'Qué diferencias', en: 'Which differences', pt: 'Quais diferenças' }
export const stateCount = { es: '{state} ({count})', en: '{state} ({count})', pt: '{state} ({count})' }
export const state = {
  open: { es: 'Abiertas', en: 'Open', pt: 'Abertas' },
  closed: { es: 'Cerradas', en: 'Closed', pt: 'Encerradas' },
  gone: { es: 'Resueltas solas', en: 'Gone by themselves', pt: 'Resolvidas sozinhas' },
}
export const none = {
  open: {
    es: 'Los dos libros dicen lo mismo, hasta donde se leyeron los reportes.',
    en: 'Both books say the same, as far as reports were read.',
    pt: 'Os dois livros dizem o mesmo, até onde os relatórios foram lidos.',
  },
  closed: {
    es: 'Nadie cerró ninguna diferencia.',
    en: 'Nobody has closed a difference.',
    pt: 'Ninguém encerrou nenhuma diferença.',
  },
  gone: {
    es: 'Ninguna diferencia se resolvió sola todavía.',
    en: 'No difference has gone by itself yet.',
    pt: 'Nenhuma diferença se resolveu sozinha ainda.',
  },
}
export const kind = {
  'unknown-to-us': {
    es: 'La tienda no lo conoce',
    en: 'Unknown to the shop',
    pt: 'A loja não o conhece',
  },
  'missing-there': { es: 'No está en el reporte', en: 'Not in the report', pt: 'Não está no relatório' },
  'other-amount': { es: 'Los montos no coinciden', en: 'The amounts differ', pt: 'Os valores não coincidem' },
  'fee-not-booked': {
    es: 'La comisión no coincide',
    en: 'The fee differs',
    pt: 'A tarifa não coincide',
  },
  'chargeback-released': {
    es: 'Un contracargo que parece ganado',
    en: 'A chargeback that looks won',
    pt: 'Um estorno que parece ganho',
  },
}
export const movement = {
  payment: { es: 'Pago {about}', en: 'Payment {about}', pt: 'Pagamento {about}' },
  refund: {
    es: 'Devolución del pago {about}',
    en: 'Refund of payment {about}',
    pt: 'Devolução do pagamento {about}',
  },
  chargeback: {
    es: 'Contracargo del pago {about}',
    en: 'Chargeback of payment {about}',
    pt: 'Estorno do pagamento {about}',
  },
  dispute: {
    es: 'Reclamo por el pago {about}',
    en: 'Claim about payment {about}',
    pt: 'Reclamação do pagamento {about}',
  },
  payout: { es: 'Transferencia {about}', en: 'Transfer {about}', pt: 'Transferência {about}' },
  tax: { es: 'Impuesto: {about}', en: 'Tax: {about}', pt: 'Imposto: {about}' },
  fee: { es: 'Comisión: {about}', en: 'Fee: {about}', pt: 'Tarifa: {about}' },
  reserve: { es: 'Reserva: {about}', en: 'Reserve: {about}', pt: 'Reserva: {about}' },
  other: { es: 'Otro movimiento: {about}', en: 'Other movement: {about}', pt: 'Outro movimento: {about}' },
}
export const toDo = {
  'unknown-to-us': {
    es: 'Búscalo en las páginas de Mercado Pago. Si es de un pedido, ábrelo: la tienda pregunta por su pago. Si es de la cuenta (un impuesto, un rendimiento, otra venta), anótalo en tu contabilidad y ciérralo.',
    en: 'Look it up on Mercado Pago’s pages. If it is about an order, open that: the shop asks for its payment. If it is the account’s own (a tax, a yield, another sale), book it in your accounts and close it.',
    pt: 'Procure-o nas páginas do Mercado Pago. Se for de um pedido, abra-o: a loja pergunta pelo pagamento. Se for da conta (um imposto, um rendimento, outra venda), anote-o na sua contabilidade e encerre.',
  },
  'missing-there': {
    es: 'Mira en las páginas de Mercado Pago si está. Si no está, escríbele con el número; si está, pide el reporte de esos días otra vez.',
    en: 'See on Mercado Pago’s pages whether it is there. If it is not, write to it with the number; if it is, ask for the report of those days once more.',
    pt: 'Veja nas páginas do Mercado Pago se está lá. Se não estiver, escreva com o número; se estiver, peça o relatório desses dias outra vez.',
  },
  'other-amount': {
    es: 'Abre el pedido y compara con lo que dice Mercado Pago. Lo que falte devolver o reclamar se hace desde el pedido.',
    en: 'Open the order and compare with what Mercado Pago says. What is still to be refunded or claimed is done from the order.',
    pt: 'Abra o pedido e compare com o que diz o Mercado Pago. O que faltar devolver ou reclamar se faz no pedido.',
  },
  'fee-not-booked': {
    es: 'El reporte es lo que la cuenta cobró de verdad. Anota la diferencia en tu contabilidad y ciérrala.',
    en: 'The report is what the account really took. Book the difference in your accounts and close it.',
    pt: 'O relatório é o que a conta realmente cobrou. Anote a diferença na sua contabilidade e encerre.',
  },
  'chargeback-released': {
    es: 'Abre el pedido: si Mercado Pago dice ahí que se ganó, la tienda lo sabrá sola al preguntar. Si no lo dice en unos días, escríbele.',
    en: 'Open the order: if Mercado Pago says there that it was won, the shop learns it by itself when it asks. If it does not within days, write to it.',
    pt: 'Abra o pedido: se o Mercado Pago disser lá que foi ganho, a loja saberá sozinha ao perguntar. Se não disser em alguns dias, escreva.',
  },
}
export const theirs = { es: 'Mercado Pago dice', en: 'Mercado Pago says', pt: 'O Mercado Pago diz' }
export const ours = { es: 'La tienda dice', en: 'The shop says', pt: 'A loja diz' }
export const nothing = { es: 'nada', en: 'nothing', pt: 'nada' }
export const inReport = {
  released: {
    es: 'Según el dinero liberado, el {date}',
    en: 'By the released money, on {date}',
    pt: 'Segundo o dinheiro liberado, em {date}',
  },
  settlement: {
    es: 'Según todas las transacciones, el {date}',
    en: 'By all transactions, on {date}',
    pt: 'Segundo todas as transações, em {date}',
  },
}
export const closedBy = {
  es: 'La cerró {admin} el {date}: {reason}',
  en: 'Closed by {admin} on {date}: {reason}',
  pt: 'Encerrada por {admin} em {date}: {reason}',
}
export const close = { es: 'Cerrar diferencia', en: 'Close the difference', pt: 'Encerrar a diferença' }
export const closeLead = {
  es: 'Sale de lo que hay para revisar. Si los libros llegan a decir otra cosa, vuelve.',
  en: 'It leaves what there is to review. Should the books come to say something else, it is back.',
  pt: 'Sai do que há para revisar. Se os livros chegarem a dizer outra coisa, ela volta.',
}
export const closed = { es: 'Diferencia cerrada.', en: 'Difference closed.', pt: 'Diferença encerrada.' }
export const differencePages = {
  es: 'Páginas de diferencias',
  en: 'Pages of differences',
  pt: 'Páginas de diferenças',
}

export const reports = { es: 'Reportes', en: 'Reports', pt: 'Relatórios' }
export const reportsCaption = {
  es: 'Reportes de Mercado Pago, los últimos primero',
  en: 'Reports of Mercado Pago, newest first',
  pt: 'Relatórios do Mercado Pago, os últimos primeiro',
}
export const noReports = {
  es: 'Todavía no hay reportes: la tienda los pide desde el día del primer pago.',
  en: 'There are no reports yet: the shop asks for them from the day of the first payment on.',
  pt: 'Ainda não há relatórios: a loja os pede desde o dia do primeiro pagamento.',
}
export const reportPages = { es: 'Páginas de reportes', en: 'Pages of reports', pt: 'Páginas de relatórios' }
export const report = { es: 'Reporte', en: 'Report', pt: 'Relatório' }
export const reportKind = {
  released: { es: 'Dinero liberado', en: 'Released money', pt: 'Dinheiro liberado' },
  settlement: { es: 'Todas las transacciones', en: 'All transactions', pt: 'Todas as transações' },
}
export const notReadYet = { es: 'Sin leer', en: 'Not read yet', pt: 'Sem ler' }
export const period = { es: '{from} a {until}', en: '{from} to {until}', pt: '{from} a {until}' }
export const days = { es: 'Días', en: 'Days', pt: 'Dias' }
export const reportState = {
  due: { es: 'Por pedir', en: 'To be asked for', pt: 'A pedir' },
  asked: { es: 'Mercado Pago lo prepara', en: 'Being made', pt: 'O Mercado Pago o prepara' },
  reading: { es: 'Leyendo', en: 'Being read', pt: 'Lendo' },
  read: { es: 'Leído', en: 'Read', pt: 'Lido' },
  failed: { es: 'No se pudo', en: 'Failed', pt: 'Não foi possível' },
}
export const rows = { es: 'Filas', en: 'Rows', pt: 'Linhas' }
export const rowCounts = {
  es: '{rows}, {new} nuevas',
  en: '{rows}, {new} new',
  pt: '{rows}, {new} novas',
}
export const notes = { es: 'Notas', en: 'Notes', pt: 'Notas' }
export const oneBroken = {
  es: '1 línea no se pudo leer',
  en: '1 line could not be read',
  pt: '1 linha não pôde ser lida',
}
export const countBroken = {
  es: '{count} líneas no se pudieron leer',
  en: '{count} lines could not be read',
  pt: '{count} linhas não puderam ser lidas',
}
export const brokenLine = {
  es: 'Línea {line}: {trouble}',
  en: 'Line {line}: {trouble}',
  pt: 'Linha {line}: {trouble}',
}
export const trouble = {
  quotes: { es: 'comillas sin cerrar', en: 'quotes that are not closed', pt: 'aspas sem fechar' },
  cells: { es: 'celdas de más o de menos', en: 'cells too many or too few', pt: 'células a mais ou a menos' },
  amount: { es: 'un monto que no es un monto', en: 'an amount that is none', pt: 'um valor que não é valor' },
  moment: { es: 'una fecha que no es una fecha', en: 'a date that is none', pt: 'uma data que não é data' },
  id: {
    es: 'una planilla estropeó el número de operación',
    en: 'a spreadsheet spoilt the number of the operation',
    pt: 'uma planilha estragou o número da operação',
  },
  'no-amount': { es: 'sin monto', en: 'no amount', pt: 'sem valor' },
  'too-long': { es: 'demasiado larga', en: 'too long', pt: 'longa demais' },
}
export const moreBroken = {
  es: 'Se muestran las primeras {shown}.',
  en: 'The first {shown} are shown.',
  pt: 'Mostram-se as primeiras {shown}.',
}
export const unheard = {
  es: 'Tipos de fila que la tienda no conoce: {words}',
  en: 'Kinds of rows that the shop does not know: {words}',
  pt: 'Tipos de linha que a loja não conhece: {words}',
}
export const failure = {
  'not-csv': {
    es: 'No es un archivo de texto: descarga el reporte como CSV.',
    en: 'It is no text file: download the report as CSV.',
    pt: 'Não é um arquivo de texto: baixe o relatório como CSV.',
  },
  empty: { es: 'No tiene ninguna línea.', en: 'It has no line.', pt: 'Não tem nenhuma linha.' },
  columns: {
    es: 'No es uno de los dos reportes, o le faltan columnas: {columns}',
    en: 'It is neither of the two reports, or columns are missing: {columns}',
    pt: 'Não é nenhum dos dois relatórios, ou faltam colunas: {columns}',
  },
}
export const byWork = { es: 'La tienda', en: 'The shop', pt: 'A loja' }
export const askedBy = { es: 'Quién', en: 'By', pt: 'Quem' }

export const ask = { es: 'Pedir a Mercado Pago', en: 'Ask Mercado Pago', pt: 'Pedir ao Mercado Pago' }
export const askLead = {
  es: 'Los dos reportes de esos días. Lo que ya estaba no se cuenta dos veces.',
  en: 'Both reports of those days. What was there already is not counted twice.',
  pt: 'Os dois relatórios desses dias. O que já estava não se conta duas vezes.',
}
export const notAsked = {
  es: 'No se pidió ningún reporte',
  en: 'No report was asked for',
  pt: 'Não se pediu nenhum relatório',
}
export const asked = {
  es: 'Reportes pedidos: aparecen cuando Mercado Pago los tiene.',
  en: 'Reports asked for: they appear once Mercado Pago has them.',
  pt: 'Relatórios pedidos: aparecem quando o Mercado Pago os tiver.',
}

export const upload = { es: 'Subir un reporte', en: 'Upload a report', pt: 'Enviar um relatório' }
export const file = { es: 'Archivo del reporte', en: 'File of the report', pt: 'Arquivo do relatório' }
export const fileHint = {
  es: 'CSV de Mercado Pago, dinero liberado o todas las transacciones, hasta {megabytes} MB.',
  en: 'A CSV of Mercado Pago, released money or all transactions, up to {megabytes} MB.',
  pt: 'CSV do Mercado Pago, dinheiro liberado ou todas as transações, até {megabytes} MB.',
}
export const fileMissing = { es: 'Elige un reporte.', en: 'Choose a report.', pt: 'Escolha um relatório.' }
export const uploading = { es: 'Subiendo…', en: 'Uploading…', pt: 'Enviando…' }
export const notUploaded = {
  es: 'No se tomó el reporte',
  en: 'The report was not taken',
  pt: 'O relatório não foi aceito',
}
export const uploaded = {
  es: 'Reporte recibido: se lee ahora.',
  en: 'Report received: it is being read.',
  pt: 'Relatório recebido: está sendo lido.',
}
