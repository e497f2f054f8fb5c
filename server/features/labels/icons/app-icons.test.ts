import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { APP_ICONS } from './app-icons.ts'

const onFile = (name: string) => readFileSync(new URL(`../../../../public/${name}`, import.meta.url))

test.each([
  ['apple-touch-icon.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['icon-maskable-512.png', 512, 512],
])('%s stands in its size', async (name, width, height) => {
  const file = onFile(name)
  const seen = await sharp(file).metadata()
  expect([seen.format, seen.width, seen.height]).toEqual(['png', width, height])
  expect(file.length).toBeLessThan(40_000)
})

test('favicon.ico holds three PNGs, each where its entry says', async () => {
  const file = onFile('favicon.ico')
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index
    const offset = file.readUInt32LE(entry + 12)
    const png = await sharp(file.subarray(offset, offset + file.readUInt32LE(entry + 8))).metadata()
    expect([file[entry], png.format, png.width, png.height]).toEqual([size, 'png', size, size])
  }
})

// Another version of the renderer may write other bytes for the same picture: the files are compared as they are seen.
test.each(Object.keys(APP_ICONS).filter((name) => name.endsWith('.png')))(
  '%s shows the mark as it is drawn now (npm run icons)',
  async (name) => {
    const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer()
    const [kept, drawn] = await Promise.all([pixels(onFile(name)), APP_ICONS[name]!().then(pixels)])
    let sum = 0
    for (let at = 0; at < kept.length; at++) sum += Math.abs(kept[at]! - drawn[at]!)
    expect(sum / kept.length).toBeLessThan(1)
  },
)

test('icon.svg is the mark as it is drawn now (npm run icons)', async () => {
  expect(onFile('icon.svg').equals(await APP_ICONS['icon.svg']!())).toBe(true)
})

test('what a launcher cuts of the maskable icon is ground: the cone stays within a circle of 40 %', async () => {
  const { data, info } = await sharp(onFile('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = [...data.subarray(0, 3)]
  let farthest = 0
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 3
      const isGround = ground.every((value, channel) => Math.abs(value - data[at + channel]!) < 24)
      if (!isGround) farthest = Math.max(farthest, Math.hypot(x - 256, y - 256))
    }
  }
  expect(farthest).toBeLessThan(0.4 * 512)
})
