import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPicture } from '#tests/factories/a-picture.ts'
import { decodePicture } from './decode-picture.ts'

test('a file that takes too long is given up, and the next is decoded at once', async () => {
  // A column of pixels, which the header's check keeps away: several seconds of work.
  const column = { width: 1, height: 12_000_000, channels: 3, background: '#e08020' } as const
  const slow = await sharp({ create: column }).png().toBuffer()
  expect(await decodePicture(slow, 1)).toMatchObject({ refused: 'picture-too-slow' })
  const quick = await aPicture().png().toBuffer()
  expect(await decodePicture(quick, 1)).toMatchObject({ info: { width: 800, height: 600 } })
})
