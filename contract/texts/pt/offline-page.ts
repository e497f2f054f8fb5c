import type { offlinePageTexts as original } from '../offline-page.ts'
import type { Translated } from '../translated.ts'

export const offlinePageTexts: Translated<typeof original> = {
  'offlinePage.seen': 'O que você olhou por último',
  'offlinePage.others': 'Você também olhou',
  'offlinePage.seenAt': 'Era assim em {moment}: preço e estoque podem ter mudado.',
  'offlinePage.toBuy': 'Para comprar é preciso conexão.',
  'offlinePage.askAge': 'Para ver cervejas, antes perguntamos a idade. Isso precisa de conexão.',
  'app.description': 'Cerveja artesanal de cervejarias independentes da América do Sul.',
}
