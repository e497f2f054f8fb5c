import type { MailOrder } from './mail-orders.ts'

/** An order's lines as a mail shows them: with the whole address of each picture, which is the label where none is. */
export function linesOf(order: Pick<MailOrder, 'lines'>, publicUrl: string) {
  return order.lines.map(({ image, ...line }) => ({
    ...line,
    picture: new URL(image || `/labels/${line.beerId}.png?width=300`, publicUrl).href,
  }))
}
