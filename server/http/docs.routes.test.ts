import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { inLanguage } from '#server/http/readers-language.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

test.each(['/api/openapi.json', '/api/docs'])(
  '%s is written once, in whatever language it is asked for',
  async (path) => {
    const writeText = vi.spyOn(JSON, 'stringify')
    onTestFinished(() => writeText.mockRestore())
    const app = createApp(makeTestServices(database))
    const first = await inLanguage('pt', () => app.request(path))
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const tag = first.headers.get('etag')!
    const content = await first.text()
    expect(content.length).toBeGreaterThan(10_000)
    writeText.mockClear()
    const second = await inLanguage('en', () => app.request(path))
    expect([await second.text(), second.headers.get('etag')]).toEqual([content, tag])
    const known = await app.request(path, { headers: { 'if-none-match': tag } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect(writeText.mock.results.filter(({ value }) => String(value).length > 1000)).toEqual([])
  },
)
