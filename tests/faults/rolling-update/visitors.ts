import { anAdult } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'

const VISITORS = 3

/** Who looks around without a pause: a page, a call, and what only a buyer sees. No answer counts as one too. */
export async function sendVisitors(
  port: number,
  { cookies, beerIds }: { cookies: { cookie: string }[]; beerIds: string[] },
) {
  const adult = await anAdult({ port })
  const answered: Record<string, number> = {}
  let longestMs = 0
  let isOver = false
  const paths = ['/shop', `/api/product/${beerIds[0]}`, '/myShop']
  const visiting = Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let turn = visitor; !isOver; turn++) {
        const startedAtMs = performance.now()
        const path = paths[turn % paths.length]!
        const headers = { cookie: `${adult.cookie}; ${cookies[visitor]!.cookie}` }
        const heard = await send(port, { path, headers }).then(
          ({ status, body }) => (status === 200 ? '200' : `${status} ${path} ${body}`),
          String,
        )
        answered[heard] = (answered[heard] ?? 0) + 1
        longestMs = Math.max(longestMs, performance.now() - startedAtMs)
      }
    }),
  )
  return {
    /** How often each answer was heard: its status, with where and what it says unless that is 200. */
    answered: () => answered,
    longestMs: () => longestMs,
    async leave() {
      isOver = true
      await visiting
    },
  }
}
