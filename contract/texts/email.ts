/** Profiles, and what belongs to an account: password, e-mail, sessions, data. */

export const currentPasswordHint = {
  es: 'Solo si cambias tu e-mail',
  en: 'Only if you change your e-mail',
  pt: 'Só se você mudar seu e-mail',
}
export const signInAgainLead = {
  es: '¿Quieres cambiar tu e-mail? Antes, demuestra que eres tú:',
  en: 'Do you want to change your e-mail? First, prove that it is you:',
  pt: 'Quer mudar seu e-mail? Antes, prove que é você:',
}
export const signInAgain = {
  es: 'Vuelve a iniciar sesión con {provider}',
  en: 'Log in again with {provider}',
  pt: 'Entre de novo com {provider}',
}
export const passwordNeeded = {
  es: 'Para cambiar tu correo electrónico, escribe tu contraseña actual.',
  en: 'To change your e-mail, enter your current password.',
  pt: 'Para mudar seu e-mail, informe sua senha atual.',
}
export const pending = {
  es: 'Enviamos un enlace a {email}. Hasta que lo abras, tu e-mail sigue siendo {current}.',
  en: 'We sent a link to {email}. Until you open it, your e-mail is still {current}.',
  pt: 'Enviamos um link para {email}. Até você abri-lo, seu e-mail continua sendo {current}.',
}
export const resend = { es: 'Reenviar', en: 'Send again', pt: 'Reenviar' }
export const resendLink = { es: 'Reenviar enlace', en: 'Send the link again', pt: 'Reenviar link' }
export const resent = {
  es: 'Te enviamos el enlace otra vez.',
  en: 'We sent you the link again.',
  pt: 'Enviamos o link outra vez.',
}
export const notResent = {
  es: 'No pudimos enviar el enlace',
  en: 'We could not send the link',
  pt: 'Não conseguimos enviar o link',
}
export const confirmTitle = {
  es: 'Confirma tu correo electrónico',
  en: 'Confirm your e-mail',
  pt: 'Confirme seu e-mail',
}
export const confirmLead = {
  es: 'Un clic, y sabemos que este correo es tuyo.',
  en: 'One click, and we know that this e-mail is yours.',
  pt: 'Um clique, e sabemos que este e-mail é seu.',
}
export const confirmed = { es: 'Correo confirmado', en: 'E-mail confirmed', pt: 'E-mail confirmado' }
export const confirmedLead = {
  es: '{email} es el e-mail de tu cuenta.',
  en: '{email} is your account’s e-mail.',
  pt: '{email} é o e-mail da sua conta.',
}
export const unlinked = {
  es: 'El proveedor con el que también entrabas ya no abre tu cuenta: no queda ninguno vinculado. Desde ahora entras con este correo y tu contraseña.',
  en: 'The provider with which you also logged in opens your account no more: none is linked any longer. From now on you log in with this e-mail and your password.',
  pt: 'O provedor com que você também entrava já não abre sua conta: não há mais nenhum vinculado. A partir de agora você entra com este e-mail e sua senha.',
}
export const unlinkedChoose = {
  es: 'El proveedor con el que entrabas ya no abre tu cuenta: no queda ninguno vinculado. Para entrar desde ahora, elige una contraseña con un código que te enviamos a este correo.',
  en: 'The provider with which you logged in opens your account no more: none is linked any longer. To log in from now on, choose a password with a code that we send to this e-mail.',
  pt: 'O provedor com que você entrava já não abre sua conta: não há mais nenhum vinculado. Para entrar a partir de agora, escolha uma senha com um código que enviamos a este e-mail.',
}
export const notConfirmed = {
  es: 'No pudimos confirmar tu correo',
  en: 'We could not confirm your e-mail',
  pt: 'Não conseguimos confirmar seu e-mail',
}
export const noToken = {
  es: 'A este enlace le falta una parte. Ábrelo de nuevo desde el mensaje que te enviamos.',
  en: 'This link lacks a part. Open it again from the message that we sent you.',
  pt: 'Falta uma parte deste link. Abra-o de novo a partir da mensagem que enviamos.',
}
export const askAgain = {
  es: 'En Seguridad puedes pedir otro enlace.',
  en: 'Under Security you can ask for another link.',
  pt: 'Em Segurança você pode pedir outro link.',
}
export const askAgainLogIn = {
  es: 'Inicia sesión, y en Seguridad puedes pedir otro enlace.',
  en: 'Log in, and under Security you can ask for another link.',
  pt: 'Entre, e em Segurança você pode pedir outro link.',
}
export const goOn = { es: 'Ir a tu cuenta', en: 'Go to your account', pt: 'Ir para sua conta' }
