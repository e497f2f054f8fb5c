import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { serveBuiltFiles } from './serve-built-files.ts'

test('built files say how long they may be kept, and what their letters are; every other path goes on', async () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  mkdirSync(join(build, 'client/assets'), { recursive: true })
  writeFileSync(join(build, 'client/icon.svg'), '<svg/>')
  writeFileSync(join(build, 'client/icon.svg.gz'), 'compressed')
  writeFileSync(join(build, 'client/assets/shop-a1b2.js'), 'open()')
  writeFileSync(join(build, 'client/worker.js'), 'install()')
  const app = new Hono()
    .use(serveBuiltFiles(pathToFileURL(join(build, 'server/house.js')).href))
    .get('/shop', (context) => context.text('a page'))
  const headersOf = async (path: string, init?: RequestInit) => {
    const { headers } = await app.request(path, init)
    return [headers.get('content-type'), headers.get('cache-control')]
  }

  const icon = ['image/svg+xml; charset=utf-8', 'public, max-age=3600']
  expect(await headersOf('/icon.svg')).toEqual(icon)
  expect(await headersOf('/icon.svg', { headers: { 'accept-encoding': 'gzip' } })).toEqual(icon)
  expect(await headersOf('/assets/shop-a1b2.js')).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  // Nobody in between hands out an old build's worker.
  expect(await headersOf('/worker.js')).toEqual(['text/javascript; charset=utf-8', 'public, no-cache'])
  expect(await (await app.request('/shop')).text()).toBe('a page')
  expect(await (await app.request('/assets')).status).toBe(404)
})
