import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string }
}

/** What `npm start` tells Node, before the program: whoever starts the shop otherwise tells it the same. */
export const START_FLAGS: readonly string[] = scripts.start.match(/--\S+/g)!
