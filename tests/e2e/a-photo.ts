import sharp from 'sharp'

/** A small photograph, ready for a file input. */
export async function aPhoto() {
  const background = { r: 190, g: 120, b: 50 }
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}
