const SERVER_BELOW = ['contract', 'database', 'server', 'server/ports', 'server/http', 'server/csv']

/** What each room may import besides itself; a longer name goes first. `/*`: its folders are rooms that know nothing of each other. */
const ROOMS: Record<string, readonly string[]> = {
  contract: [],
  database: ['contract'],
  sandbox: [],
  'server/ports': ['contract', 'database'],
  'server/http': ['contract', 'database', 'server', 'server/ports', 'server/telemetry'],
  'server/csv': ['contract', 'server'],
  'server/telemetry': [...SERVER_BELOW, 'server/journeys'],
  'server/adapters': ['contract', 'database', 'server', 'server/ports', 'server/http'],
  'server/features/*': SERVER_BELOW,
  'server/journeys': [...SERVER_BELOW, 'server/features/*'],
  server: [...SERVER_BELOW, 'server/telemetry', 'server/adapters', 'server/features/*', 'server/journeys'],
  'web/features/*': ['contract', 'web'],
  // Root, layout and requests show pieces of features; features meet only in a page, through children.
  web: ['contract', 'web/features/*'],
  start: [...SERVER_BELOW, 'server/adapters', 'server/telemetry', 'server/features/*', 'house.ts'],
  commands: [...SERVER_BELOW, 'server/features/*', 'start'],
  'main.ts': ['database', 'server', 'start'],
  house: [...SERVER_BELOW, 'server/features/*', 'web'],
  'house.ts': [...SERVER_BELOW, 'server/features/*', 'web', 'house'],
}
const NAMES = Object.keys(ROOMS).sort((a, b) => b.length - a.length)

/** Sources that no rule is about, and that nobody imports: tests, and what tools are told. */
const isFree = (file: string) =>
  /^tests\/|\.test\.tsx?$|^[\w.-]+\.config\.ts$|^start\/[\w-]+\.mjs$/.test(file)

function roomOf(file: string): { name: string; folder: string } | undefined {
  const name = NAMES.find((each) => file === each || file.startsWith(`${each.replace('/*', '')}/`))
  if (!name) return undefined
  const folder = name.endsWith('/*') ? file.split('/').slice(0, 3).join('/') : name
  return { name, folder }
}

/** Why a file may not import another; undefined when it may. */
export function whyNot(file: string, imported: string): string | undefined {
  if (isFree(file)) return undefined
  if (isFree(imported)) return `${file}: nobody imports tests, as ${imported} is`
  const [from, to] = [roomOf(file), roomOf(imported)]
  if (!from || !to) return `${from ? imported : file} stands in no room`
  const isMeeting = to.name === 'web/features/*' && file.endsWith('.page.tsx')
  if (from.folder === to.folder || ROOMS[from.name]!.includes(to.name) || isMeeting) return undefined
  return `${file} may not import ${imported}: ${from.name} imports ${ROOMS[from.name]!.join(', ') || 'nothing of ours'}`
}
