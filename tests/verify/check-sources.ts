/**
 * A program: types, lint with the import rules, dead code and the build, all at once: each alone leaves a core idle, or
 * waits for files. Says of each how long it took, and of one that fails what it printed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const CHECKS = {
  types: 'react-router typegen && tsc',
  lint: 'biome check --error-on-warnings .',
  'dead code': 'knip',
  build: 'node start/build.ts',
}

async function run(name: string, command: string): Promise<boolean> {
  const startedAt = performance.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  const [code] = await once(child, 'close')
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (code === 0) console.log(`${name}: well, ${seconds} s`)
  else console.error(`${name}: FAILED (${command}), ${seconds} s\n${Buffer.concat(printed)}`)
  return code === 0
}

const well = await Promise.all(Object.entries(CHECKS).map(([name, command]) => run(name, command)))
if (well.includes(false)) process.exitCode = 1
