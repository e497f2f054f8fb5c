/** What pages say of themselves where others list or share them: search engines, previews of links. */

export const page = {
  es: 'Página {page} · {title}',
  en: 'Page {page} · {title}',
  pt: 'Página {page} · {title}',
}
export const houseCard = {
  es: '{site}, cerveza artesanal de quien la hace',
  en: '{site}, craft beer from the people who make it',
  pt: '{site}, cerveja artesanal de quem a faz',
}
export const beer = {
  es: '{type} de {company}, {abv}% vol. {description}',
  en: '{type} by {company}, {abv}% vol. {description}',
  pt: '{type} da {company}, {abv}% vol. {description}',
}
export const beersOfType = {
  es: 'Cervezas {type} de cervecerías independientes, por precio, amargor, alcohol y puntaje.',
  en: '{type} beers of independent breweries, by price, bitterness, alcohol and rating.',
  pt: 'Cervejas {type} de cervejarias independentes, por preço, amargor, álcool e avaliação.',
}
