import { inEnglish } from './text.ts'

/** Signing in through a provider (specification section 2, "Login"; section 8, "Google flows"). */

export const withText = { es: 'Continuar con {name}', en: 'Continue with {name}', pt: 'Continuar com {name}' }
export const or = { es: 'o', en: 'or', pt: 'ou' }
export const failed = {
  es: 'Ha ocurrido un error: {message}',
  en: 'An error occurred: {message}',
  pt: 'Ocorreu um erro: {message}',
}
export const chooseTitle = {
  es: '¿Qué quieres hacer en Lúpulo?',
  en: 'What do you want to do on Lúpulo?',
  pt: 'O que você quer fazer no Lúpulo?',
}
export const chooseLead = {
  es: '{name} nos dice que eres {person} ({email}). Todavía no tienes una cuenta: elige para qué es.',
  en: '{name} tells us that you are {person} ({email}). You have no account yet: choose what it is for.',
  pt: '{name} nos diz que você é {person} ({email}). Você ainda não tem uma conta: escolha para que ela é.',
}
export const sell = inEnglish({ es: 'Vender', en: 'Sell', pt: 'Vender' }, 'Sale')
export const sellText = {
  es: 'Para publicar las cervezas de tu compañía. Sus datos los completas después.',
  en: 'To publish your company’s beers. You complete its data afterwards.',
  pt: 'Para publicar as cervejas da sua empresa. Você completa os dados depois.',
}
export const emailTaken = {
  es: 'Mientras elegías, alguien creó una cuenta con tu correo. Si es tuya, escribe su contraseña.',
  en: 'While you were choosing, somebody created an account with your e-mail. If it is yours, enter its password.',
  pt: 'Enquanto você escolhia, alguém criou uma conta com seu e-mail. Se for sua, informe a senha dela.',
}
export const linkTitle = {
  es: 'Ya tienes una cuenta',
  en: 'You have an account already',
  pt: 'Você já tem uma conta',
}
export const linkLead = {
  es: 'Hay una cuenta con {email}. Escribe su contraseña una sola vez: desde entonces entras directo con {name}.',
  en: 'There is an account with {email}. Enter its password once: from then on you come straight in with {name}.',
  pt: 'Há uma conta com {email}. Informe a senha dela uma única vez: a partir daí você entra direto com {name}.',
}
export const link = { es: 'Unir y entrar', en: 'Join and enter', pt: 'Unir e entrar' }
export const linkFailed = {
  es: 'No se pudo unir la cuenta',
  en: 'The account could not be joined',
  pt: 'Não foi possível unir a conta',
}
export const trouble = {
  'provider-down': {
    es: '{name} no responde. Prueba de nuevo en un momento o entra con tu contraseña.',
    en: '{name} does not answer. Try again in a moment, or log in with your password.',
    pt: '{name} não responde. Tente de novo em um momento ou entre com sua senha.',
  },
  cancelled: {
    es: 'No nos diste permiso en {name}, así que nadie entró.',
    en: 'You gave us no permission at {name}, so nobody was logged in.',
    pt: 'Você não nos deu permissão no {name}, então ninguém entrou.',
  },
  'not-proven': {
    es: 'La respuesta de {name} no se pudo comprobar. Prueba de nuevo.',
    en: 'The answer of {name} could not be verified. Try again.',
    pt: 'Não foi possível comprovar a resposta do {name}. Tente de novo.',
  },
  over: {
    es: 'Este intento de entrar con {name} ya terminó o empezó en otro navegador. Prueba de nuevo.',
    en: 'This attempt to log in with {name} is over, or began in another browser. Try again.',
    pt: 'Esta tentativa de entrar com {name} já terminou ou começou em outro navegador. Tente de novo.',
  },
  'email-unverified': {
    es: '{name} no confirma que ese correo sea tuyo. Crea una cuenta o entra con tu contraseña.',
    en: '{name} does not confirm that this e-mail is yours. Create an account, or log in with your password.',
    pt: '{name} não confirma que este e-mail seja seu. Crie uma conta ou entre com sua senha.',
  },
  'other-sign-in': {
    es: 'Ya hay una cuenta con tu correo, sin contraseña. Entra como lo hiciste la primera vez, o pide una con Forgot Password.',
    en: 'There is an account with your e-mail already, without a password. Log in as you did the first time, or ask for one with Forgot Password.',
    pt: 'Já existe uma conta com seu e-mail, sem senha. Entre como da primeira vez, ou peça uma em Esqueci a senha.',
  },
  admin: {
    es: 'La administración entra con su contraseña.',
    en: 'Administrators log in with their password.',
    pt: 'A administração entra com sua senha.',
  },
  'second-factor': {
    es: 'Tu cuenta tiene verificación en dos pasos: entra con tu contraseña y un código.',
    en: 'Your account has two-step verification: log in with your password and a code.',
    pt: 'Sua conta tem verificação em duas etapas: entre com sua senha e um código.',
  },
  'other-person': {
    es: 'En {name} entraste con otra cuenta, no con la de esta sesión.',
    en: 'At {name} you logged in with another account, not that of this session.',
    pt: 'No {name} você entrou com outra conta, não com a desta sessão.',
  },
  deactivated: {
    es: 'Esta cuenta fue desactivada por la administración.',
    en: 'This account was deactivated by the administration.',
    pt: 'Esta conta foi desativada pela administração.',
  },
  'too-many': {
    es: 'Demasiados intentos. Espera un momento y vuelve a probar.',
    en: 'Too many attempts. Wait a moment and try again.',
    pt: 'Tentativas demais. Espere um momento e tente de novo.',
  },
  unexpected: {
    es: 'Algo salió mal de nuestro lado. Ya quedó registrado.',
    en: 'Something went wrong on our side. It has been recorded.',
    pt: 'Algo deu errado do nosso lado. Já ficou registrado.',
  },
}
