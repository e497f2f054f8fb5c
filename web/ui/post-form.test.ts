import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const WEB = fileURLToPath(new URL('..', import.meta.url))

test('whatever a page does is sent by a PostForm, so that its data is true again after a refusal', () => {
  const files = globSync('**/*.tsx', { cwd: WEB }).filter((file) => file !== 'ui/post-form.tsx')
  const others = files.filter((file) => /<Form\s[^>]*method="post"/.test(readFileSync(WEB + file, 'utf8')))
  expect(files.length).toBeGreaterThan(300)
  expect(others).toEqual([])
})
