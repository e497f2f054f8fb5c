import type { RefusalTexts } from './refusal-texts.ts'

/** What an account cannot do as it stands. */
export const ACCOUNT_CONFLICTS = {
  'too-many-keys': {
    status: 409,
    message: {
      es: 'Ya tienes {most} claves que valen. Anula una que no uses.',
      en: 'You have {most} valid keys already. Revoke one that you do not use.',
      pt: 'Você já tem {most} chaves que valem. Revogue uma que não usa.',
    },
  },
  'email-taken': {
    status: 409,
    message: {
      es: 'Ya existe una cuenta con ese email.',
      en: 'There is an account with this email already.',
      pt: 'Já existe uma conta com esse e-mail.',
    },
  },
  'claimant-has-account': {
    status: 409,
    message: {
      es: 'Este correo ya tiene una cuenta en la tienda, y con ella no se toma una cervecería. Pídela con otro correo.',
      en: 'This e-mail has an account in the shop already, which cannot take over a brewery. Claim it with another e-mail.',
      pt: 'Este e-mail já tem uma conta na loja, e com ela não se assume uma cervejaria. Peça-a com outro e-mail.',
    },
  },
  'invited-has-account': {
    status: 409,
    message: {
      es: 'Este correo ya tiene una cuenta en la tienda, y con ella no se entra en un equipo. Pide que te inviten con otro.',
      en: 'This e-mail has an account in the shop already, which cannot join a team. Ask to be invited with another one of yours.',
      pt: 'Este e-mail já tem uma conta na loja, e com ela não se entra em uma equipe. Peça que convidem outro.',
    },
  },
  'already-in-team': {
    status: 409,
    message: {
      es: 'Ese correo ya es de tu equipo.',
      en: 'That e-mail is of your team already.',
      pt: 'Esse e-mail já é da sua equipe.',
    },
  },
  'team-full': {
    status: 409,
    message: {
      es: 'Tu equipo está completo: {most} entre personas e invitaciones. Quita a alguien o retira una invitación.',
      en: 'Your team is full: {most} people and invitations. Remove somebody or withdraw an invitation.',
      pt: 'Sua equipe está completa: {most} entre pessoas e convites. Remova alguém ou retire um convite.',
    },
  },
  'no-password-yet': {
    status: 409,
    message: {
      es: 'Esta cuenta no tiene contraseña. Entra como lo hiciste la primera vez, o pide una contraseña.',
      en: 'This account has no password. Log in as you did the first time, or ask for a password.',
      pt: 'Esta conta não tem senha. Entre como da primeira vez, ou peça uma senha.',
    },
  },
  'no-password-to-change': {
    status: 409,
    message: {
      es: 'Tu cuenta todavía no tiene contraseña. Elige una con «Forgot Password».',
      en: 'Your account has no password yet. Choose one with “Forgot Password”.',
      pt: 'Sua conta ainda não tem senha. Escolha uma em “Esqueci a senha”.',
    },
  },
  'last-owner': {
    status: 409,
    message: {
      es: 'Siempre queda al menos una persona a cargo de la tienda con su cuenta activa.',
      en: 'At least one active owner of the shop always remains.',
      pt: 'Sempre fica pelo menos uma pessoa responsável pela loja com a conta ativa.',
    },
  },
  'account-deleted': {
    status: 409,
    message: {
      es: 'Quien tenía esta cuenta la borró: ya no se puede activar ni cambiar.',
      en: 'Its owner deleted this account: it can no longer be activated or changed.',
      pt: 'Quem tinha esta conta a apagou: já não pode ser ativada nem mudada.',
    },
  },
  'no-log-in': {
    status: 409,
    message: {
      es: 'Nadie entra a la tienda por esta cervecería: no tiene correo que cambiar.',
      en: 'Nobody logs in for this brewery: it has no e-mail to change.',
      pt: 'Ninguém entra por esta cervejaria: ela não tem e-mail para mudar.',
    },
  },
  'off-by-seller': {
    status: 409,
    message: {
      es: 'Su cervecería la tiene como no disponible: solo ella la vuelve a poner a la venta.',
      en: 'Its brewery has it as unavailable: only the brewery puts it back on sale.',
      pt: 'A cervejaria a tem como indisponível: só ela a põe de novo à venda.',
    },
  },
  'nothing-to-confirm': {
    status: 409,
    message: {
      es: 'Tu correo ya está confirmado.',
      en: 'Your e-mail is confirmed already.',
      pt: 'Seu e-mail já está confirmado.',
    },
  },
  'second-factor-off': {
    status: 409,
    message: {
      es: 'La verificación en dos pasos no está activada.',
      en: 'Two-step verification is not on.',
      pt: 'A verificação em duas etapas não está ativada.',
    },
  },
  'second-factor-not-begun': {
    status: 409,
    message: {
      es: 'La clave que te mostramos ya no vale. Empieza de nuevo.',
      en: 'The key that we showed you no longer works. Start over.',
      pt: 'A chave que mostramos já não vale. Comece de novo.',
    },
  },
} as const satisfies RefusalTexts
