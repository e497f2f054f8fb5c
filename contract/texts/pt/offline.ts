import type { offlineTexts as original } from '../offline.ts'
import type { Translated } from '../translated.ts'

export const offlineTexts: Translated<typeof original> = {
  'offline.bar': 'Sem conexão. Você vê o que olhou por último.',
  'offline.notSent':
    'Sem conexão não dá para enviar. O que você escreveu continua aqui: envie quando ela voltar.',
  'offline.notNow': 'Sem conexão não dá para abrir essa página. Tente de novo quando ela voltar.',
  'offline.title': 'Sem conexão',
  'offline.text': 'Esta página vem da rede. Quando ela voltar, levamos você até lá.',
  'offline.again': 'Tentar de novo',
}
