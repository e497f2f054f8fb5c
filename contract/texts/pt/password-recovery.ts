import type { passwordRecoveryTexts as original } from '../password-recovery.ts'
import type { Translated } from '../translated.ts'

export const passwordRecoveryTexts: Translated<typeof original> = {
  'recovery.title': 'Recuperar senha',
  'recovery.lead': 'Informe o e-mail da sua conta e enviaremos um código de verificação.',
  'recovery.send': 'Enviar código',
  'recovery.sent': 'Um código de verificação foi enviado ao seu e-mail',
  'recovery.notSent': 'Não conseguimos enviar o código',
  'recovery.haveCode': 'Já tenho um código',
  'recovery.codeTitle': 'Nova senha',
  'recovery.codeLead': 'O código vale por {minutes} minutos e uma única vez.',
  'recovery.linkLead': 'O link do seu e-mail já traz o código: digite só o seu e-mail e a nova senha.',
  'recovery.linkKnown': 'O link do seu e-mail já traz o código: só falta a nova senha.',
  'recovery.code': 'Código de verificação',
  'recovery.codeInvalid': 'O código tem {digits} dígitos.',
  'recovery.newPassword': 'Nova senha',
  'recovery.confirmation': 'Confirmar senha',
  'recovery.mismatch': 'As senhas não coincidem',
  'recovery.submit': 'Mudar senha',
  'recovery.again': 'Pedir outro código',
  'recovery.changed': 'Senha alterada com sucesso',
  'recovery.notChanged': 'Não conseguimos mudar a senha',
}
