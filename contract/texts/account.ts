/** Profiles, and what belongs to an account: password, e-mail, sessions, data. */

export const logIn = { es: 'Cómo entras', en: 'How you log in', pt: 'Como você entra' }
export const confirmLead = {
  es: 'Te enviamos un enlace para confirmar que este correo es tuyo.',
  en: 'We sent you a link to confirm that this e-mail is yours.',
  pt: 'Enviamos um link para confirmar que este e-mail é seu.',
}
export const ways = { es: 'Entras con', en: 'You log in with', pt: 'Você entra com' }
export const passwordLead = {
  es: 'Al cambiarla se cierran tus otras sesiones y te avisamos por correo.',
  en: 'When you change it, your other sessions end and we tell you by e-mail.',
  pt: 'Ao mudá-la, suas outras sessões terminam e avisamos por e-mail.',
}
export const newPasswordHint = {
  es: 'Al menos 8 caracteres, con una mayúscula, una minúscula y un número.',
  en: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
  pt: 'Pelo menos 8 caracteres, com uma maiúscula, uma minúscula e um número.',
}
export const noPassword = {
  es: 'Tu cuenta no tiene contraseña.',
  en: 'Your account has no password.',
  pt: 'Sua conta não tem senha.',
}
export const noPasswordBut = {
  es: 'Tu cuenta no tiene contraseña: entras con {provider}. Puedes crear una además; la próxima vez que entres con {provider} te la pediremos, una sola vez.',
  en: 'Your account has no password: you log in with {provider}. You can create one besides; the next time you log in with {provider} we ask you for it, once.',
  pt: 'Sua conta não tem senha: você entra com {provider}. Você pode criar uma também; na próxima vez que entrar com {provider} vamos pedi-la, uma única vez.',
}
export const getPassword = { es: 'Crear una contraseña', en: 'Create a password', pt: 'Criar uma senha' }
export const actsLead = {
  es: 'Con tu cuenta y con lo tuyo. También te lo contamos por correo, si lo confirmaste.',
  en: 'With your account and what is yours. We tell you by e-mail too, if you have confirmed yours.',
  pt: 'Com a sua conta e com o que é seu. Também contamos por e-mail, se você confirmou o seu.',
}
export const actsMore = {
  es: 'Lo anterior está en tus datos, para descargar',
  en: 'What came before is in your data, to download',
  pt: 'O anterior está nos seus dados, para baixar',
}
export const title = { es: 'Seguridad', en: 'Security', pt: 'Segurança' }
export const nav = { es: 'Tu cuenta', en: 'Your account', pt: 'Sua conta' }
export const breweryNav = {
  es: 'Ajustes de tu cervecería',
  en: 'Your brewery’s settings',
  pt: 'Ajustes da sua cervejaria',
}
