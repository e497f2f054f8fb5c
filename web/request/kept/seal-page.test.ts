import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './seal-page.ts'

const NONCE = 'n0nce_-abc'
const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

test('scripts that stand in a page are named by their hashes, and bear no nonce', () => {
  const page = `<p>Ñandú</p><script nonce="${NONCE}">go("ñ")</script><script type="module" nonce="${NONCE}">import"/a.js"
</script><script nonce="${NONCE}" src="/b.js"></script>`
  expect(sealPage(page, NONCE)).toEqual({
    html: '<p>Ñandú</p><script>go("ñ")</script><script type="module">import"/a.js"\n</script><script src="/b.js"></script>',
    scripts: [hash('go("ñ")'), hash('import"/a.js"\n')],
  })
})

test('a script that got in without the nonce is not allowed to run', () => {
  const page = `<script>steal()</script><script nonce="wrong">steal()</script><script nonce="${NONCE}">go()</script>`
  expect(sealPage(page, NONCE)?.scripts).toEqual([hash('go()')])
})

test('a page that holds the nonce anywhere else is none for many', () => {
  expect(sealPage(`<p>${NONCE}</p>`, NONCE)).toBeUndefined()
})
