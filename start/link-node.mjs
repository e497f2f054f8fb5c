// Plain JavaScript: npm runs this with whatever Node the machine has.
// npm 10 does not link `node` into .bin when several packages offer it; then `npm start` would run on the machine's
// own Node. npm 11 does: then there is nothing to do.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'

const source = new URL(`../node_modules/node-linux-${process.arch}/bin/node`, import.meta.url)
const bin = new URL('../node_modules/.bin/', import.meta.url)
if (process.platform === 'linux' && existsSync(source)) {
  mkdirSync(bin, { recursive: true })
  const link = new URL('node', bin)
  rmSync(link, { force: true })
  symlinkSync(`../node-linux-${process.arch}/bin/node`, link)
}
