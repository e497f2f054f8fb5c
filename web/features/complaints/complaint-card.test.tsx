import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Complaint } from '#contract/complaint.ts'
import { ComplaintCard } from './complaint-card.tsx'

const LINE = { ProductId: 'ipa', name: 'Puna', summary: '', image: '/labels/ipa.svg', unitPrice: 5.6 }

function cardOf(line: object, refund: Complaint['refund'] = null): string {
  const complaint = {
    ...{ id: 'one', kind: 'broken', state: 'open', asked: 16.8, offered: 0, given: 0, events: [] },
    ...{ refund, recipient: '', carrier: '', tracking: '', edition: 0 },
    lines: [{ ...LINE, bought: 7, left: 7, leftPrice: 39.2, asked: 3, offered: 0, given: 0, ...line }],
  } as unknown as Complaint
  return renderToStaticMarkup(
    <ComplaintCard complaint={complaint} timeZone="UTC" due={null} pictures={null} reader="brewery" />,
  )
}

test('what was given back of a beer before is seen before more is given', () => {
  const words = 'antes ya se devolvieron U$S 16.79 de esta cerveza'
  expect(cardOf({ leftPrice: 22.41 })).toContain(words)
  expect(cardOf({ leftPrice: 22.41 }, { id: 'r', isBack: true, at: '2026-11-30T00:00:00Z' })).not.toContain(
    words,
  )
  for (const line of [{}, { left: 4, leftPrice: 22.4 }])
    expect(cardOf(line)).not.toContain('antes ya se devolvieron')
})
