import type { adminTexts as original } from '../admin.ts'
import type { Translated } from '../translated.ts'

export const adminTexts: Translated<typeof original> = {
  'admin.nav': 'Administração',
  'admin.panel': 'Pessoas',
  'admin.orders': 'Pedidos',
  'admin.work': 'Para revisar',
  'admin.purchases': 'Compras',
  'admin.payouts': 'Repasses',
  'admin.reviews': 'Avaliações',
  'admin.messages': 'Mensagens',
  'admin.figures': 'Números',
  'admin.audit': 'Registro',
  'admin.jobs': 'Trabalhos',
  'admin.admins': 'Administradores',
  'admin.account': 'Minha conta',
  'admin.reason': 'Motivo',
  'admin.reasonHint': 'Fica no registro com seu nome, e quem é afetado o lê. Até {max} caracteres.',
  'admin.reasonMissing': 'Informe o motivo.',
  'admin.notDone': 'Nada foi feito',
  'admin.backToPanel': 'Voltar ao painel',
  'table.sort': 'Ordenar por',
  'table.sortBy': 'Ordenar por {column}',
  'table.search': 'Buscar',
  'table.clear': 'Limpar a busca e os filtros',
  'table.download': 'Baixar CSV',
}
