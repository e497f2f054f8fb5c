import { expect, test } from 'vitest'
import { isOrderName, readPasted } from './read-pasted.ts'

const rows = (text: string) =>
  readPasted(text).map(({ line, order, carrier, tracking }) => [line, order, carrier, tracking])

test.each([
  ['semicolons', '1A2B3C4D;Correo Andino;CA-1'],
  ['tabs, as a sheet copies them', '1A2B3C4D\tCorreo Andino\tCA-1'],
  ['commas', '1A2B3C4D,Correo Andino,CA-1'],
  [
    'a mark at the beginning, a head, blank lines and Windows ends',
    '\ufeffPedido;Transportista;Seguimiento\r\n\r\n1A2B3C4D;Correo Andino;CA-1\r\n;;\r\n',
  ],
  ['quotes', '"1A2B3C4D";"Correo Andino";"CA-1"'],
  ['what people write', '  Pedido #1A2B3C4D ; Correo Andino ;  CA-1  '],
])('%s', (_, text) => {
  expect(rows(text).map(([, ...cells]) => cells)).toEqual([['1A2B3C4D', 'Correo Andino', 'CA-1']])
})

test('lines are counted as they stand, and a delimiter between quotes parts nothing', () => {
  expect(rows('Código,Carrier\n\n1A2B3C4D,"Correo, ""el"" de siempre",CA-1\r5E6F7A8B,Otro')).toEqual([
    [3, '1A2B3C4D', 'Correo, "el" de siempre', 'CA-1'],
    [4, '5E6F7A8B', 'Otro', ''],
  ])
})

test('a sheet takes noughts from a code of digits, and they are given back', () => {
  expect(rows('12345;Correo;1')).toEqual([[1, '00012345', 'Correo', '1']])
})

test('a line without a code is no head but where columns are called so, and only the first', () => {
  expect(rows('Hola;Correo;1\nPedido;Correo;2').map(([, order]) => order)).toEqual(['Hola', 'Pedido'])
  expect(rows('')).toEqual([])
})

test.each(['1A2B3C4D', '1a2b3c4d', '019c0000-0000-7000-8000-000000000001'])('%s names an order', (said) => {
  expect(isOrderName(said)).toBe(true)
})
test.each(['', '1A2B3C4', '1A2B3C4DE', 'hola', '1A2B3C4G'])('«%s» does not', (said) => {
  expect(isOrderName(said)).toBe(false)
})

test('an empty cell takes nothing of the next one', () => {
  const line = { line: 1, order: '1A2B3C4D', carrier: '', tracking: '360002000012345' }
  for (const written of [
    '1A2B3C4D\t\t360002000012345',
    '1A2B3C4D; ;360002000012345',
    '1A2B3C4D,,360002000012345',
  ])
    expect(readPasted(written)).toEqual([line])
  expect(readPasted('\tAndreani\t360002000012345')).toEqual([{ ...line, order: '', carrier: 'Andreani' }])
})
