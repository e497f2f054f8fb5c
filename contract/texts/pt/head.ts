import type { headTexts as original } from '../head.ts'
import type { Translated } from '../translated.ts'

export const headTexts: Translated<typeof original> = {
  'head.page': 'Página {page} · {title}',
  'head.houseCard': '{site}, cerveja artesanal de quem a faz',
  'head.beers': 'Cervejas',
  'head.beer': '{type} da {company}, {abv}% vol. {description}',
  'head.beersOfType': 'Cervejas {type} de cervejarias independentes, por preço, amargor, álcool e avaliação.',
  'head.brewery': 'As cervejas da {company}, de {place}, direto da cervejaria. {story}',
  'head.chooseSignUp': 'Comprar ou vender',
  'head.chooseSignUpText': 'Crie sua conta na {site}: para comprar cerveja artesanal, ou para vender a sua.',
  'head.buyerSignUp': 'Criar conta para comprar',
  'head.buyerSignUpText': 'Com uma conta você compra cervejas de qualquer cervejaria da {site} e as avalia.',
  'head.sellerSignUp': 'Vender cerveja artesanal',
  'head.sellerSignUpText':
    'Registre sua cervejaria na {site}: publique suas cervejas com preço, estoque e um rótulo desenhado para cada uma.',
  'head.loginText': 'Entre na {site} para comprar, acompanhar seus pedidos ou vender sua cerveja.',
  'head.recoveryText': 'Peça um código por e-mail e escolha outra senha para sua conta na {site}.',
  'head.cartText': 'As cervejas que você escolheu na {site}, com o total.',
}
