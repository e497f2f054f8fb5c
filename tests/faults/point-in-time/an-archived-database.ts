import { chownSync, cpSync, mkdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { aMachine } from '../failover/a-machine.ts'

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url))
const PASSWORD = 'a password of the trial'
const HOME = '/var/lib/postgresql'
const DATA = `${HOME}/18/main`
const PG = '/usr/lib/postgresql/18/bin'

/**
 * A machine with PostgreSQL whose WAL is archived as `deploy/point-in-time` says, with its first backup yet to be made. What an
 * operator types there is a method.
 * @param root a Debian in a folder: see a-debian-system.ts
 */
export async function anArchivedDatabase(root: string) {
  // Within the system’s own folder: the path of a socket may have 107 bytes.
  const folder = await mkdtemp(join(root, 'var/tmp/p-'))
  const { uid, gid } = statSync(join(root, HOME))
  const [state, setup] = [join(folder, 'state'), join(folder, 'setup')]
  mkdirSync(state)
  for (const each of [folder, state]) chownSync(each, uid, gid)
  cpSync(join(DEPLOY, 'point-in-time'), setup, { recursive: true })
  cpSync(join(DEPLOY, 'make-database.sh'), join(setup, 'make-database.sh'))
  const machine = await aMachine({
    ...{ root, state, setup, user: { uid, gid }, programs: 'exec sleep infinity' },
    environment: {
      SHOP_PASSWORD: PASSWORD,
      POSTGRES_USER: 'postgres',
      PGBACKREST_CONFIG: '/etc/patroni/pgbackrest.conf',
      // Of this trial alone: the system’s folders are everybody’s.
      PGBACKREST_REPO1_PATH: `${HOME}/repository`,
      PGBACKREST_LOCK_PATH: `${HOME}/lock`,
      PGBACKREST_LOG_LEVEL_STDERR: 'error',
    },
  })
  machine.connected()
  // Its last mount; before it, the system's own folders would be written to.
  await vi.waitFor(() => machine.sh('test -e /etc/patroni/archive.conf'), { timeout: 60_000, interval: 50 })
  const start = () => machine.sh(`${PG}/pg_ctl -D ${DATA} -w -l ${HOME}/log start`)
  const pgbackrest = (command: string) => machine.sh(`pgbackrest --stanza=lupulo ${command}`)

  await machine.sh(`
    ${PG}/initdb -D ${DATA} --encoding UTF8 --locale-provider builtin --builtin-locale C.UTF-8 --locale C.UTF-8 --auth trust
    cat >> ${DATA}/postgresql.conf <<'SETTINGS'
include '/etc/patroni/archive.conf'
listen_addresses = ''
unix_socket_directories = '/run/postgresql, ${HOME}'
SETTINGS`)
  await start()
  await machine.sh('sh /etc/patroni/make-database.sh')
  await pgbackrest('stanza-create')

  return {
    databaseUrl: `postgresql://lupulo:${encodeURIComponent(PASSWORD)}@/lupulo?host=${encodeURIComponent(state)}`,
    backUp: () => pgbackrest('--type=full backup'),
    /** Until all that was written so far is in the archive. */
    untilArchived: () => pgbackrest('check'),
    /** As the superuser, of the shop’s database. */
    psql: async (statement: string) => (await machine.sh(`psql -d lupulo -Atqc "${statement}"`)).trim(),
    /** The database ends, and its files are gone. */
    loseFiles: () => machine.sh(`${PG}/pg_ctl -D ${DATA} -m immediate stop; rm -r ${DATA}`),
    /** Brings the database back as it stood at a moment, and starts it. */
    async restoreTo(moment: string) {
      await pgbackrest(`--type=time --target='${moment}' --target-action=promote restore`)
      await start()
      await machine.sh(`until [ "$(psql -Atc 'SELECT pg_is_in_recovery()')" = f ]; do sleep 0.1; done`)
    },
    async remove() {
      await machine.powerOff()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
