import { chownSync, cpSync, mkdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { aMachine, type Machine } from './a-machine.ts'
import { addressOf, aNetwork } from './a-network.ts'

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url))
const WAIT = { timeout: 180_000, interval: 100 }
/** The hub’s two: from which HAProxy asks, and at which etcd listens, so that a database may be cut off from one alone. */
const FRONT = 2
const ETCD_HOST = 3
const NODES = { a: 11, b: 12, c: 13 } as const
export type NodeName = keyof typeof NODES
const NAMES = Object.keys(NODES) as NodeName[]

const ETCD = `http://${addressOf(ETCD_HOST)}:2379`
const PASSWORD = 'a password of the trial'
/** The hub stands for all that is no database: etcd, and HAProxy beside the shop. */
const HUB_PROGRAMS = `etcd --data-dir /var/lib/postgresql/etcd --listen-client-urls ${ETCD} --advertise-client-urls ${ETCD} \
  --log-level error & exec haproxy -db -f /etc/patroni/haproxy.cfg`
const NODE_PROGRAMS = 'sh /etc/patroni/short-lease.sh & exec patroni /etc/patroni/patroni.yml'

export type DatabaseCluster = Awaited<ReturnType<typeof aDatabaseCluster>>

/** Three machines with PostgreSQL as `deploy/high-availability` sets them up, and one with etcd and HAProxy. */
export async function aDatabaseCluster(root: string) {
  // Within the system’s own folder: the path of HAProxy’s socket may have 107 bytes.
  const folder = await mkdtemp(join(root, 'var/tmp/c-'))
  const { uid, gid } = statSync(join(root, 'var/lib/postgresql'))
  const user = { uid, gid }
  const setup = join(folder, 'setup')
  cpSync(join(DEPLOY, 'high-availability'), setup, { recursive: true })
  cpSync(join(DEPLOY, 'make-database.sh'), join(setup, 'make-database.sh'))
  const switchOn = (name: string, programs: string, environment: Record<string, string>) => {
    const state = join(folder, name)
    mkdirSync(state, { recursive: true })
    chownSync(state, uid, gid)
    return aMachine({ ...{ root, state, setup, user, programs }, environment })
  }
  chownSync(folder, uid, gid)
  const servers = Object.fromEntries(
    NAMES.map((name) => [`NODE_${name.toUpperCase()}`, addressOf(NODES[name])]),
  )
  const hub = await switchOn('hub', HUB_PROGRAMS, {
    LISTEN: 'unix@/var/lib/postgresql/.s.PGSQL.5432',
    ...servers,
  })
  const network = aNetwork(hub, [FRONT, ETCD_HOST])
  hub.connected()

  const machines = new Map<NodeName, Machine>()
  async function start(name: NodeName): Promise<void> {
    const address = addressOf(NODES[name])
    const machine = await switchOn(name, NODE_PROGRAMS, {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
      PATRONI_ETCD3_HOSTS: `${addressOf(ETCD_HOST)}:2379`,
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      SHOP_PASSWORD: PASSWORD,
      ETCDCTL_ENDPOINTS: ETCD,
    })
    network.plugIn(machine, NODES[name])
    machine.connected()
    machines.set(name, machine)
  }
  const databaseUrl = `postgresql://lupulo:${encodeURIComponent(PASSWORD)}@/lupulo?host=${encodeURIComponent(join(folder, 'hub'))}`
  /** Whom a machine that is cut off does not reach: etcd and the other two. HAProxy still reaches it, and the shop through it. */
  const outOfReach = (name: NodeName) =>
    [ETCD_HOST, ...NAMES.filter((other) => other !== name).map((other) => NODES[other])].map(addressOf)

  const askPrimaryOf = async (names: NodeName[]) =>
    (await hub.run('psql', primaryOf(names), '-At', '-c', WHO_FOLLOWS)).trim().split('\n')

  await Promise.all(NAMES.map(start))

  return {
    databaseUrl,
    start,
    machine: (name: NodeName) => machines.get(name)!,
    cutOff(name: NodeName) {
      for (const address of outOfReach(name)) machines.get(name)!.ip('route', 'add', 'blackhole', address)
    },
    join(name: NodeName) {
      for (const address of outOfReach(name)) machines.get(name)!.ip('route', 'del', 'blackhole', address)
    },
    /** Which one writes, once the other two follow it and a COMMIT waits for either. */
    untilWhole: () =>
      vi.waitFor(async (): Promise<NodeName> => {
        const [primary, ...following] = await askPrimaryOf(NAMES)
        if (following.join() !== 'quorum,quorum') throw new Error(`following: ${following}`)
        return NAMES.find((name) => addressOf(NODES[name]) === primary)!
      }, WAIT),
    /** Until another one writes. */
    untilTakenOverFrom: (primary: NodeName) =>
      vi.waitFor(() => askPrimaryOf(NAMES.filter((name) => name !== primary)), WAIT),
    printed: () => [hub, ...machines.values()].map((machine) => machine.printed()).join('\n'),
    async remove() {
      await Promise.all([hub, ...machines.values()].map((machine) => machine.powerOff()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** For psql, as the superuser: it takes whichever of them writes. */
const primaryOf = (names: NodeName[]) =>
  `postgresql://postgres:${encodeURIComponent(PASSWORD)}@${names.map((name) => addressOf(NODES[name])).join()}/postgres` +
  '?target_session_attrs=primary&connect_timeout=2'
const WHO_FOLLOWS = `SELECT host(inet_server_addr())
  UNION ALL SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming' AND current_setting('synchronous_standby_names') LIKE 'ANY 1 (_,_)'`
