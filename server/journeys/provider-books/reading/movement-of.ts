import type { Movement, ReportKind } from '#contract/provider-book-kinds.ts'
import { plainWords } from '../../../csv/plain-words.ts'

/** Rows that say how much there is, and move nothing: added up they would double everything. */
const BALANCES = new Set([
  ...['initial available balance', 'available balance', 'subtotal', 'total'],
  ...[
    'saldo inicial',
    'saldo disponible',
    'dinero disponible del periodo anterior',
    'dinero disponible',
    'saldo disponivel',
  ],
])

const RELEASES = new Set([
  ...['release', 'block', 'unblock', 'fullblock'],
  ...[
    'dinero liquidado',
    'dinero liberado',
    'dinero bloqueado',
    'dinero desbloqueado',
    'dinheiro liberado',
    'liberacao',
  ],
])

const WORDS: Record<Movement, readonly string[]> = {
  payment: ['payment', 'settlement', 'pago', 'pago aprobado', 'pagamento', 'pagamento aprovado'],
  refund: ['refund', 'devolucion de dinero', 'devolucion', 'reembolso', 'devolucao', 'devolucao de dinheiro'],
  chargeback: ['chargeback', 'chargeback cancel', 'contracargo', 'estorno', 'contestacao'],
  dispute: ['dispute', 'mediation', 'mediation cancel', 'reclamo', 'mediacion', 'reclamacao', 'mediacao'],
  payout: [
    ...['payout', 'payouts', 'payouts cash', 'withdrawal', 'withdrawal cancel', 'payout cancel', 'retiro'],
    ...['extraccion de efectivo', 'retiro de dinero', 'saque', 'retirada', 'transferencia enviada'],
  ],
  tax: ['tax iva', 'tax credit debit'],
  fee: ['fee release in advance', 'mp fee'],
  reserve: ['reserva para pago', 'reserva para pagamento', 'restriction'],
  other: [
    ...['shipping', 'shipping cancel', 'shipping return', 'asset management', 'asset management gain'],
    ...[
      'asset management loss',
      'credit payment',
      'cashback',
      'tip',
      'settlement shipping',
      'refund shipping',
    ],
  ],
}
const MOVEMENT_OF = new Map(
  Object.entries(WORDS).flatMap(([movement, words]) =>
    words.map((word) => [word, movement as Movement] as const),
  ),
)

/** Whole families, of which new members turn up. */
const FAMILIES: readonly [prefix: string, Movement][] = [
  ['tax', 'tax'],
  ['reserve for', 'reserve'],
  ['fee', 'fee'],
]

/**
 * What a row is about. `balance`: it moves nothing. `isKnown` is false of a word that we have never heard: the row is kept
 * and told of, never guessed.
 * @param recordType of the released money; of the settlement report its type is in `description`
 */
export function movementOf(
  kind: ReportKind,
  recordType: string,
  description: string,
): { movement: Movement | 'balance'; isKnown: boolean } {
  const [type, word] = [plainWords(recordType), plainWords(description)]
  if (kind === 'released' && BALANCES.has(type)) return { movement: 'balance', isKnown: true }
  const isKnownType = kind === 'settlement' || RELEASES.has(type)
  const movement = MOVEMENT_OF.get(word) ?? FAMILIES.find(([prefix]) => word.startsWith(prefix))?.[1]
  // A chargeback that is blocked is one as well; what else is blocked is set aside, and comes back.
  const isAside = ['block', 'unblock', 'fullblock', 'dinero bloqueado', 'dinero desbloqueado'].includes(type)
  if (isAside && movement !== 'chargeback' && movement !== 'dispute')
    return { movement: 'reserve', isKnown: true }
  return {
    movement: isKnownType ? (movement ?? 'other') : 'other',
    isKnown: isKnownType && movement !== undefined,
  }
}
