import { html } from 'hono/html'
import { type Html, readableMoment } from '#sandbox/page.ts'
import { documentationStatus } from './chargebacks.ts'
import type { ChargebackRecord, ClaimRecord } from './records.ts'

/** A chargeback on its payment's card: how it stands, its documents, and how it can end. */
export function chargebackLine(chargeback: ChargebackRecord): Html {
  const { id, isCovered, documents, documentsUntil } = chargeback
  const state = isCovered === null ? 'open' : isCovered ? 'won' : 'lost'
  return html`<div class="row">
    <span class="small">Chargeback ${id}: ${state}, documents ${documentationStatus(chargeback)}, taken until ${readableMoment(documentsUntil)}</span>
    ${documents.map(({ name }, number) => html`<a class="small" href="/chargebacks/${id}/documents/${number}">${name}</a>`)}
    ${isCovered === null ? [button(`/chargebacks/${id}/won`, 'Won', `chargeback ${id}`), button(`/chargebacks/${id}/lost`, 'Lost', `chargeback ${id}`)] : ''}
  </div>`
}

/** A claim on its payment's card. */
export function claimLine({ id, isOpen, dueAt }: ClaimRecord): Html {
  return html`<div class="row">
    <span class="small">Claim ${id}: ${isOpen ? html`open, to be answered until ${readableMoment(dueAt)}` : 'closed'}</span>
    ${isOpen ? button(`/claims/${id}/close`, 'Close', `claim ${id}`) : ''}
  </div>`
}

const button = (path: string, name: string, what: string) =>
  html`<form method="post" action="${path}">
    <button class="small" aria-label="${name} ${what}">${name}</button>
  </form>`
