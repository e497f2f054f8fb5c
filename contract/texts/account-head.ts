/** What pages say of themselves where others list or share them: search engines, previews of links. */

export const chooseSignUp = { es: 'Comprar o vender', en: 'Buy or sell', pt: 'Comprar ou vender' }
export const chooseSignUpText = {
  es: 'Crea tu cuenta en {site}: para comprar cerveza artesanal, o para vender la tuya.',
  en: 'Create your account at {site}: to buy craft beer, or to sell your own.',
  pt: 'Crie sua conta na {site}: para comprar cerveja artesanal, ou para vender a sua.',
}
export const buyerSignUp = {
  es: 'Crear cuenta para comprar',
  en: 'Create an account to buy',
  pt: 'Criar conta para comprar',
}
export const buyerSignUpText = {
  es: 'Con una cuenta compras cervezas de cualquier cervecería de {site} y las puntúas.',
  en: 'With an account you buy beers of any brewery at {site}, and rate them.',
  pt: 'Com uma conta você compra cervejas de qualquer cervejaria da {site} e as avalia.',
}
export const sellerSignUp = {
  es: 'Vender cerveza artesanal',
  en: 'Sell craft beer',
  pt: 'Vender cerveja artesanal',
}
export const sellerSignUpText = {
  es: 'Registra tu cervecería en {site}: publica tus cervezas con precio, stock y una etiqueta dibujada para cada una.',
  en: 'Register your brewery at {site}: publish your beers with a price, a stock and a label drawn for each.',
  pt: 'Registre sua cervejaria na {site}: publique suas cervejas com preço, estoque e um rótulo desenhado para cada uma.',
}
export const loginText = {
  es: 'Entra en {site} para comprar, seguir tus pedidos o vender tu cerveza.',
  en: 'Log in to {site} to buy, to follow your orders or to sell your beer.',
  pt: 'Entre na {site} para comprar, acompanhar seus pedidos ou vender sua cerveja.',
}
export const recoveryText = {
  es: 'Pide un código a tu correo y elige otra contraseña para tu cuenta de {site}.',
  en: 'Ask for a code by e-mail and choose another password for your account at {site}.',
  pt: 'Peça um código por e-mail e escolha outra senha para sua conta na {site}.',
}
export const cartText = {
  es: 'Las cervezas que elegiste en {site}, con su total.',
  en: 'The beers that you chose at {site}, with their total.',
  pt: 'As cervejas que você escolheu na {site}, com o total.',
}
