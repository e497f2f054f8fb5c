import { METHOD_NOT_ALLOWED } from '../page-errors.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** What is not there. */
export const NOT_THERE = {
  'not-found': {
    status: 404,
    message: {
      es: 'No se encontró lo que buscas.',
      en: 'What you are looking for was not found.',
      pt: 'O que você busca não foi encontrado.',
    },
  },
  'beer-not-found': {
    status: 404,
    message: { es: '¡Producto no encontrado!', en: 'Product not found!', pt: 'Produto não encontrado!' },
  },
  'user-not-found': {
    status: 404,
    message: { es: '¡Usuario no encontrado!', en: 'User not found!', pt: 'Usuário não encontrado!' },
  },
  'link-over': {
    status: 404,
    message: {
      es: 'Este enlace ya no vale. Pide otro desde tu cuenta.',
      en: 'This link no longer works. Ask for another one from your account.',
      pt: 'Este link já não vale. Peça outro a partir da sua conta.',
    },
  },
  'withdrawal-link-over': {
    status: 404,
    message: {
      es: 'Este enlace no vale, o el arrepentimiento ya se cerró. Escríbenos si lo necesitas.',
      en: 'This link does not work, or the withdrawal has been closed. Write to us if you need to.',
      pt: 'Este link não vale, ou o arrependimento já foi encerrado. Escreva para nós se precisar.',
    },
  },
  'brewery-claim-over': {
    status: 404,
    message: {
      es: 'Este enlace ya no vale: se usó o venció. Puedes pedir la cervecería de nuevo en su página.',
      en: 'This link no longer works: it was used, or its time is over. You can claim the brewery again on its page.',
      pt: 'Este link já não vale: foi usado ou venceu. Você pode pedir a cervejaria de novo na página dela.',
    },
  },
  'team-link-over': {
    status: 404,
    message: {
      es: 'Esta invitación ya no vale: se usó, venció o la retiró quien te invitó. Pídele otra.',
      en: 'This invitation no longer works: it was used, its time is over, or who invited you withdrew it. Ask for another one.',
      pt: 'Este convite já não vale: foi usado, venceu ou quem convidou o retirou. Peça outro.',
    },
  },
  'email-unknown': {
    status: 404,
    message: {
      es: 'Error al enviar el código de verificación. Correo electrónico no encontrado.',
      en: 'Error sending the verification code. E-mail not found.',
      pt: 'Erro ao enviar o código de verificação. E-mail não encontrado.',
    },
  },
  'no-purchase': {
    status: 404,
    message: {
      es: 'Todavía no hay ninguna compra pagada.',
      en: 'There is no paid purchase yet.',
      pt: 'Ainda não há nenhuma compra paga.',
    },
  },
  'method-not-allowed': METHOD_NOT_ALLOWED,
  'login-by-get': {
    status: 405,
    message: {
      es: 'Las credenciales no viajan en la dirección: usa POST /api/login con los mismos campos en el cuerpo.',
      en: 'Credentials do not travel in the address: use POST /api/login with the same fields in the body.',
      pt: 'As credenciais não viajam no endereço: use POST /api/login com os mesmos campos no corpo.',
    },
  },
} as const satisfies RefusalTexts
