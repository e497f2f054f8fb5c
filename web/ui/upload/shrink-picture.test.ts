import { expect, test } from 'vitest'
import { shrinkPicture, smallerSize } from './shrink-picture.ts'

test.each([
  [
    { width: 8064, height: 6048 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 6048, height: 8064 },
    { width: 1920, height: 2560 },
  ],
  [
    { width: 30_000, height: 2 },
    { width: 2560, height: 1 },
  ],
  [{ width: 2560, height: 2560 }, undefined],
  [{ width: 640, height: 480 }, undefined],
])('%j is drawn at %j', (size, smaller) => {
  expect(smallerSize(size)).toEqual(smaller)
})

test('where nothing can be drawn the file goes as it is', async () => {
  const file = new File(['no picture'], 'foto.jpg', { type: 'image/jpeg' })
  expect(await shrinkPicture(file)).toBe(file)
})
