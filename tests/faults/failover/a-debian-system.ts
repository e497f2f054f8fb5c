import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'

/** Kept between runs: it takes a minute to make and half a gigabyte. */
const FOLDER = '/var/cache/lupulo-trials'
/** The Debian whose packages are of one time with PostgreSQL 18, the shop's. */
const RELEASE = 'forky'
const PACKAGES =
  'postgresql-18,patroni,python3-etcd,python3-psycopg2,etcd-server,etcd-client,haproxy,pgbackrest,iproute2'
/** Other packages are another system: one that was made before a package was asked for lacks it. */
const ROOT = `${FOLDER}/${RELEASE}-${createHash('sha256').update(PACKAGES).digest('hex').slice(0, 8)}`
/** Quietly; a machine that reaches no packages says so after seconds. */
const SOON = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0']
/** A mirror may lag behind its own date, which matters to who updates a machine and not to a trial; signatures are checked. */
const OF_ANY_DAY = ['--aptopt=Acquire::Check-Valid-Until "false"', '--aptopt=Acquire::http::Timeout "20"']

/** Where root's programs lie, which whoever starts the trials may lack: `chroot`, `ldconfig`, often `ip`. */
export const ROOTS_PATH = '/usr/sbin:/usr/bin:/sbin:/bin'

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: ROOTS_PATH },
  }).status === 0

/** Root within a container may not, unless that was given more than usual. */
const mayUnshare = () =>
  spawnSync('unshare', ['--net', '--mount', '--pid', '--ipc', '--fork', 'true'], { stdio: 'ignore' })
    .status === 0

/**
 * A Debian in a folder, with all that `deploy/high-availability` and `deploy/point-in-time` are about, as machines of a trial run
 * it (a-machine.ts). It is made where it is missing, once for all trials: root on Linux, namespaces and Debian's packages are
 * needed.
 * @param tried what is not, where it cannot be had
 * @returns its folder, or a sentence that says why there is none
 */
export function aDebianSystem(tried: string): { root: string } | { missing: string } {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !mayUnshare())
    return { missing: `Machines of their own take root on Linux: ${tried} was not tried.` }
  mkdirSync(FOLDER, { recursive: true })
  // The other trial waits meanwhile: the kernel knows the lock by the open file, and `flock` takes it for whoever opened it.
  const lock = openSync(`${FOLDER}/lock`, 'w')
  spawnSync('flock', ['3'], { stdio: ['ignore', 'ignore', 'inherit', lock] })
  try {
    return makeSystem(tried)
  } finally {
    closeSync(lock)
  }
}

function makeSystem(tried: string): { root: string } | { missing: string } {
  if (existsSync(ROOT) && existsSync('/usr/sbin/ip')) return { root: ROOT }
  const draft = `${ROOT}.new-${process.pid}`
  const options = [
    '--quiet',
    '--variant=apt',
    `--include=${PACKAGES}`,
    '--aptopt=APT::Install-Recommends "false"',
  ]
  console.log(`Installing Debian ${RELEASE} with PostgreSQL, Patroni, etcd and HAProxy into ${FOLDER} …`)
  const isMade =
    (['/usr/bin/mmdebstrap', '/usr/sbin/ip'].every(existsSync) ||
      (run('apt-get', ...SOON, 'update') &&
        run('apt-get', ...SOON, 'install', '-y', '--no-install-recommends', 'mmdebstrap', 'iproute2'))) &&
    (existsSync(ROOT) || run('mmdebstrap', ...options, ...OF_ANY_DAY, RELEASE, draft))
  if (isMade && !existsSync(ROOT)) renameSync(draft, ROOT)
  rmSync(draft, { recursive: true, force: true })
  if (isMade) return { root: ROOT }
  return { missing: `Debian’s packages cannot be reached: ${tried} was not tried.` }
}
