import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import type { Task } from '#contract/work-tasks.ts'
import type { Translate } from '#web/texts.ts'

/** Whose something is, to who reads it. */
export function taskWords(t: Translate, assignee: Task['assignee'], me: string): string {
  if (!assignee) return t(adminTaskTexts.isNobodys)
  return assignee.id === me ? t(adminTaskTexts.isMine) : t(adminTaskTexts.isOf, { name: assignee.name })
}

/** What of the list a form means, in one field. */
export function taskNumber({ kind, thing }: { kind: string; thing: string }): string {
  return `${kind}/${thing}`
}

/** The same, read; undefined for what no form of ours sends. */
export function taskOf(number: string): { kind: string; thing: string } | undefined {
  const at = number.indexOf('/')
  return at > 0 && at < number.length - 1
    ? { kind: number.slice(0, at), thing: number.slice(at + 1) }
    : undefined
}
