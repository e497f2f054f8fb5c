import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string }
}

/** What `npm start` tells the C library, as settings: whoever starts the shop otherwise sets the same. */
export const START_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  [...scripts.start.matchAll(/(\w+)=(\d+)(?= .*exec )/g)].map(([, name, value]) => [name, value]),
)

/** What it tells Node, before the program. */
export const START_FLAGS: readonly string[] = scripts.start.match(/--\S+/g)!
