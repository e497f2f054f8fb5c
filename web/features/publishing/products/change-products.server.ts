import { data } from 'react-router'
import type { ChangedRow } from '#contract/own-products.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { textOf } from '#contract/texts/text.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm } from '#web/request/read-form.ts'
import { readRows, type SentRow } from './read-rows.server.ts'
import type { RowAnswer, TableAnswer } from './row-answer.ts'
import { afterSaving, afterSwitching, checkRow, sendArchived, sendRows, waiting } from './save-rows.server.ts'

const NOTHING: Omit<TableAnswer, 'rows' | 'ticked'> = {
  done: null,
  message: '',
  takingOff: [],
  archiving: [],
}

/**
 * Answers the form of a brewery's table of beers. `intent` says which of its buttons was pressed: `save`; `agree`, with the prices
 * that it asked about; `on` and `off` for all that are ticked, `on:<id>` and `off:<id>` for one; `sure` to take off sale the many
 * that it asked about; `archive`,
 * `archive-sure` once it asked, `restore` and `restore:<id>`; `take:<id>` for what somebody else made of a row; `cancel`. Whatever is typed and not saved comes back.
 * @throws 400 for a form that no page of ours sends
 */
export async function changeProducts(context: PageContext, companyId: string, form: FormData) {
  const rows = readRows(form)
  const ticked = idsIn(form, 'ticked')
  const typed = Object.fromEntries(
    rows.filter(({ changed }) => changed.length).map((row) => [row.id, waiting(row)]),
  )
  const answerWith = (status: number, answer: Partial<TableAnswer>) =>
    data({ ...NOTHING, ticked, ...answer, rows: { ...typed, ...answer.rows } } as TableAnswer, { status })
  const [intent = '', ofRow] = String(form.get('intent') ?? '').split(':')

  if (intent === 'cancel') return answerWith(200, {})
  if (intent === 'take') {
    const { [ofRow ?? '']: _, ...others } = typed
    return data({ ...NOTHING, ticked, rows: others } as TableAnswer, { status: 200 })
  }
  if (intent === 'save' || intent === 'agree') {
    const changed = rows.filter((row) => row.changed.length)
    if (!changed.length) return answerWith(200, { message: textOf(ownProductsTexts.nothingChanged) })
    const agreed = (id: string) =>
      intent === 'agree' ? String(form.get(`agreed-${id}`) ?? '') || undefined : undefined
    const checked = changed.map((row) => [row, checkRow(row, agreed(row.id))] as const)
    const held = checked.flatMap(([row, each]) => (isAnswer(each) ? [[row.id, each] as const] : []))
    const sent = checked.flatMap(([, each]) => (isAnswer(each) ? [] : [each]))
    return answerSent(await sendRows(context, companyId, sent), 'save', Object.fromEntries(held), afterSaving)
  }
  if (!isSwitch(intent)) throw malformedForm({})

  const chosen = ofRow ? [ofRow] : intent.endsWith('sure') ? idsIn(form, 'sure') : ticked
  const switched = rows.filter(({ id }) => chosen.includes(id))
  if (!switched.length) return answerWith(400, { message: textOf(ownProductsTexts.noneTicked) })
  if (intent === 'off' && switched.length > 1)
    return answerWith(409, { takingOff: switched.map(({ id }) => id) })
  if (intent === 'archive') return answerWith(409, { archiving: switched.map(({ id }) => id) })
  if (intent === 'archive-sure' || intent === 'restore') {
    const archived = intent !== 'restore'
    const sent = await sendArchived(context, companyId, { ids: switched.map(({ id }) => id), archived })
    return answerSent(sent, archived ? 'archive' : 'restore', {}, afterSwitching)
  }
  const status = intent === 'on'
  const asked: ChangedRow[] = switched.map(({ id, seen }) => ({ id, edition: seen.edition, status }))
  return answerSent(await sendRows(context, companyId, asked), status ? 'on' : 'off', {}, afterSwitching)

  /** What the API answered, row by row; beside it `held`, the rows that it was not asked about. */
  function answerSent(
    answer: Awaited<ReturnType<typeof sendRows>>,
    what: NonNullable<TableAnswer['done']>['what'],
    held: Record<string, RowAnswer>,
    after: (row: SentRow, answered: (typeof answer & { ok: true })['value']['rows'][number]) => RowAnswer,
  ) {
    if (!answer.ok) return answerWith(answer.status, { message: answer.error.message, rows: held })
    const byId = new Map(rows.map((row) => [row.id, row]))
    const answered = answer.value.rows.map((each) => [each.id, after(byId.get(each.id)!, each)] as const)
    const count = answer.value.rows.filter(({ refused }) => !refused).length
    const all = { ...held, ...Object.fromEntries(answered) }
    const isDone = Object.values(all).every(({ state }) => state === 'saved' || state === 'waits')
    return answerWith(isDone ? 200 : 409, {
      rows: all,
      done: count ? { what, count } : null,
      ticked: what === 'save' ? ticked : [],
    })
  }
}

/** The buttons that switch rows and save none. */
const SWITCHES = ['on', 'off', 'sure', 'archive', 'archive-sure', 'restore'] as const

function isSwitch(intent: string): intent is (typeof SWITCHES)[number] {
  return (SWITCHES as readonly string[]).includes(intent)
}

function isAnswer(checked: ChangedRow | RowAnswer): checked is RowAnswer {
  return 'state' in checked
}

function idsIn(form: FormData, name: string): string[] {
  return form.getAll(name).filter((id) => typeof id === 'string')
}
