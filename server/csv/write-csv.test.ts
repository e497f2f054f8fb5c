import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
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
