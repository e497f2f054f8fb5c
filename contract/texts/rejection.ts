import type { Rejection } from '../rejections.ts'
import type { Text } from './text.ts'

/** What a buyer can do whose payment was rejected. */
export const rejectionTexts: Record<Rejection, Text> = {
  'no-funds': {
    es: 'La tarjeta no tiene saldo suficiente para este pedido.',
    en: 'The card does not have enough funds for this order.',
    pt: 'O cartão não tem saldo suficiente para este pedido.',
  },
  'wrong-number': {
    es: 'El número de la tarjeta no es correcto: revísalo.',
    en: 'The number of the card is not right: check it.',
    pt: 'O número do cartão não está certo: confira.',
  },
  'wrong-date': {
    es: 'La fecha de vencimiento de la tarjeta no es correcta: revísala.',
    en: 'The expiry date of the card is not right: check it.',
    pt: 'A data de validade do cartão não está certa: confira.',
  },
  'wrong-code': {
    es: 'El código de seguridad de la tarjeta no es correcto: revísalo.',
    en: 'The security code of the card is not right: check it.',
    pt: 'O código de segurança do cartão não está certo: confira.',
  },
  'wrong-details': {
    es: 'Algún dato de la tarjeta no es correcto: revísalos.',
    en: 'Some detail of the card is not right: check them.',
    pt: 'Algum dado do cartão não está certo: confira.',
  },
  'call-the-bank': {
    es: 'Tu banco pide que autorices este pago: llámalo y prueba de nuevo.',
    en: 'Your bank asks you to authorise this payment: call it and try again.',
    pt: 'Seu banco pede que você autorize este pagamento: ligue para ele e tente de novo.',
  },
  'card-not-active': {
    es: 'La tarjeta no está activa: llama a tu banco para activarla, o usa otra.',
    en: 'The card is not active: call your bank to activate it, or use another one.',
    pt: 'O cartão não está ativo: ligue para seu banco para ativá-lo, ou use outro.',
  },
  'paid-already': {
    es: 'Ya hiciste un pago igual hace poco: mira tus compras antes de repetirlo.',
    en: 'You made the same payment a moment ago: look at your purchases before you repeat it.',
    pt: 'Você fez um pagamento igual há pouco: veja suas compras antes de repetir.',
  },
  'too-many-tries': {
    es: 'La tarjeta llegó al límite de intentos: usa otra.',
    en: 'The card has reached its limit of tries: use another one.',
    pt: 'O cartão chegou ao limite de tentativas: use outro.',
  },
  'not-this-card': {
    es: 'Mercado Pago no acepta esa tarjeta para este pago: usa otra, u otro medio.',
    en: 'Mercado Pago does not take that card for this payment: use another one, or other means.',
    pt: 'O Mercado Pago não aceita esse cartão para este pagamento: use outro, ou outro meio.',
  },
  'own-account': {
    es: 'Esa cuenta de Mercado Pago es la que cobra: nadie puede pagarse a sí mismo. Usa otra.',
    en: 'That account of Mercado Pago is the one that collects: nobody can pay themselves. Use another one.',
    pt: 'Essa conta do Mercado Pago é a que recebe: ninguém pode pagar a si mesmo. Use outra.',
  },
}
