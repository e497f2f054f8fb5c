import type { headTexts as original } from '../head.ts'
import type { InEnglish } from '../translated.ts'

export const headTexts: InEnglish<typeof original> = {
  'head.page': 'Page {page} · {title}',
  'head.houseCard': '{site}, craft beer from the people who make it',
  'head.beers': 'Beers',
  'head.beer': '{type} by {company}, {abv}% vol. {description}',
  'head.beersOfType': '{type} beers of independent breweries, by price, bitterness, alcohol and rating.',
  'head.brewery': 'The beers of {company}, from {place}, straight from the brewery. {story}',
  'head.chooseSignUp': 'Buy or sell',
  'head.chooseSignUpText': 'Create your account at {site}: to buy craft beer, or to sell your own.',
  'head.buyerSignUp': 'Create an account to buy',
  'head.buyerSignUpText': 'With an account you buy beers of any brewery at {site}, and rate them.',
  'head.sellerSignUp': 'Sell craft beer',
  'head.sellerSignUpText':
    'Register your brewery at {site}: publish your beers with a price, a stock and a label drawn for each.',
  'head.loginText': 'Log in to {site} to buy, to follow your orders or to sell your beer.',
  'head.recoveryText': 'Ask for a code by e-mail and choose another password for your account at {site}.',
  'head.cartText': 'The beers that you chose at {site}, with their total.',
}
