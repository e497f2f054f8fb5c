import { COMPARED_MOST } from '../limits.ts'

export const title = { es: 'Comparar cervezas', en: 'Compare beers', pt: 'Comparar cervejas' }
export const compare = { es: 'Comparar', en: 'Compare', pt: 'Comparar' }
export const compareThis = { es: 'Comparar {beer}', en: 'Compare {beer}', pt: 'Comparar {beer}' }
export const empty = {
  es: `Elige hasta ${COMPARED_MOST} cervezas y míralas lado a lado: «Comparar» está en la página de cada una, y aquí abajo.`,
  en: `Choose up to ${COMPARED_MOST} beers and see them side by side: “Compare” stands on the page of each, and below.`,
  pt: `Escolha até ${COMPARED_MOST} cervejas e veja-as lado a lado: “Comparar” está na página de cada uma, e aqui abaixo.`,
}
export const another = { es: 'Buscar otra', en: 'Find another', pt: 'Buscar outra' }
export const first = { es: 'Buscar cervezas', en: 'Find beers', pt: 'Buscar cervejas' }
export const toBegin = { es: 'Para empezar', en: 'To begin with', pt: 'Para começar' }
export const toBeginLead = {
  es: 'Las mejor puntuadas que se pueden comprar.',
  en: 'The best rated that can be bought.',
  pt: 'As mais bem avaliadas que se podem comprar.',
}
export const remove = { es: 'Quitar', en: 'Remove', pt: 'Tirar' }
export const removeThis = {
  es: 'Quitar {beer} de la comparación',
  en: 'Remove {beer} from the comparison',
  pt: 'Tirar {beer} da comparação',
}
export const removeGone = {
  es: 'Quitar la que ya no está',
  en: 'Remove the one that is gone',
  pt: 'Tirar a que não está mais',
}
export const gone = {
  es: 'Esta cerveza no está en la tienda.',
  en: 'This beer is not in the shop.',
  pt: 'Esta cerveja não está na loja.',
}
export const full = {
  es: `Se comparan hasta ${COMPARED_MOST} cervezas: quita una y agrega la otra.`,
  en: `Up to ${COMPARED_MOST} beers are compared: remove one, and add the other.`,
  pt: `Comparam-se até ${COMPARED_MOST} cervejas: tire uma e adicione a outra.`,
}
export const badAddress = {
  es: `Esta dirección no nombra de una a ${COMPARED_MOST} cervezas.`,
  en: `This address does not name one to ${COMPARED_MOST} beers.`,
  pt: `Este endereço não nomeia de uma a ${COMPARED_MOST} cervejas.`,
}
export const startAnew = { es: 'Empezar de nuevo', en: 'Start anew', pt: 'Começar de novo' }
export const shipsTo = { es: 'Se envía a', en: 'Ships to', pt: 'Envia-se para' }
export const everywhere = { es: 'Todos los países', en: 'Every country', pt: 'Todos os países' }
export const litre = { es: 'El litro', en: 'A litre', pt: 'O litro' }
export const cheapestLitre = { es: 'El más barato', en: 'The cheapest', pt: 'O mais barato' }
export const bestRated = { es: 'La mejor puntuada', en: 'Best rated', pt: 'A mais bem avaliada' }
export const notSaid = { es: 'Sin dato', en: 'Not said', pt: 'Sem informação' }
export const seen = { es: 'Vistas hace poco', en: 'Recently seen', pt: 'Vistas há pouco' }
export const seenWhere = {
  es: 'Solo tu navegador sabe cuáles son.',
  en: 'Only your browser knows which they are.',
  pt: 'Só seu navegador sabe quais são.',
}
