import { changesInWords } from '#contract/audit-words.ts'
import { chargeText } from '#contract/charge-text.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import * as mailActTexts from '#contract/texts/mail-act.ts'
import { type Text, textOf } from '#contract/texts/text.ts'

import type { ShownAction } from './told-acts.ts'

type Values = Record<string, unknown>

/** An entry of the audit log as those read it whose things it was done to. */
export type Act = {
  action: ShownAction
  subjectId: string
  facts: Values & { before?: unknown; after?: unknown }
  said: { name?: string; reason?: string; before?: Values; after?: Values } | null
  /** The reader's company, if they have one. */
  companyId: string | null
}

export type ActInWords = {
  title: string
  /** Begins small, to stand after a name. */
  lead: string
  reason: string | null
  /** Of an edit: what of it is another now, in words. */
  changes: { field: string; from: string; to: string }[]
  /** What it was done to, and the page where it is seen. */
  thing: { name: string; page: string }
}

const itself = (page: string) => (act: Act) => `/${page}/${act.subjectId}`
const ownParcels = (state: string) => (act: Act) => `/company/${act.companyId}/parcels?state=${state}`

const PAGES: Record<ShownAction, (act: Act) => string> = {
  'buyer-activated': itself('user'),
  'buyer-deactivated': itself('user'),
  'buyer-edited': itself('user'),
  'company-activated': itself('company'),
  'company-deactivated': itself('company'),
  'company-edited': itself('company'),
  'company-approved': ({ subjectId }) => `/company/${subjectId}/today`,
  'company-asked': ({ subjectId }) => `/company/${subjectId}/today`,
  'beer-activated': itself('putProduct'),
  'beer-deactivated': itself('putProduct'),
  'beer-edited': itself('putProduct'),
  'admin-activated': () => '/account',
  'admin-deactivated': () => '/account',
  'admin-role-changed': () => '/account',
  'order-refunded': itself('myShop'),
  'order-cancelled': itself('myShop'),
  'parcel-shipped': ownParcels('shipped'),
  'parcel-delivered': ownParcels('delivered'),
  'payout-marked': ({ companyId }) => `/company/${companyId}#ventas`,
  'review-hidden': () => '/myShop',
  'review-restored': () => '/myShop',
}

/** What tells its values before and after. */
const CHANGES = /-edited$|-role-changed$/

/** What an admin did to somebody's things, in the reader's language: the words of its mail and of their own page alike. */
export function actInWords(act: Act): ActInWords {
  const { action, subjectId, facts, said } = act
  const words = {
    subject: said?.name ?? '',
    order: orderCode(subjectId),
    amount: chargeText(Number(facts.amountCents ?? 0), String(facts.currency ?? 'USD')),
  }
  return {
    title: textOf(mailActTexts.titles[action] satisfies Text, words),
    lead: textOf(mailActTexts.leads[action] satisfies Text, words),
    reason: said?.reason ?? null,
    changes: CHANGES.test(action)
      ? changesInWords({
          before: { ...(facts.before as Values), ...said?.before },
          after: { ...(facts.after as Values), ...said?.after },
        })
      : [],
    thing: { name: nameOf(act), page: PAGES[action](act) },
  }
}

function nameOf({ action, subjectId, said }: Act): string {
  const isOfOrder = action.startsWith('order-') || action.startsWith('parcel-')
  if (isOfOrder) return textOf(accountWords.orderCode, { code: orderCode(subjectId) })
  return said?.name || textOf(mailTexts.actSee)
}

/** The words of an act as a sentence to somebody: they begin small, for the name before them. */
export function toReader(name: string, lead: string): string {
  return `${name}, ${lead}`
}

/** The same words where they stand alone. */
export function asOwnSentence(lead: string): string {
  return lead.charAt(0).toLocaleUpperCase() + lead.slice(1)
}
