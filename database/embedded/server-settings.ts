/** What a server needs to know that differs from cluster to cluster. */
export type ServerChoices = {
  socketFolder: string
  /** false only where losing the data costs nothing: the tests' server. */
  durable: boolean
}

/**
 * The whole of postgresql.conf: modest enough for a machine with 2 cores that also runs the shop. Written anew at
 * each start, so that a newer Lúpulo brings its settings to an older cluster. Who wants others uses ALTER SYSTEM,
 * which has a file of its own.
 */
export function serverSettings({ socketFolder, durable }: ServerChoices): string {
  const settings: [name: string, value: string | number, why: string][] = [
    ['listen_addresses', '', 'no TCP port at all: nothing to guess, nothing to collide with'],
    ['unix_socket_directories', socketFolder, 'a short path, because a socket path may have 107 bytes'],
    ['unix_socket_permissions', '0700', 'besides the mode of its folder: only the owner and root'],
    ['max_connections', 200, 'several processes of the shop, their jobs, tests side by side, a psql'],

    ['shared_buffers', '256MB', 'holds a catalogue of a million beers and leaves the memory to others'],
    ['effective_cache_size', '1GB', 'the planner may count on the file cache of a small machine'],
    ['work_mem', '8MB', 'a page of beers sorts in memory even with every connection busy'],
    ['maintenance_work_mem', '128MB', 'index builds during an import'],
    ['random_page_cost', 1.1, 'disks are solid state: an index lookup costs little more than reading on'],
    ['jit', 'off', 'the binaries have no LLVM, and our statements are shorter than compiling them'],
    ['max_parallel_workers_per_gather', 0, '2 cores serve many visitors rather than one twice as fast'],

    ['wal_compression', 'on', 'less to write, for a little CPU'],
    ['max_wal_size', '1GB', 'an import does not force one checkpoint after another'],
    ['checkpoint_timeout', '15min', 'fewer full pages in the log; a crash replays at most this much'],
    ...(durable ? [] : sacrificed),

    ['timezone', 'UTC', 'days are the shop’s business (SHOP_TIMEZONE), never the machine’s'],
    ['log_timezone', 'UTC', 'the log beside other logs'],
    ['datestyle', 'ISO, YMD', 'dates read the same everywhere'],
    ['lc_messages', 'C', 'we read the reasons of a failed start, in English'],
    ['log_min_messages', 'log', 'starts and crashes; refused rows are reported by whoever sent them'],
    ['log_min_error_statement', 'panic', 'a statement can hold personal data, so it is never logged'],
    ['log_checkpoints', 'off', 'the log file is not rotated, so nothing may write to it regularly'],
    ['log_autovacuum_min_duration', -1, 'as above'],
    ['cluster_name', 'lupulo', 'shown in the process list'],
  ]
  return settings.map(([name, value, why]) => `# ${why}\n${name} = ${quoted(value)}\n`).join('\n')
}

const sacrificed: [string, string, string][] = [
  ['fsync', 'off', 'data of tests: survives a killed server, but no power cut'],
  ['full_page_writes', 'off', 'as above'],
]

/**
 * The whole of pg_hba.conf. No password: only the owner's user and root can enter the socket's folder (mode 700),
 * and both can read the data files anyway, so that a password kept beside them would protect nothing more.
 */
export const accessRules = 'local all all trust\n'

function quoted(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
