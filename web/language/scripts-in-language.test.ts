import { expect, test } from 'vitest'
import { scriptsIn } from './scripts-in-language.ts'

const ASSETS = {
  version: 'a1b2',
  url: '/assets/manifest-a1b2.js',
  entry: { module: '/assets/entry-1.js', imports: ['/assets/libraries-2.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root-3.js', imports: [], css: ['/assets/root-4.css'] },
  },
} as unknown as Parameters<typeof scriptsIn>[1]

test('scripts with texts are those of the language, all else is as it was', () => {
  const assets = scriptsIn('pt', ASSETS, new Set(['entry-1.js', 'root-3.js']))
  expect(assets.entry).toEqual({ module: '/assets/pt/entry-1.js', imports: ['/assets/libraries-2.js'] })
  expect(assets.routes.root).toMatchObject({ module: '/assets/pt/root-3.js', css: ['/assets/root-4.css'] })
})

test('its version tells the language, so that two are never mixed', () => {
  const none = new Set<string>()
  expect(scriptsIn('pt', ASSETS, none).version).toBe('a1b2-pt')
  expect(scriptsIn('unchosen', ASSETS, none).version).toBe('a1b2-unchosen')
})
