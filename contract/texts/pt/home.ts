import type { homeTexts as original } from '../home.ts'
import type { Translated } from '../translated.ts'

export const homeTexts: Translated<typeof original> = {
  'home.title': 'Cerveja de verdade, de quem faz.',
  'home.lead': '{beers} cervejas artesanais de {companies} cervejarias, direto da cervejaria à sua porta.',
  'home.leadFew': 'Cerveja artesanal, direto da cervejaria à sua porta.',
  'home.leadEmpty': 'As primeiras cervejas estão a caminho. Volte daqui a alguns dias.',
  'home.metaTitle': '{site} · Cerveja artesanal, de quem faz',
  'home.metaDescription':
    'Cervejas artesanais de cervejarias independentes da América do Sul, direto à sua porta.',
  'home.fan': 'Algumas das mais bem avaliadas',
  'home.companiesPrevious': 'Cervejarias anteriores',
  'home.companiesNext': 'Próximas cervejarias',
  'home.noCompanies': 'Ainda não há cervejarias com cervejas à venda.',
  'home.noFeatured': 'Ninguém avaliou uma cerveja ainda. A primeira avaliação pode ser a sua.',
  'home.noBestSellers': 'Nenhuma cerveja foi vendida ainda. Alguém precisa fazer o primeiro brinde.',
  'home.rank': '{rank}º lugar',
  'home.sellMine': 'Vender a minha',
  'home.ourCompanies': 'Nossas cervejarias',
  'home.featured': 'Em destaque',
  'home.bestSellers': 'Mais vendidas',
  'home.companyBeers': '{count} cervejas',
  'home.companyOneBeer': '1 cerveja',
  'home.unitsSold': '{count} vendidas',
  'home.oneUnitSold': '1 vendida',
}
