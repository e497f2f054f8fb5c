import { HISTORY_CALLS, type Who } from './history/history-calls.ts'
import { openShop } from './history/measure-history.ts'
import { openHistoryDatabase } from './open-bench-database.ts'

const db = await openHistoryDatabase(Number(process.argv[2]))
const shop = await openShop(db, 3670)
for (const who of Object.keys(HISTORY_CALLS) as Who[])
  for (const path of HISTORY_CALLS[who](shop.asked)) {
    const at = performance.now()
    const answer = await fetch(shop.running.url + path, {
      headers: { 'user-agent': 'Googlebot/2.1', cookie: shop.cookies[who] },
      redirect: 'manual',
    })
    const text = await answer.text()
    const ms = Math.round(performance.now() - at)
    if (answer.status !== 200 || ms > 300)
      console.log(who, path, answer.status, ms, text.length, answer.status !== 200 ? text.slice(0, 150) : '')
  }
await shop.running.stop()
await db.close()
process.exit()
