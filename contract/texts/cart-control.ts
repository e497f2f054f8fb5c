export const plus = {
  es: 'Sumar una unidad de {beer}',
  en: 'Add one unit of {beer}',
  pt: 'Somar uma unidade de {beer}',
}
export const minus = {
  es: 'Quitar una unidad de {beer}',
  en: 'Take away one unit of {beer}',
  pt: 'Tirar uma unidade de {beer}',
}
export const quantity = { es: 'Cantidad de {beer}', en: 'Quantity of {beer}', pt: 'Quantidade de {beer}' }
export const remove = { es: 'Quitar {beer}', en: 'Remove {beer}', pt: 'Remover {beer}' }
export const removed = { es: 'Quitaste {beer}.', en: 'You removed {beer}.', pt: 'Você removeu {beer}.' }
export const nowHolds = {
  es: '{beer}: {count} en el carrito.',
  en: '{beer}: {count} in the cart.',
  pt: '{beer}: {count} no carrinho.',
}
export const update = { es: 'Actualizar', en: 'Update', pt: 'Atualizar' }
export const mostOfABeer = {
  es: 'Se llevan hasta {count} de cada cerveza.',
  en: 'Up to {count} of each beer can be taken.',
  pt: 'Levam-se até {count} de cada cerveja.',
}
export const onlyBuyers = {
  es: 'Solo los compradores pueden comprar.',
  en: 'Only buyers can buy.',
  pt: 'Só compradores podem comprar.',
}
export const full = {
  es: 'El carrito admite hasta {count} cervezas distintas.',
  en: 'The cart holds up to {count} different beers.',
  pt: 'O carrinho aceita até {count} cervejas diferentes.',
}
export const add = { es: 'Agregar al carrito', en: 'Add to cart', pt: 'Adicionar ao carrinho' }
export const firstAdd = {
  es: 'Agrega cuántas quieras y después la compras.',
  en: 'Add as many as you like, then buy.',
  pt: 'Adicione quantas quiser e depois compre.',
}
export const oneHere = {
  es: 'Tienes 1 en el carrito.',
  en: 'You have 1 in the cart.',
  pt: 'Você tem 1 no carrinho.',
}
export const someHere = {
  es: 'Tienes {count} en el carrito.',
  en: 'You have {count} in the cart.',
  pt: 'Você tem {count} no carrinho.',
}
