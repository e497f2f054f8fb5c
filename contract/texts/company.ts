/** What pages say of themselves where others list or share them: search engines, previews of links. */

export const headText = {
  es: 'Las cervezas de {company}, de {place}, directo de la cervecería. {story}',
  en: 'The beers of {company}, from {place}, straight from the brewery. {story}',
  pt: 'As cervejas da {company}, de {place}, direto da cervejaria. {story}',
}
export const shipsTo = { es: 'Envía a {countries}', en: 'Ships to {countries}', pt: 'Envia para {countries}' }
export const asBuyers = {
  es: 'Ver como quien compra',
  en: 'See it as buyers do',
  pt: 'Ver como quem compra',
}
export const backToProfile = {
  es: 'Volver a tu perfil',
  en: 'Back to your profile',
  pt: 'Voltar ao seu perfil',
}
export const privateText = { es: 'Datos de la cuenta', en: 'Account data', pt: 'Dados da conta' }
export const seePrivate = { es: 'Ver los datos', en: 'See the data', pt: 'Ver os dados' }
export const privateLead = { es: 'Solo los ves tú.', en: 'Only you see it.', pt: 'Só você os vê.' }
export const noStory = {
  es: 'Cuenta la historia de tu compañía: quien la lee, vuelve.',
  en: 'Tell your company’s story: whoever reads it comes back.',
  pt: 'Conte a história da sua empresa: quem a lê, volta.',
}
export const yourBeers = { es: 'Tus cervezas', en: 'Your beers', pt: 'Suas cervejas' }
export const itsBeers = { es: 'Sus cervezas', en: 'Its beers', pt: 'As cervejas dela' }
export const noneOnSale = {
  es: 'Ahora mismo no tiene cervezas a la venta.',
  en: 'It has no beers on sale at the moment.',
  pt: 'No momento não tem cervejas à venda.',
}
export const nonePublished = {
  es: 'Todavía no publicaste ninguna cerveza.',
  en: 'You have not published a beer yet.',
  pt: 'Você ainda não publicou nenhuma cerveja.',
}
/** Each below its number. */
export const beers = { es: 'cervezas', en: 'beers', pt: 'cervejas' }
export const oneBeer = { es: 'cerveza', en: 'beer', pt: 'cerveja' }
export const styles = { es: 'estilos', en: 'styles', pt: 'estilos' }
export const oneStyle = { es: 'estilo', en: 'style', pt: 'estilo' }
