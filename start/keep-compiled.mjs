import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Loaded before anything else (`node --import`): Node keeps what it compiles from here on, our TypeScript among it, so that
 * the next start need not do it again: a third of its work, what a shop that was killed is waited for, and 20 MB, the
 * compiler of TypeScript, which a start that finds everything never loads. A module that changes is compiled anew; where the
 * folder cannot be written, nothing is kept (https://nodejs.org/docs/latest-v24.x/api/module.html#module-compile-cache).
 */
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/lupulo-compiled', import.meta.url)))
