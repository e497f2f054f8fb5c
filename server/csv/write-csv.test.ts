import { parse } from 'csv-parse/sync'
import { describe, expect, it, test } from 'vitest'
import { inLanguage } from '../http/readers-language.ts'
import { answerCsv } from './answer-csv.ts'
import { csvPieces, writeCsv } from './write-csv.ts'

describe('a file', () => {
  it('begins with the mark of UTF-8 and ends each line as RFC 4180 wants it', () => {
    expect(
      writeCsv([
        ['Cerveza', 'Unidades'],
        ['Ñandú', 3],
      ]),
    ).toBe('\uFEFFCerveza;Unidades\r\nÑandú;3\r\n')
  })

  it('is the same in pieces, however many rows it has', async () => {
    const rows = [['Nombre', 'Precio'], ...Array.from({ length: 1201 }, (_, at) => [`Nº "${at}"`, at / 4])]
    const pieces: string[] = []
    for await (const piece of csvPieces(rows)) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(2)
    expect(pieces.join('')).toBe(writeCsv(rows))
    expect(parse(pieces.join(''), { delimiter: ';', bom: true })).toHaveLength(1202)
  })
})

test('a file is written as the spreadsheets of its reader read it, whole and in pieces', async () => {
  const rows = [['Price, each', 4.5]]
  const written = { es: '"Price, each";4,5\r\n', en: '"Price, each",4.5\r\n', pt: '"Price, each";4,5\r\n' }
  for (const language of ['es', 'en', 'pt'] as const) {
    expect(inLanguage(language, () => writeCsv(rows))).toBe(`\uFEFF${written[language]}`)
    const pieces = inLanguage(language, () => csvPieces(rows))
    expect((await pieces.next()).value).toBe(`\uFEFF${written[language]}`)
  }
})

describe('the answer with a file', () => {
  it('is saved under its name', async () => {
    const answer = answerCsv('ventas.csv', [['á']])
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="ventas.csv"')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new TextEncoder().encode('\uFEFFá\r\n'))
  })

  it('stops reading rows when nobody waits for them any more', async () => {
    let ended = false
    async function* endless() {
      try {
        for (let at = 0; ; at += 1) yield [at]
      } finally {
        ended = true
      }
    }
    const reader = answerCsv('ventas.csv', endless()).body!.getReader()
    await reader.read()
    await reader.cancel()
    expect(ended).toBe(true)
  })

  it('takes no name that could end its header', () => {
    expect(() => answerCsv('a"\r\nX: y', [])).toThrow()
  })
})
