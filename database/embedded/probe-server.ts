import pg from 'pg'
import { clusterRole } from './init-cluster.ts'

/**
 * `absent`: nobody listens. `starting`: it says that it starts or recovers. `busy`: it stops, or says nothing for now. The
 * answers of both will change.
 */
type ServerState = 'ready' | 'starting' | 'busy' | 'absent'

/** The address of one database of the server behind a socket folder. psql and pg_dump take it too. */
export function socketUrl(socketFolder: string, database: string): string {
  return `postgresql://${clusterRole}@${encodeURIComponent(socketFolder)}/${database}`
}

/** Knocks at the server. The only question whose answer can be trusted: a pid can be that of another process. */
export async function probeServer(socketFolder: string): Promise<ServerState> {
  const client = new pg.Client({
    connectionString: socketUrl(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent'
    // 57P03 cannot_connect_now, 57P01 admin_shutdown; a server that goes down in mid-handshake may just hang up.
    if (code === '57P03' && !message.includes('shutting down')) return 'starting'
    if (code === '57P03' || code === '57P01' || code === 'ECONNRESET' || code === 'EPIPE') return 'busy'
    if (/terminated|timeout/i.test(message)) return 'busy'
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
