import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Lays a `.br` and a `.gz` beside every text file of a folder: compressed once, served as they are. */
export async function precompress(folder: string): Promise<void> {
  for (const file of globSync('**/*.{js,css,svg,json,txt}', { cwd: folder })) {
    const path = join(folder, file)
    const content = readFileSync(path)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    writeFileSync(`${path}.br`, await compressBrotli(content, quality))
    writeFileSync(`${path}.gz`, await compressGzip(content, { level: 9 }))
  }
}
