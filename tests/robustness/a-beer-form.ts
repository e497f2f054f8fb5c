/** A beer as a seller fills it in. */
export function aBeerForm(): Record<string, unknown> {
  return {
    name: 'Firme y Sereno',
    type: 'IPA',
    ABV: 6.2,
    IBU: 48,
    description: 'Pomelo, pino y un final seco.',
    price: 4.5,
    stock: 12,
    presentation: 'Lata 473 ml',
  }
}
