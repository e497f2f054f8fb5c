import type { ReportKind } from '#contract/provider-book-kinds.ts'
import { plainWords } from '../../../csv/plain-words.ts'

/** By which names each column goes: the API's own, and those of files in Spanish and Portuguese. Plain (plainWords). */
const NAMES = {
  releasedAt: ['date', 'fecha de liberacion', 'fecha de liquidacion', 'data de liberacao'],
  sourceId: [
    ...['source id', 'id de operacion en mercado pago', 'id de operacion', 'id de la operacion'],
    ...['id da operacao no mercado pago', 'id da operacao', 'id da transacao'],
  ],
  reference: ['external reference', 'codigo de referencia', 'referencia externa', 'numero de identificacion'],
  recordType: ['record type', 'tipo de registro'],
  description: ['description', 'descripcion', 'descricao'],
  credit: ['net credit amount', 'monto neto acreditado', 'valor liquido creditado'],
  debit: ['net debit amount', 'monto neto debitado', 'valor liquido debitado'],
  gross: [
    'gross amount',
    'monto bruto de la operacion',
    'monto bruto',
    'valor bruto da operacao',
    'valor bruto',
  ],
  fee: [
    ...['mp fee amount', 'comision de mercado pago o mercado libre', 'tarifa do mercado pago'],
    ...['tarifa do mercado pago ou mercado livre'],
  ],
  financingFee: ['financing fee amount', 'comision por ofrecer cuotas sin interes', 'tarifa de parcelamento'],
  shippingFee: ['shipping fee amount', 'costo de envio', 'custo de envio', 'tarifa de envio'],
  taxes: [
    ...[
      'taxes amount',
      'impuestos cobrados por retenciones iibb',
      'impuestos cobrados por retenciones de iibb',
    ],
    ...['impuestos', 'impostos'],
  ],
  metadata: ['metadata', 'datos extra', 'dados extras'],
  currency: [
    'currency',
    'settlement currency',
    'transaction currency',
    'moneda',
    'moneda de liquidacion',
    'moeda',
  ],
  transactionType: ['transaction type', 'tipo de operacion', 'tipo de operacao', 'tipo de transacao'],
  transactionAmount: ['transaction amount', 'valor de la compra', 'valor da compra', 'valor da transacao'],
  transactionDate: ['transaction date', 'fecha de origen', 'data de origem'],
  settledAt: ['settlement date', 'fecha de aprobacion', 'data de aprovacao'],
  allFees: ['fee amount', 'comisiones iva', 'comisiones', 'tarifas'],
  net: [
    ...['settlement net amount', 'monto neto de la operacion que impacto tu dinero'],
    ...['valor liquido da operacao que impactou seu dinheiro'],
  ],
  realAmount: ['real amount', 'monto neto de la operacion', 'valor liquido da operacao'],
} as const satisfies Record<string, readonly string[]>
export type ReportColumn = keyof typeof NAMES

const REPORT_COLUMNS = Object.keys(NAMES) as ReportColumn[]
const COLUMN_OF = new Map<string, ReportColumn>(
  REPORT_COLUMNS.flatMap((column) => NAMES[column].map((name) => [name, column] as const)),
)

/** What a file cannot be read without, a name of each group. */
const NEEDED: Record<ReportKind, readonly (readonly ReportColumn[])[]> = {
  released: [['releasedAt'], ['sourceId'], ['recordType'], ['credit'], ['debit']],
  settlement: [
    ['sourceId'],
    ['transactionType'],
    ['settledAt', 'transactionDate'],
    ['net', 'realAmount', 'transactionAmount'],
  ],
}

/** Where each column stands in a line, and how wide lines are. */
export type ReportHead = { kind: ReportKind; at: Partial<Record<ReportColumn, number>>; width: number }

/** The first line → which report it is and where its columns stand; otherwise the columns that are missing, by the API's names. */
export function readHead(cells: string[]): ReportHead | { missing: string[] } {
  const at: ReportHead['at'] = {}
  for (const [index, cell] of cells.entries()) {
    const column = COLUMN_OF.get(plainWords(cell))
    // Of two currencies the first is as good.
    if (column && at[column] === undefined) at[column] = index
  }
  const kind = at.transactionType !== undefined && at.recordType === undefined ? 'settlement' : 'released'
  const missing = NEEDED[kind].filter((group) => group.every((column) => at[column] === undefined))
  if (missing.length)
    return { missing: missing.map(([column]) => NAMES[column!][0].toUpperCase().replaceAll(' ', '_')) }
  return { kind, at, width: cells.length }
}
