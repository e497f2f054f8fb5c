import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { socketUrl } from './probe-server.ts'

/** Any number, the same for all: the advisory lock that stands for "I use this server". */
const usingTheServer = 0x1c9c010

type Share = {
  /** Gives the share back. True if nobody else uses the server, and nobody can begin to until it has stopped. */
  isLastToLeave(): Promise<boolean>
  /** Closes the session that held the share. */
  end(): Promise<void>
}

/**
 * Says "I use this server" for as long as the process lives, with a session that holds a shared advisory lock.
 * The kernel takes it back from a killed process, so no count can be wrong.
 *
 * If the server goes away meanwhile (a crash, an impatient administrator), `revive` is called until it is back.
 */
export async function shareServer(socketFolder: string, revive: () => Promise<unknown>): Promise<Share> {
  let ended = false
  let revival = Promise.resolve()
  let session: pg.Client | undefined = await openSession()

  async function openSession(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: socketUrl(socketFolder, 'postgres'),
      application_name: 'lupulo (uses the server)',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select pg_advisory_lock_shared($1)', [usingTheServer])
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    client.once('end', () => {
      session = undefined
      revival = comeBack()
    })
    return client
  }

  async function comeBack(): Promise<void> {
    while (!ended) {
      try {
        await revive()
        session = await openSession()
        return
      } catch {
        // Nobody waits for this; whoever asks for a connection meanwhile gets the reason.
        await sleep(1_000)
      }
    }
  }

  return {
    async isLastToLeave() {
      ended = true
      await revival
      // The server is gone and did not come back: there is nothing to stop.
      if (!session) return false
      try {
        // First give back, then ask: of two that leave at once, at least one must see that it is the last.
        await session.query('select pg_advisory_unlock_shared($1)', [usingTheServer])
        const asked = await session.query('select pg_try_advisory_lock($1) as granted', [usingTheServer])
        return asked.rows[0].granted && (await hasNoOtherSession(session))
      } catch {
        // These fail only where the server goes under us: another saw that it was the last, and stops it.
        return false
      }
    },
    async end() {
      ended = true
      await revival
      await session?.end().catch(() => {})
    },
  }
}

/** A psql or a pool without a share counts too. Pools that were just closed get a second to disappear. */
async function hasNoOtherSession(session: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const others = await session.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
         and application_name <> 'lupulo (uses the server)' limit 1`,
    )
    if (others.rowCount === 0) return true
    await sleep(50)
  }
  return false
}
