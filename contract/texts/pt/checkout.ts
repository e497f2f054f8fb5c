import type { checkoutTexts as original } from '../checkout.ts'
import type { Translated } from '../translated.ts'

export const checkoutTexts: Translated<typeof original> = {
  'checkout.success': 'Seu pagamento foi aprovado!!',
  'checkout.successMail': 'Você receberá um e-mail com os detalhes da sua compra.',
  'checkout.failure': 'Ops!!! Seu pagamento foi recusado!!',
  'checkout.failureAgain': 'Por favor, tente de novo com outro meio de pagamento.',
  'checkout.pending': 'Estamos processando seu pagamento',
  'checkout.pendingKept': 'Escrevemos assim que for creditado. Seu carrinho fica como estava.',
  'checkout.closed': 'Este pedido já não espera um pagamento',
  'checkout.closedText': 'Suas compras mostram o que aconteceu com ele.',
  'checkout.waiting': 'Seu pedido espera o pagamento',
  'checkout.waitingText':
    'Ainda não recebemos nenhum pagamento. Você pode continuar a partir das suas compras.',
  'checkout.none': 'Não encontramos esse pagamento',
  'checkout.noneText': 'Nenhuma compra sua leva esses dados. Nas suas compras está tudo o que você pagou.',
  'checkout.seePurchases': 'Ver minhas compras',
  'checkout.backToCart': 'Voltar ao carrinho',
}
