import { spawnSync } from 'node:child_process'

const installed = (program: string) => spawnSync('which', [program]).status === 0

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/** Makes sure that one of Debian's attack tools is there, installing its package. @throws a sentence when it cannot be had */
export function findProgram(program: 'slowhttptest' | 'sqlmap' | 'wapiti'): string {
  if (installed(program)) return program
  console.log(`Installing ${program} …`)
  const asRoot = process.getuid?.() === 0
  if (asRoot && run('apt-get', 'update', '-qq'))
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', program)
  if (!installed(program)) throw new Error(`This test needs ${program}: apt-get install ${program}.`)
  return program
}
