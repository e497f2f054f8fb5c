/** What pages say of themselves where others list or share them: search engines, previews of links. */
export const headTexts = {
  'head.page': 'Página {page} · {title}',
  'head.houseCard': '{site}, cerveza artesanal de quien la hace',
  'head.beers': 'Cervezas',
  'head.beer': '{type} de {company}, {abv}% vol. {description}',
  'head.beersOfType':
    'Cervezas {type} de cervecerías independientes, por precio, amargor, alcohol y puntaje.',
  'head.brewery': 'Las cervezas de {company}, de {place}, directo de la cervecería. {story}',
  'head.chooseSignUp': 'Comprar o vender',
  'head.chooseSignUpText': 'Crea tu cuenta en {site}: para comprar cerveza artesanal, o para vender la tuya.',
  'head.buyerSignUp': 'Crear cuenta para comprar',
  'head.buyerSignUpText': 'Con una cuenta compras cervezas de cualquier cervecería de {site} y las puntúas.',
  'head.sellerSignUp': 'Vender cerveza artesanal',
  'head.sellerSignUpText':
    'Registra tu cervecería en {site}: publica tus cervezas con precio, stock y una etiqueta dibujada para cada una.',
  'head.loginText': 'Entra en {site} para comprar, seguir tus pedidos o vender tu cerveza.',
  'head.recoveryText': 'Pide un código a tu correo y elige otra contraseña para tu cuenta de {site}.',
  'head.cartText': 'Las cervezas que elegiste en {site}, con su total.',
} as const
