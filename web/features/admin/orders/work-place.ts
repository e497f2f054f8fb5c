import { WORK_AGES, WORK_KINDS, WORK_TAKERS, type WorkKind } from '#contract/work-kinds.ts'
import { addressOf, pageIn } from '../list-place.ts'

type WorkTaker = (typeof WORK_TAKERS)[number]
type WorkAge = (typeof WORK_AGES)[number]

/**
 * Where one is on the work list; '': all kinds, anybody's, of any age. `page` from 1. `free`: the order whose beers are about to be
 * freed.
 */
export type WorkPlace = {
  kind: WorkKind | ''
  whose?: WorkTaker | ''
  age?: WorkAge | ''
  page: number
  free?: string
}

/** Where an address says that one is: everywhere, unless it says otherwise in words of ours. */
export function workPlace(query: URLSearchParams): WorkPlace {
  const oneOf = <Word extends string>(words: readonly Word[], name: string): Word | '' =>
    words.find((word) => word === query.get(name)) ?? ''
  const free = query.get('free')
  return {
    kind: oneOf(WORK_KINDS, 'kind'),
    whose: oneOf(WORK_TAKERS, 'whose'),
    age: oneOf(WORK_AGES, 'age'),
    page: pageIn(query),
    ...(free && { free }),
  }
}

/** The address of a place on the work list. */
export function workAddress({ kind, whose = '', age = '', page, free = '' }: WorkPlace): string {
  return addressOf('/admin/work', { kind, whose, age, free }, page)
}

/** Where one thing of the list is looked after. A message has its page among the messages. */
export function taskAddress({ kind, thing }: { kind: string; thing: string }): string {
  return kind === 'message'
    ? `/admin/messages/${encodeURIComponent(thing)}`
    : `/admin/work/${kind}/${encodeURIComponent(thing)}`
}
