export const lead = {
  es: 'Puede que se haya agotado para siempre, o que la dirección tenga un error.',
  en: 'It may have sold out for good, or the address has a mistake in it.',
  pt: 'Talvez tenha esgotado para sempre, ou o endereço tenha um erro.',
}
export const title = {
  es: '¡Producto no encontrado!',
  en: 'Product not found!',
  pt: 'Produto não encontrado!',
}
