import { inEnglish } from './text.ts'

export const empty = inEnglish({
  es: '¡Todavía no hay cervezas en el carrito!',
  en: 'There are no beers in the cart yet!!!',
  pt: 'Ainda não há cervejas no carrinho!!!',
})
export const emptyLead = {
  es: 'Elige una: su cervecería te la manda, y el envío ya va en el precio.',
  en: 'Choose one: its brewery sends it to you, and the price includes shipping.',
  pt: 'Escolha uma: a cervejaria manda para você, e o preço já inclui o envio.',
}
export const byStyle = {
  es: 'O empieza por un estilo',
  en: 'Or begin with a style',
  pt: 'Ou comece por um estilo',
}
export const addBeer = inEnglish({ es: 'Agregar cerveza', en: 'Add beer', pt: 'Adicionar cerveja' })
export const tooYoung = {
  es: 'A {country} se vende desde los {age} años, y según la fecha que diste al entrar todavía no los tienes.',
  en: 'To {country} we sell from {age} years on, and by the date that you gave at the door you are not there yet.',
  pt: 'Para {country} se vende a partir dos {age} anos, e pela data que você informou na entrada ainda não os tem.',
}
export const soldFrom = {
  es: 'A {country} se vende desde los {age} años.',
  en: 'To {country} we sell from {age} years on.',
  pt: 'Para {country} se vende a partir dos {age} anos.',
}
export const firstSolve = {
  es: 'Antes resuelve: {beers}.',
  en: 'First settle: {beers}.',
  pt: 'Antes resolva: {beers}.',
}
export const firstSolveMore = {
  es: 'Antes resuelve: {beers} y {count} más.',
  en: 'First settle: {beers} and {count} more.',
  pt: 'Antes resolva: {beers} e mais {count}.',
}
export const startPurchase = inEnglish({ es: 'Iniciar compra', en: 'Start Purchase', pt: 'Iniciar compra' })
export const priceChanged = {
  es: 'El precio cambió de {before} a {now}.',
  en: 'The price changed from {before} to {now}.',
  pt: 'O preço mudou de {before} para {now}.',
}
export const oneLeft = { es: 'Solo queda 1.', en: 'Only 1 left.', pt: 'Só resta 1.' }
export const lessLeft = { es: 'Solo quedan {count}.', en: 'Only {count} left.', pt: 'Restam apenas {count}.' }
export const notOnSale = {
  es: 'Ya no está a la venta.',
  en: 'No longer on sale.',
  pt: 'Não está mais à venda.',
}
export const noSeller = {
  es: 'Su cervecería todavía no vende aquí.',
  en: 'Its brewery does not sell here yet.',
  pt: 'Sua cervejaria ainda não vende aqui.',
}
export const soldOut = { es: 'Agotada por ahora.', en: 'Sold out for now.', pt: 'Esgotada por enquanto.' }
export const notShippedThere = {
  es: 'No hay envíos a {country}: su cervecería envía a {countries}.',
  en: 'Not shipped to {country}: its brewery ships to {countries}.',
  pt: 'Não há envio para {country}: a cervejaria envia para {countries}.',
}
export const acceptPrice = { es: 'Aceptar {price}', en: 'Accept {price}', pt: 'Aceitar {price}' }
export const goOnWithout = { es: 'Seguir sin {beer}', en: 'Go on without {beer}', pt: 'Seguir sem {beer}' }
export const beforeBuying = { es: 'Antes de comprar', en: 'Before you buy', pt: 'Antes de comprar' }
export const takeLeft = { es: 'Llevar {count}', en: 'Take {count}', pt: 'Levar {count}' }
export const notCharged = { es: 'No se cobró nada.', en: 'Nothing was charged.', pt: 'Nada foi cobrado.' }
export const orderWaits = {
  es: 'Tu pedido {code} de {total} espera el pago',
  en: 'Your order {code} of {total} is waiting for its payment',
  pt: 'Seu pedido {code} de {total} espera o pagamento',
}
export const paymentInProcess = {
  es: 'Pago en proceso: pedido {code} de {total}',
  en: 'Payment in process: order {code} of {total}',
  pt: 'Pagamento em processo: pedido {code} de {total}',
}
export const paymentInProcessLead = {
  es: 'Te escribimos en cuanto se acredite. No hace falta pagar otra vez.',
  en: 'We will write to you as soon as it comes through. There is no need to pay again.',
  pt: 'Escrevemos assim que for aprovado. Não é preciso pagar outra vez.',
}
export const logInFirst = {
  es: 'Para pagar te pedimos iniciar sesión. Tu carrito te espera.',
  en: 'To pay, please log in. Your cart waits for you.',
  pt: 'Para pagar, pedimos que você entre. Seu carrinho espera por você.',
}
export const addressNeeded = {
  es: 'Dinos a dónde enviamos tu compra.',
  en: 'Tell us where to send your purchase.',
  pt: 'Diga para onde enviamos sua compra.',
}
export const changeAddress = {
  es: 'Cambiar la dirección de este pedido',
  en: 'Change the address of this order',
  pt: 'Mudar o endereço deste pedido',
}
export const parcelFrom = { es: 'Envío de {company}', en: 'Parcel from {company}', pt: 'Envio da {company}' }
export const summary = { es: 'Tu compra', en: 'Your purchase', pt: 'Sua compra' }
export const oneParcel = { es: '1 envío', en: '1 parcel', pt: '1 envio' }
export const countParcels = { es: '{count} envíos', en: '{count} parcels', pt: '{count} envios' }
export const included = { es: 'incluido', en: 'included', pt: 'incluído' }
export const next = { es: 'Qué pasa después', en: 'What happens next', pt: 'O que acontece depois' }
export const nextPay = {
  es: 'Pagas en el sitio del proveedor de pagos, y el recibo te llega por correo.',
  en: 'You pay on the payment provider’s site, and the receipt comes by e-mail.',
  pt: 'Você paga no site do provedor de pagamentos, e o recibo chega por e-mail.',
}
export const nextOneParcel = {
  es: 'La cervecería prepara tu envío. Te escribimos cuando sale; hasta entonces puedes cancelarlo.',
  en: 'The brewery packs your parcel. We write when it leaves; until then you can cancel it.',
  pt: 'A cervejaria prepara seu envio. Escrevemos quando sair; até lá você pode cancelar.',
}
export const nextParcels = {
  es: 'Llegan {count} envíos, uno por cervecería. Te escribimos cuando sale cada uno; hasta entonces puedes cancelarlo.',
  en: '{count} parcels come, one from each brewery. We write when each leaves; until then you can cancel it.',
  pt: 'Chegam {count} envios, um por cervejaria. Escrevemos quando cada um sair; até lá você pode cancelar.',
}
export const nextDoor = {
  es: 'En la puerta lo recibe una persona adulta.',
  en: 'An adult takes it at the door.',
  pt: 'Na porta, quem recebe é uma pessoa adulta.',
}
