import type { AuditEntry, AuditThings } from './audit.ts'
import type { AuditAction } from './audit-actions.ts'
import { chargeText } from './charge-text.ts'
import { isUuid } from './is-uuid.ts'
import { orderCode } from './order-code.ts'
import { auditSentenceTexts } from './texts/audit-sentence.ts'
import * as things from './texts/audit-thing.ts'
import { countryName } from './texts/country-names.ts'
import { dayWords } from './texts/days.ts'
import { numberText } from './texts/numbers.ts'
import { type Text, textOf } from './texts/text.ts'
import { workKindTexts } from './texts/work-kind.ts'
import type { WorkKind } from './work-kinds.ts'

/** Words of a sentence, and where they lead: to what they name, where it still exists. */
export type Piece = { words: string; to?: string | undefined }

type Told = Pick<AuditEntry, 'action' | 'actor' | 'subject' | 'facts' | 'after' | 'reason'>
type Facts = AuditEntry['facts']

/** Every action has its sentence, or this does not compile. */
const SENTENCES: Record<AuditAction, Text> = auditSentenceTexts

/** What the sentence of an entry has said of its facts: what is told besides leaves these out. */
const SAID: Record<string, readonly string[]> = {
  amount: ['amountCents', 'currency'],
  total: ['totalCents'],
  brewery: ['companyId'],
  rate: ['rate', 'currency'],
  from: ['from'],
  to: ['to'],
}

/** What an admin did in the reader's language, piece by piece: «Ana Pérez bloqueó la cerveza Pampa IPA (de Río Azul): motivo «…»». */
export function sentenceOf(entry: Told, known: AuditThings): Piece[] {
  const sentence = fillPieces(SENTENCES[entry.action as AuditAction], {
    who: [{ words: entry.actor.name, to: `/admin/audit?actor=${entry.actor.id}` }],
    what: whatOf(entry, known),
    brewery: [breweryOf(entry, known)],
    whom: [{ words: entry.subject.name || textOf(things.unnamed) }],
    ...Object.fromEntries(Object.entries(valuesOf(entry.facts)).map(([name, words]) => [name, [{ words }]])),
  })
  if (entry.reason) return fillPieces(things.withReason, { sentence, reason: [{ words: entry.reason }] })
  // «Cervecería S.A.» ends one by itself.
  return wordsOf(sentence).endsWith('.') ? sentence : fillPieces(things.ended, { sentence })
}

function wordsOf(pieces: Piece[]): string {
  return pieces.map(({ words }) => words).join('')
}

/** What an entry is about, in words. */
export function subjectWords(entry: Told, known: AuditThings): string {
  return wordsOf(whatOf(entry, known))
}

/** The facts that the sentence of an entry has not told, to be told below it. */
export function factsBesides({ action, subject, facts }: Told): Facts {
  // A browser has a text in its reader's language alone.
  const sentence = textOf(SENTENCES[action as AuditAction])
  const said = new Set(
    Object.keys(SAID).flatMap((name) => (sentence.includes(`{${name}}`) ? SAID[name]! : [])),
  )
  if (subject.kind === 'advertisement') for (const name of ['beerId', 'type', 'companyId']) said.add(name)
  if (subject.kind === 'rate') said.add('currency')
  if (subject.kind === 'withdrawal-window') said.add('country')
  if (subject.kind === 'review') said.add('beerId')
  // What took nothing’s place says so by saying nothing.
  if (facts.replaced === false) said.add('replaced')
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !said.has(name)))
}

/** A text whose `{name}`s are pieces themselves. */
function fillPieces(text: Text, values: Record<string, Piece[]>): Piece[] {
  return textOf(text)
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .flatMap((part) => values[/^\{(\w+)\}$/.exec(part)?.[1] ?? ''] ?? [{ words: part }])
}

function valuesOf(facts: Facts): Record<string, string> {
  const currency = String(facts.currency ?? 'USD')
  return {
    amount: chargeText(Number(facts.amountCents ?? 0), currency),
    total: chargeText(Number(facts.totalCents ?? 0), 'USD'),
    rate: numberText(Number(facts.rate ?? 0)),
    from: dayWords(String(facts.from ?? '')),
    to: dayWords(String(facts.to ?? '')),
  }
}

/** The brewery that the facts name: of a rule without one, every one. */
function breweryOf({ facts, subject }: Told, { names }: AuditThings): Piece {
  const id = typeof facts.companyId === 'string' ? facts.companyId : undefined
  if (!id && subject.kind === 'commission-rule') return { words: textOf(things.everyBrewery) }
  const name = id && names[id]
  return name ? { words: name, to: `/admin/seller/${id}` } : { words: subject.name || textOf(things.unnamed) }
}

function whatOf(entry: Told, known: AuditThings): Piece[] {
  const { kind, id } = entry.subject
  const name = entry.subject.name || textOf(things.unnamed)
  const isThere = known.there.includes(id)
  const at = (words: string, to: string, leads = true): Piece[] => [{ words, to: leads ? to : undefined }]
  switch (kind) {
    case 'buyer':
      return at(name, `/admin/buyer/${id}`, isThere)
    case 'company':
      return at(name, `/admin/seller/${id}`, isThere)
    case 'beer':
      return ofBrewery({ words: name, to: isThere ? `/detail/${id}` : undefined }, known.breweries[id])
    case 'order':
      return at(isUuid(id) ? orderCode(id) : id, `/admin/orders/${id}`, isThere)
    case 'payout-run': {
      const words = entry.action === 'list-downloaded' ? things.runFile : things.payoutRun
      return at(textOf(words), `/admin/payouts/runs/${id}`, isThere)
    }
    case 'advertisement':
      return at(placedOf(entry, known), '/admin/advertising')
    case 'list':
      return at(listWords(id), LISTS[id] ?? '/admin', Boolean(LISTS[id]))
    case 'withdrawal-window': {
      const words = textOf(things.withdrawalWindow, { country: countryName(id) })
      return at(words, '/admin/withdrawals/windows')
    }
    default:
      return withoutName(kind, name, id)
  }
}

const LISTS: Record<string, string> = {
  persons: '/admin?list=buyers',
  companies: '/admin?list=sellers',
  orders: '/admin/orders',
}

function listWords(id: string): string {
  return textOf(
    Object.hasOwn(things.lists, id) ? things.lists[id as keyof typeof things.lists] : things.someList,
  )
}

/** What has a page together with others, and what has none. */
function withoutName(kind: string, name: string, id: string): Piece[] {
  switch (kind) {
    case 'admin':
      return [{ words: name, to: '/admin/admins' }]
    case 'rate':
      return [{ words: name, to: '/admin/exchange-rates' }]
    case 'review':
      return [{ words: name, to: '/admin/reviews' }]
    case 'commission-rule':
      return [{ words: textOf(things.commissionRule), to: '/admin/commissions' }]
    case 'provider-books':
      return [{ words: textOf(things.providerBooks), to: '/admin/provider-books' }]
    case 'message':
      return [{ words: textOf(things.message), to: `/admin/messages/${id}` }]
    case 'task':
      return [taskOf(id)]
    case 'withdrawal':
      return [{ words: textOf(things.withdrawal), to: '/admin/withdrawals?state=all' }]
    case 'work':
      return [{ words: textOf(things.work), to: '/admin/jobs' }]
    default:
      return [{ words: name }]
  }
}

/** Something of the work list, by what is wrong with it; its id is its kind and what it is. */
function taskOf(id: string): Piece {
  const kind = id.slice(0, id.indexOf('/'))
  const words = Object.hasOwn(workKindTexts, kind) ? textOf(workKindTexts[kind as WorkKind]) : kind
  return { words: textOf(things.task, { kind: words }), to: `/admin/work/${id}` }
}

function ofBrewery(beer: Piece, brewery: AuditThings['breweries'][string] | undefined): Piece[] {
  if (!brewery) return [beer]
  const seller = { words: brewery.name, to: `/admin/seller/${brewery.id}` }
  return fillPieces(things.ofBrewery, { beer: [beer], brewery: [seller] })
}

/** What is advertised: a beer or a brewery by its name, or a style; of a change what it is now. */
function placedOf({ facts, after }: Told, { names }: AuditThings): string {
  const { beerId, companyId, type } = { ...facts, ...after }
  return names[String(beerId ?? companyId)] ?? (type ? String(type) : textOf(things.unnamed))
}
