import { data, redirect } from 'react-router'
import {
  addCommissionRule,
  changeCommissionRule,
  moveCommissionRule,
  removeCommissionRule,
} from '#contract/commission.ts'
import { type ApiAnswer, tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import { commissionsAt } from './commissions-address.ts'
import { readRuleForm, typedRule } from './read-rule-form.ts'

const DONE = {
  add: 'commission.added',
  change: 'commission.changed',
  move: 'commission.moved',
  remove: 'commission.removed',
} as const
type Act = keyof typeof DONE

/** Why nothing was done: in the API's words, what is wrong by field, and what was typed. */
export type RuleRefusal = {
  act: Act
  message: string | null
  wrong: Record<string, string>
  typed: Record<string, string>
}

/**
 * Adds, changes, moves or removes a rule, as the form says, and leads back to the list; otherwise why not.
 * @throws 400 for a form that no page of ours sends
 */
export async function actOnRules(context: PageContext, form: FormData) {
  const act = (Object.keys(DONE) as Act[]).find((each) => each === form.get('act'))
  if (!act) throw malformedForm({})
  const typed = typedRule(form)
  const answer = await send(context, act, form)
  if ('wrong' in answer) {
    return data<RuleRefusal>({ act, message: null, wrong: answer.wrong, typed }, { status: 400 })
  }
  if (!answer.ok) {
    const { message, fields = {} } = answer.error
    return data<RuleRefusal>({ act, message, wrong: fields, typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: DONE[act] })
  return redirect(commissionsAt(), 303)
}

async function send(
  context: PageContext,
  act: Act,
  form: FormData,
): Promise<ApiAnswer<unknown> | { wrong: Record<string, string> }> {
  const [id, seen] = [String(form.get('id') ?? ''), String(form.get('seen') ?? '')]
  const params = { id }
  if (act === 'move') {
    const to = form.get('to') === 'up' ? 'up' : 'down'
    return tryApi(context, moveCommissionRule, { params, body: { to, seen } })
  }
  if (act === 'remove') {
    const reason = typedText(form, 'reason')
    return tryApi(context, removeCommissionRule, { params, body: { seen, reason } })
  }
  const read = readRuleForm(form)
  if ('wrong' in read) return read
  const body = { ...read.rule, seen }
  return act === 'add'
    ? tryApi(context, addCommissionRule, { body })
    : tryApi(context, changeCommissionRule, { params, body })
}
