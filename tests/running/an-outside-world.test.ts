import { expect, test } from 'vitest'
import { anOutsideWorld } from './an-outside-world.ts'

test('a world outside that cannot begin says so, and is not waited for', async () => {
  const outside = anOutsideWorld('http://localhost', { SANDBOX_WEBHOOK_RETRY_DELAYS_MS: 'soon' })
  await expect(outside).rejects.toThrow('ended before it was ready')
})
