import { escapeXml } from './escape-xml.ts'

/** A whole SVG document: accessible by its title, strokes round, nothing filled or stroked unless it says so. */
export function svgDocument(width: number, height: number, title: string, drawn: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<title>${escapeXml(title)}</title>${drawn}</svg>`
  )
}
