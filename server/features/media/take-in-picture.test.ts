import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { uploadedPicture } from '#contract/pictures.ts'
import { pictures } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLocalDisk, anUpload, aPicture, type UploadAnswer } from '#tests/factories/a-picture.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
afterEach(() => database.db.delete(pictures))

function aShop(settings: Record<string, string> = {}) {
  const { mediaStorage } = aLocalDisk()
  const services = makeTestServices(database, settings, { mediaStorage })
  const app = createApp(services)
  const fetchPicture = async (path: string) => {
    const answer = await app.request(path)
    return { answer, content: Buffer.from(await answer.arrayBuffer()) }
  }
  const upload = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await app.request('/api/upload', { method: 'POST', body, headers })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as UploadAnswer }
  }
  return { services, app, upload, fetchPicture }
}

/** The addresses of a srcset, with the width that each promises. */
function versionsOf(srcset: string) {
  return srcset.split(', ').map((entry) => {
    const [address, width] = entry.split(' ') as [string, string]
    return { address, width: Number.parseInt(width, 10) }
  })
}

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture in %s', (format) => {
  test('is kept in three widths and two formats, at the addresses that pages make of its own', async () => {
    const { upload, fetchPicture } = aShop()
    const file = await aPicture({ width: 1600, height: 1000 }).toFormat(format, { effort: 1 }).toBuffer()
    const { status, body } = await upload(anUpload(file, { name: 'whatever.svg' }))
    expect(status).toBe(201)
    expect(body).toEqual({
      secure_url: expect.stringMatching(/^\/media\/[\w-]{22}-1280x800$/),
      width: 1280,
      height: 800,
    })
    const picture = uploadedPicture(body.secure_url)!
    let bytes = 0
    for (const kind of ['avif', 'webp'] as const) {
      const versions = versionsOf(picture[kind])
      expect(versions.map(({ width }) => width)).toEqual([320, 640, 1280])
      for (const { address, width } of versions) {
        const { answer, content } = await fetchPicture(address)
        expect(answer.headers.get('content-type')).toBe(`image/${kind}`)
        const seen = await sharp(content).metadata()
        expect(seen).toMatchObject({ width, height: width / 1.6, format: kind === 'avif' ? 'heif' : 'webp' })
        bytes += content.byteLength
      }
    }
    const [row] = await database.db.select().from(pictures)
    expect(row).toMatchObject({ name: body.secure_url.slice('/media/'.length), bytes })
  })
})

test.each([
  ['a small one', 200, 100, [200]],
  ['one between two widths', 500, 400, [320, 500]],
  ['a single pixel', 1, 1, [1]],
])('%s is not enlarged', async (_, width, height, widths) => {
  const { upload, fetchPicture } = aShop()
  const { body } = await upload(anUpload(await aPicture({ width, height }).png().toBuffer()))
  expect(body).toMatchObject({ width, height })
  const versions = versionsOf(uploadedPicture(body.secure_url)!.avif)
  expect(versions.map((version) => version.width)).toEqual(widths)
  for (const version of versions) {
    const seen = await sharp((await fetchPicture(version.address)).content).metadata()
    expect(seen.width).toBe(version.width)
  }
})

test('one that is very tall is fitted into twice its width', async () => {
  const { upload } = aShop()
  const { body } = await upload(anUpload(await aPicture({ width: 1000, height: 8000 }).png().toBuffer()))
  expect(body).toMatchObject({ width: 320, height: 2560 })
})

test('is turned upright, and nothing tells any longer where and with what it was taken', async () => {
  const { upload, fetchPicture } = aShop()
  // Red on the left, blue on the right; turned by a quarter red is on top.
  const halves = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'blue' } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: 'red' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  const file = await sharp(halves)
    .withExif({
      IFD0: { Make: 'Cámara de Ana', Copyright: 'Ana' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 27/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  const before = await sharp(file).metadata()
  expect(before).toMatchObject({ orientation: 6, exif: expect.anything(), icc: expect.anything() })

  const { body } = await upload(anUpload(file))
  expect(body).toMatchObject({ width: 200, height: 400 })
  const { avif, webp } = uploadedPicture(body.secure_url)!
  for (const { address } of [...versionsOf(avif), ...versionsOf(webp)]) {
    const { content } = await fetchPicture(address)
    const seen = await sharp(content).metadata()
    expect(seen.exif, address).toBeUndefined()
    expect(seen.icc, address).toBeUndefined()
    expect(seen.xmp, address).toBeUndefined()
    expect(seen.orientation ?? 1, address).toBe(1)
    const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const [red, , blue] = data.subarray(info.channels * 100)
    expect(red, `${address}: on top`).toBeGreaterThan(200)
    expect(blue, `${address}: on top`).toBeLessThan(60)
  }
})

test('transparency, grey, ink colours and 16 bits come through', async () => {
  const { upload, fetchPicture } = aShop()
  const flat = (background: string, channels: 3 | 4 = 3) =>
    sharp({ create: { width: 64, height: 64, channels, background } })
  const files = {
    see_through: [await flat('#00800080', 4).png().toBuffer(), [0, 128, 0, 128]],
    grey: [await flat('#808080').greyscale().png().toBuffer(), [128, 128, 128]],
    ink: [await flat('#ffffff').toColourspace('cmyk').jpeg().toBuffer(), [255, 255, 255]],
    deep: [await flat('#e08020').toColourspace('rgb16').png().toBuffer(), [224, 128, 32]],
  } as const
  expect((await sharp(files.ink[0]).metadata()).space).toBe('cmyk')
  expect((await sharp(files.deep[0]).metadata()).depth).toBe('ushort')
  for (const [kind, [file, expected]] of Object.entries(files)) {
    const { body } = await upload(anUpload(file))
    const { content } = await fetchPicture(`${body.secure_url}/64.webp`)
    const [...seen] = await sharp(content).toColourspace('srgb').raw().toBuffer()
    expected.forEach((value, channel) => {
      expect(Math.abs(seen[channel]! - value), `${kind}, channel ${channel}`).toBeLessThan(8)
    })
  }
})

test('of a moving picture its first image is kept', async () => {
  const { upload, fetchPicture } = aShop()
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const moving = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const { status, body } = await upload(anUpload(moving))
  expect({ status, body }).toMatchObject({ status: 201, body: { width: 40, height: 40 } })
  const { content } = await fetchPicture(`${body.secure_url}/40.webp`)
  expect((await sharp(content).metadata()).pages ?? 1).toBe(1)
})

test('the same file twice gets two addresses that nobody guesses', async () => {
  const { upload } = aShop()
  const file = await aPicture({ width: 50, height: 50 }).png().toBuffer()
  const [one, other] = [await upload(anUpload(file)), await upload(anUpload(file))]
  expect(one.body.secure_url).not.toBe(other.body.secure_url)
})

test('one address may upload so many an hour', async () => {
  const { upload } = aShop({ RATE_LIMITS: 'on', UPLOADS_PER_HOUR: '2' })
  for (const _ of [1, 2]) expect((await upload(anUpload(''))).status).toBe(400)
  const { status, headers, body } = await upload(anUpload(''))
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many-requests' })
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000)
})

test('many at once are all taken in turn, and too many are told to come back', async () => {
  const { upload } = aShop()
  const file = await aPicture({ width: 200, height: 150 }).jpeg().toBuffer()
  const answers = await Promise.all(Array.from({ length: 24 }, () => upload(anUpload(file))))
  const taken = answers.filter(({ status }) => status === 201)
  const sentAway = answers.filter(({ status }) => status === 503)
  expect(taken).toHaveLength(17)
  expect(sentAway).toHaveLength(7)
  for (const { body, headers } of sentAway) {
    expect(body.code).toBe('too-many-pictures')
    expect(headers.get('Retry-After')).toBe('2')
  }
})

test('a storage that takes nothing is told in a sentence, and what it did take is found again', async () => {
  const { mediaStorage } = aLocalDisk()
  const kept: string[] = []
  const full = {
    ...mediaStorage,
    async put(name: string) {
      if (kept.length === 2) throw new Error('ENOSPC: no space left on device')
      kept.push(name)
    },
  }
  const app = createApp(makeTestServices(database, {}, { mediaStorage: full }))
  const body = anUpload(await aPicture().jpeg().toBuffer())
  const answer = await app.request('/api/upload', { method: 'POST', body })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'media-storage-down' })
  const [row] = await database.db.select().from(pictures)
  expect(kept.every((file) => file.startsWith(row!.name))).toBe(true)
})
