import { expect, test } from 'vitest'
import { uploadedPicture } from './pictures.ts'

const RANDOM = 'Ab3_-Ab3_-Ab3_-Ab3_-Ab'

test('reads size and versions from the address of an uploaded picture', () => {
  const address = `/media/${RANDOM}-1280x960`
  expect(uploadedPicture(address)).toEqual({
    width: 1280,
    height: 960,
    avif: `${address}/320.avif 320w, ${address}/640.avif 640w, ${address}/1280.avif 1280w`,
    webp: `${address}/320.webp 320w, ${address}/640.webp 640w, ${address}/1280.webp 1280w`,
    src: address,
  })
})

test.each([
  ['smaller than all versions', 12, '12.avif 12w'],
  ['exactly one of the widths', 320, '320.avif 320w'],
  ['between two of them', 500, '320.avif 320w|500.avif 500w'],
])('a picture %s is not enlarged', (_, width, versions) => {
  const address = `/media/${RANDOM}-${width}x40`
  const expected = versions.split('|').map((version) => `${address}/${version}`)
  expect(uploadedPicture(address)?.avif).toBe(expected.join(', '))
})

test.each([
  '',
  '/labels/0192.svg?v=1',
  `/media/${RANDOM}`,
  `/media/${RANDOM}-0x40`,
  `/media/${RANDOM}-12x40/12.avif`,
  `/media/../${RANDOM}-12x40`,
  `https://evil.example/media/${RANDOM}-12x40`,
])('%j is no uploaded picture', (address) => {
  expect(uploadedPicture(address)).toBeUndefined()
})
