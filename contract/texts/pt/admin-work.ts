import type { adminWorkTexts as original } from '../admin-work.ts'
import type { Translated } from '../translated.ts'

export const adminWorkTexts: Translated<typeof original> = {
  'adminWork.title': 'Para revisar',
  'adminWork.lead': 'O que precisa de uma pessoa, o que mais espera primeiro.',
  'adminWork.kinds': 'O que revisar',
  'adminWork.all': 'Tudo ({count})',
  'adminWork.kind': '{kind} ({count})',
  'adminWork.none': 'Tudo em ordem: não há nada para revisar.',
  'adminWork.noneOfKind': 'Não há nada disto.',
  'adminWork.seeOrders': 'Ver os pedidos',
  'adminWork.pages': 'Páginas do que há para revisar',
  'adminWork.since': 'Desde {date}',
  'adminWork.noOrder': 'De nenhum pedido da loja',
  'adminWork.lastError': 'Último erro: {error}',
  'adminWork.free': 'Liberar',
  'adminWork.freeTitle': 'Liberar as cervejas',
  'adminWork.freeLead':
    'O pedido é cancelado, suas cervejas voltam à venda e quem o fez vê isso em suas compras; se confirmou o e-mail, também escrevemos. Se ainda chegar um pagamento, ele volta.',
  'adminWork.freeReason': 'Reservadas e nunca pagas.',
  'adminWork.freeDone': 'As cervejas voltaram à venda.',
  'adminWork.seeCompany': 'Ver a empresa',
  'adminWork.looked': 'Já olhei',
  'adminWork.lookDone': 'O nome fica como está.',
  'adminWork.notLooked': 'Não foi salvo',
  'workKind.review': 'Em revisão',
  'workKind.refund-failed': 'Devolução recusada',
  'workKind.refund-late': 'Devolução atrasada',
  'workKind.money-adrift': 'Dinheiro sem destino',
  'workKind.paid-without-payment': 'Pago sem pagamento',
  'workKind.wrong-amount': 'Valor diferente',
  'workKind.hold-over': 'Cervejas reservadas demais',
  'workKind.held-unpaid': 'Reservado e nunca pago',
  'workKind.not-asked': 'Sem notícias do provedor',
  'workKind.notice-waiting': 'Aviso não atendido',
  'workKind.charged-back-unsent': 'Estornado sem envio',
  'workKind.name-shared': 'Nome de outra empresa',
  'workSays.review':
    'Foram pagos {amount} e o pedido é de {expected}. O dinheiro vai de volta: quando voltar, encerre a revisão.',
  'workSays.name-shared':
    'Há outra empresa com esse nome. É mostrada como «{about}», e fora do carrossel até que alguém a olhe.',
  'workSays.refund-failed':
    'O provedor recusou devolver {amount}. Tente de novo, ou devolva nas páginas dele.',
  'workSays.refund-late': 'Há mais de uma hora se devem devolver {amount} e não voltaram.',
  'workSays.money-adrift': 'Do pagamento {payment} há {amount} cobrados que não pagam o pedido nem voltaram.',
  'workSays.paid-without-payment': 'O pedido consta como pago ({expected}) e nenhum pagamento o paga.',
  'workSays.wrong-amount': 'O pagamento {payment} é de {amount} e paga um pedido de {expected}.',
  'workSays.hold-over': 'O prazo para pagar passou e as cervejas continuam reservadas.',
  'workSays.held-unpaid':
    'Quem nunca pagou tem cervejas reservadas no valor de {expected}: grande parte de uma prateleira, ou não é a primeira vez em um dia.',
  'workSays.not-asked': 'Espera seu pagamento e faz tempo que ninguém pergunta ao provedor.',
  'workSays.notice-waiting': 'Chegou um aviso do pagamento {payment} e ninguém o atendeu.',
  'workSays.charged-back-unsent':
    'O banco levou o pagamento e o envio da {about} não saiu. Confirme que não se envie.',
}
