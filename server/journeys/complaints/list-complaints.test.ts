import { expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aComplaint } from '#tests/factories/a-complaint.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { listComplaints } from './list-complaints.ts'

const checkout = useCheckout()

test('a word finds the beer that was asked for, what was said, who gets it and the end of a number; each has to be there', async () => {
  const services = checkout.with()
  const { complaint, beer, orderId, seller, answer, act } = await aComplaint(services)
  await answer(complaint, { answer: 'no', edition: 0, words: 'Salió al 100% entera.' })
  await act('escalate', { edition: 1, words: 'Tengo una fotografía.' })
  const found = async (q: string, by = seller) => {
    const query = new URLSearchParams({ q })
    const { body } = await by.send('GET', `/company/${by.id}/complaints?${query}`)
    const list = body as { complaints: { id: string }[]; total: number; isOfNewest: boolean }
    expect([list.total, list.isOfNewest]).toEqual([list.complaints.length, false])
    return list.complaints.map(({ id }) => id)
  }
  const code = orderId.slice(-8).toUpperCase()
  for (const q of ['rotas', 'FOTOGRAFIA 100%', beer.name, `#${code}`, code.slice(3), orderId]) {
    expect(await found(q), q).toEqual([complaint.id])
  }
  // Signs that LIKE reads are signs of the word, and a word that is nowhere finds nothing.
  for (const q of ['r_tas', 'foto%fia', 'rotas ajena']) expect(await found(q), q).toEqual([])
  const rival = await aLoggedInSeller(services)
  for (const q of ['rotas', code, orderId]) expect(await found(q, rival), q).toEqual([])
})

test('words are looked for in the first of the list alone, the number of an order in all', async () => {
  const { complaint, orderId, seller } = await aComplaint(checkout.with())
  const found = async (q: string) => {
    const caller = { id: seller.id, role: 'Company' } as SessionUser
    const list = await listComplaints(checkout.db, seller.id, { q }, caller, 0)
    if (isRefusal(list)) throw new Error('refused')
    return { ids: list.complaints.map(({ id }) => id), isOfNewest: list.isOfNewest }
  }
  expect(await found('rotas')).toEqual({ ids: [], isOfNewest: true })
  expect(await found(orderId)).toEqual({ ids: [complaint.id], isOfNewest: false })
})

test('a complaint is listed by whom it waits for, and counted there, among those that hold the words', async () => {
  const services = checkout.with()
  const { complaint, seller, answer, act } = await aComplaint(services)
  const found = async (asked: Record<string, string> = {}) => {
    const { body } = await seller.send(
      'GET',
      `/company/${seller.id}/complaints?${new URLSearchParams(asked)}`,
    )
    const { complaints, counts, total } = body as {
      complaints: { id: string }[]
      counts: Record<string, number>
      total: number
    }
    expect(total).toBe(complaints.length)
    return [complaints.map(({ id }) => id), counts]
  }
  const stands = async (turn: string) => {
    const counts = { brewery: 0, others: 0, nobody: 0, [turn]: 1 }
    expect(await found()).toEqual([[complaint.id], counts])
    for (const waitsFor of ['brewery', 'others', 'nobody'])
      expect(await found({ waitsFor })).toEqual([waitsFor === turn ? [complaint.id] : [], counts])
    expect(await found({ waitsFor: turn, q: 'ajena' })).toEqual([[], { brewery: 0, others: 0, nobody: 0 }])
  }
  await stands('brewery')
  await answer(complaint, { answer: 'no', edition: 0, words: 'Salió entera.' })
  await stands('others')
  await act('take-back')
  await stands('nobody')
  expect((await seller.send('GET', `/company/${seller.id}/complaints?waitsFor=anyone`)).status).toBe(400)
})
