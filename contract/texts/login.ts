import { inEnglish } from './text.ts'

export const title = inEnglish({ es: 'Iniciar sesión', en: 'Login', pt: 'Entrar' })
export const password = inEnglish({ es: 'Contraseña', en: 'Password', pt: 'Senha' })
export const showPassword = inEnglish({
  es: 'Mostrar la contraseña',
  en: 'Show password',
  pt: 'Mostrar a senha',
})
export const forgotPassword = inEnglish({
  es: 'Olvidé mi contraseña',
  en: 'Forgot Password',
  pt: 'Esqueci a senha',
})
export const submit = inEnglish({ es: 'Entrar', en: 'Submit', pt: 'Entrar' })
export const noAccount = {
  es: '¿Todavía no tienes una cuenta?',
  en: 'No account yet?',
  pt: 'Ainda não tem uma conta?',
}
export const signUp = inEnglish({ es: 'Crear cuenta', en: 'Sign Up', pt: 'Criar conta' })
export const passwordMissing = inEnglish({
  es: 'Escribe tu contraseña',
  en: 'Enter your password',
  pt: 'Informe sua senha',
})
export const success = inEnglish({ es: 'Iniciaste sesión', en: 'Login successful', pt: 'Você entrou' })
export const errorTitle = inEnglish({
  es: 'Error al iniciar sesión',
  en: 'Login Error',
  pt: 'Erro ao entrar',
})
export const failed = inEnglish({
  es: 'Ocurrió un error al iniciar sesión.',
  en: 'An error occurred while logging in.',
  pt: 'Ocorreu um erro ao entrar.',
})
export const shut = {
  es: '¿No la recuerdas? Recupera tu contraseña y entras enseguida, sin esperar.',
  en: 'Forgotten it? Recover your password and you get in at once, without waiting.',
  pt: 'Não lembra? Recupere sua senha e você entra logo, sem esperar.',
}
export const mailed = {
  es: 'Te enviamos un enlace a {email} para confirmarlo. Ya puedes entrar.',
  en: 'We sent a link to {email} to confirm it. You can log in now.',
  pt: 'Enviamos um link para {email} para confirmá-lo. Você já pode entrar.',
}
export const sessionEnded = {
  es: 'Tu sesión terminó antes de que llegara el formulario. Inicia sesión y sigues donde estabas.',
  en: 'Your session ended before the form arrived. Log in and go on where you were.',
  pt: 'Sua sessão terminou antes de o formulário chegar. Entre e continue de onde parou.',
}
