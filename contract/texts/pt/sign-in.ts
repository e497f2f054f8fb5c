import type { signInTexts as originalTexts, signInTroubleTexts as originalTroubles } from '../sign-in.ts'
import type { Translated } from '../translated.ts'

export const signInTexts: Translated<typeof originalTexts> = {
  'signIn.with': 'Continuar com {name}',
  'signIn.or': 'ou',
  'signIn.failed': 'Ocorreu um erro: {message}',
  'signIn.back': 'Voltar',
  'signIn.chooseTitle': 'O que você quer fazer no Lúpulo?',
  'signIn.chooseLead':
    '{name} nos diz que você é {person} ({email}). Você ainda não tem uma conta: escolha para que ela é.',
  'signIn.buy': 'Comprar',
  'signIn.sell': 'Vender',
  'signIn.sellText': 'Para publicar as cervejas da sua empresa. Você completa os dados depois.',
  'signIn.emailTaken':
    'Enquanto você escolhia, alguém criou uma conta com seu e-mail. Se for sua, informe a senha dela.',
  'signIn.cancel': 'Cancelar',
  'signIn.linkTitle': 'Você já tem uma conta',
  'signIn.linkLead':
    'Há uma conta com {email}. Informe a senha dela uma única vez: a partir daí você entra direto com {name}.',
  'signIn.link': 'Unir e entrar',
  'signIn.linkFailed': 'Não foi possível unir a conta',
}

export const signInTroubleTexts: Translated<typeof originalTroubles> = {
  'signIn.trouble.provider-down': '{name} não responde. Tente de novo em um momento ou entre com sua senha.',
  'signIn.trouble.cancelled': 'Você não nos deu permissão no {name}, então ninguém entrou.',
  'signIn.trouble.not-proven': 'Não foi possível comprovar a resposta do {name}. Tente de novo.',
  'signIn.trouble.over':
    'Esta tentativa de entrar com {name} já terminou ou começou em outro navegador. Tente de novo.',
  'signIn.trouble.email-unverified':
    '{name} não confirma que este e-mail seja seu. Crie uma conta ou entre com sua senha.',
  'signIn.trouble.other-sign-in':
    'Já existe uma conta com seu e-mail, sem senha. Entre como da primeira vez, ou peça uma em Esqueci a senha.',
  'signIn.trouble.admin': 'A administração entra com sua senha.',
  'signIn.trouble.other-person': 'No {name} você entrou com outra conta, não com a desta sessão.',
  'signIn.trouble.deactivated': 'Esta conta foi desativada pela administração.',
  'signIn.trouble.too-many': 'Tentativas demais. Espere um momento e tente de novo.',
  'signIn.trouble.unexpected': 'Algo deu errado do nosso lado. Já ficou registrado.',
}
