import type { beerDetailTexts as original } from '../beer-detail.ts'
import type { Translated } from '../translated.ts'

export const beerDetailTexts: Translated<typeof original> = {
  'detail.offSale': 'Não está à venda',
  'detail.offSaleLead': 'A cervejaria e a administração a veem; quem compra, não.',
  'detail.metaTitle': '{beer}, {type} da {company} · {site}',
  'detail.abv': 'ABV',
  'detail.price': 'Preço',
  'detail.rating': 'Avaliação',
  'detail.buy': 'Comprar',
  'detail.unitsLeft': '{count} unidades',
  'detail.oneUnitLeft': '1 unidade',
  'detail.strength': 'Força',
  'detail.bitterness': 'Amargor',
  'detail.serving': 'Como servir',
  'detail.glass': 'Copo',
  'detail.temperature': 'Temperatura',
  'detail.celsius': '{from} a {to} °C',
  'detail.food': 'Combina com',
  'detail.servingSources':
    'Temperatura segundo a American Homebrewers Association; cor segundo o BJCP, 2021. Copo e comida: conselho da casa.',
  'detail.ratings': 'Avaliações',
  'detail.oneRating': '1 avaliação',
  'detail.ratingCount': '{count} avaliações',
  'detail.noRatings': 'Ninguém avaliou esta cerveja ainda.',
  'detail.noRatingsHint': 'Quem compra pode avaliá-la a partir de suas compras.',
  'detail.histogramRow': '{stars} estrelas: {count}',
  'detail.histogramOneStar': '1 estrela: {count}',
  'detail.answerOf': 'Resposta da {company}',
  'detail.oneMoreRating': 'Ver a outra',
  'detail.moreRatings': 'Ver as outras {count}',
}
