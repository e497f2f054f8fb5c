export const lead = {
  es: 'Escribe el correo electrónico de tu cuenta y te enviaremos un código de verificación.',
  en: 'Enter your account’s e-mail and we send you a verification code.',
  pt: 'Informe o e-mail da sua conta e enviaremos um código de verificação.',
}
export const send = { es: 'Enviar código', en: 'Send code', pt: 'Enviar código' }
export const sent = {
  es: 'Se ha enviado un código de verificación a tu correo electrónico',
  en: 'A verification code was sent to your e-mail',
  pt: 'Um código de verificação foi enviado ao seu e-mail',
}
export const notSent = {
  es: 'No pudimos enviar el código',
  en: 'We could not send the code',
  pt: 'Não conseguimos enviar o código',
}
export const haveCode = { es: 'Ya tengo un código', en: 'I have a code already', pt: 'Já tenho um código' }
export const codeLead = {
  es: 'El código vale durante {minutes} minutos y una sola vez.',
  en: 'The code is good for {minutes} minutes, and once.',
  pt: 'O código vale por {minutes} minutos e uma única vez.',
}
export const linkLead = {
  es: 'El enlace de tu correo ya trae el código: escribe solo tu correo y la nueva contraseña.',
  en: 'The link in your mail has brought the code: type only your e-mail and the new password.',
  pt: 'O link do seu e-mail já traz o código: digite só o seu e-mail e a nova senha.',
}
export const linkKnown = {
  es: 'El enlace de tu correo ya trae el código: solo falta la nueva contraseña.',
  en: 'The link of your mail brings the code: only the new password is missing.',
  pt: 'O link do seu e-mail já traz o código: só falta a nova senha.',
}
export const code = { es: 'Código de verificación', en: 'Verification code', pt: 'Código de verificação' }
export const codeInvalid = {
  es: 'El código lleva {digits} dígitos.',
  en: 'The code has {digits} digits.',
  pt: 'O código tem {digits} dígitos.',
}
export const mismatch = {
  es: 'Las contraseñas no coinciden',
  en: 'The passwords are not the same',
  pt: 'As senhas não coincidem',
}
export const again = { es: 'Pedir otro código', en: 'Ask for another code', pt: 'Pedir outro código' }
