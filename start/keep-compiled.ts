import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/lupulo-compiled', import.meta.url))

/**
 * Lets Node keep what it compiles of modules that are imported from here on, our TypeScript among them, so that the next
 * start need not do it again: a quarter of its work, and what a shop that was killed is waited for. A module that changes is
 * compiled anew; where the folder cannot be written, nothing is kept
 * (https://nodejs.org/docs/latest-v24.x/api/module.html#module-compile-cache).
 * @returns writes down what was compiled so far, which a process that is killed would not come to
 */
export function keepCompiled(folder = FOLDER): () => void {
  enableCompileCache(folder)
  return flushCompileCache
}
