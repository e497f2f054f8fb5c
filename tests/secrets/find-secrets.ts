import { type Form, formsOf } from './forms-of.ts'
import { isShortCode, type Secret } from './secret.ts'

/** Where a secret stands in a text: what it is, how it is written, from which character and how many. */
export type Found = { what: string; form: Form; at: number; length: number }

type Needle = { written: string; form: Form; secret: Secret }

/** Needles are found by their first characters: a text is read once, however many secrets there are. */
const HEAD = 6

/** Looks for secrets, in every form of `formsOf`. Made once for many texts. */
export function secretFinder(secrets: readonly Secret[]): (text: string) => Found[] {
  const byHead = new Map<string, Needle[]>()
  for (const secret of secrets)
    for (const [written, form] of formsOf(secret.value)) {
      const head = written.slice(0, HEAD)
      const same = byHead.get(head) ?? []
      same.push({ written, form, secret })
      byHead.set(head, same)
    }
  return (text) => {
    const found: Found[] = []
    for (let at = 0; at <= text.length - HEAD; at++) {
      const needle = byHead.get(text.slice(at, at + HEAD))?.find((one) => isAt(text, at, one))
      if (!needle) continue
      const { written, form, secret } = needle
      found.push({ what: secret.what, form, at, length: written.length })
      at += written.length - 1
    }
    return found
  }
}

function isAt(text: string, at: number, { written, secret }: Needle): boolean {
  if (!text.startsWith(written, at)) return false
  return !isShortCode(secret.value) || written !== secret.value || standsAlone(text, at, written.length)
}

/** A code, and not some digits of a time, an amount, a process or an id. */
function standsAlone(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - 8), at)
  const after = text.slice(at + length, at + length + 2)
  return !/(?:[\w.-]|\d:|"pid":)$/.test(before) && !/^(?:[\w-]|[.:]\d)/.test(after)
}
