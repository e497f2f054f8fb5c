import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { rebuildGlyphs } from './rebuild-glyphs.ts'

/** The tags that WOFF2 names by number (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const KNOWN_TAGS = (
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,' +
  'VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,' +
  'fdsc,feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill'
).split(',')

/**
 * Unpacks a WOFF2 web font (one TrueType font, no collection) into a plain TrueType file without hints.
 * fontkit 2.0.4 reads WOFF2 but cannot set a weight on it (its glyphs there ignore variations), on TrueType it can.
 */
export function woff2ToTrueType(woff2: Buffer): Buffer {
  const reader = new ByteReader(woff2)
  if (reader.tag() !== 'wOF2') throw new Error('Not a WOFF2 font')
  const flavor = reader.uint32()
  reader.skip(4)
  const tableCount = reader.uint16()
  reader.skip(2 + 4)
  const compressedLength = reader.uint32()
  reader.skip(24)

  const entries = Array.from({ length: tableCount }, () => {
    const flags = reader.uint8()
    const tag = (flags & 63) === 63 ? reader.tag() : KNOWN_TAGS[flags & 63]!
    const version = flags >> 6
    const originalLength = reader.base128()
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    return { tag, transformed, length: transformed ? reader.base128() : originalLength }
  })

  const unpacked = brotliDecompressSync(reader.bytes(compressedLength))
  const tables = new Map<string, Buffer>()
  let offset = 0
  for (const { tag, transformed, length } of entries) {
    if (transformed && tag !== 'glyf' && tag !== 'loca')
      throw new Error(`WOFF2 transform of ${tag} not known`)
    tables.set(tag, unpacked.subarray(offset, offset + length))
    offset += length
  }

  const { glyf, loca } = rebuildGlyphs(tables.get('glyf')!)
  tables.set('glyf', glyf).set('loca', loca)
  const head = Buffer.from(tables.get('head')!)
  head.writeInt16BE(1, 50) // indexToLocFormat: the rebuilt loca has 32-bit offsets
  tables.set('head', head)
  return trueTypeFile(flavor, tables)
}

/** https://learn.microsoft.com/typography/opentype/spec/otff#table-directory; checksums are left 0, nobody reads them. */
function trueTypeFile(flavor: number, tables: Map<string, Buffer>): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size)
  header.writeUInt32BE(flavor, 0)
  header.writeUInt16BE(tables.size, 4)
  const parts: Buffer[] = [header]
  let offset = header.length
  ;[...tables.keys()].sort().forEach((tag, index) => {
    const table = tables.get(tag)!
    header.write(tag, 12 + 16 * index, 'latin1')
    header.writeUInt32BE(offset, 12 + 16 * index + 8)
    header.writeUInt32BE(table.length, 12 + 16 * index + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  })
  return Buffer.concat(parts)
}
