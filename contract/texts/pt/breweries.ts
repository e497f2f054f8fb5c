import type { breweryListTexts as original } from '../breweries.ts'
import type { Translated } from '../translated.ts'

export const breweryListTexts: Translated<typeof original> = {
  'breweries.title': 'Cervejarias',
  'breweries.titleOf': 'Cervejarias: {part}',
  'breweries.lead': 'Todas as que vendem aqui, por nome.',
  'breweries.metaDescription':
    'Todas as cervejarias artesanais que vendem na {site}, por letra e por país, com quantas cervejas cada uma tem.',
  'breweries.letters': 'Por letra',
  'breweries.countries': 'Por país',
  'breweries.all': 'Todas',
  'breweries.everywhere': 'Todos os países',
  'breweries.digits': '0–9',
  'breweries.otherSigns': 'Outras',
  'breweries.count': '{count} cervejarias',
  'breweries.one': '1 cervejaria',
  'breweries.ofCountry': '{country} ({count})',
  'breweries.none': 'Aqui não há cervejarias com cervejas à venda.',
  'breweries.pastTheEnd': 'Não há tantas páginas. As cervejarias acabaram um pouco antes.',
  'breweries.seeAll': 'Ver todas as cervejarias',
  'breweries.pages': 'Páginas de cervejarias',
}
