export const title = {
  es: 'Verificación en dos pasos',
  en: 'Two-step verification',
  pt: 'Verificação em duas etapas',
}
export const lead = {
  es: 'Además de la contraseña, entrar pide un código que cambia cada 30 segundos y que solo muestra tu teléfono.',
  en: 'Besides the password, logging in takes a code that changes every 30 seconds and that only your phone shows.',
  pt: 'Além da senha, entrar pede um código que muda a cada 30 segundos e que só seu telefone mostra.',
}
export const owed = {
  es: 'Esta tienda pide verificación en dos pasos a quienes la administran. Actívala aquí para seguir.',
  en: 'This shop asks those who administer it for two-step verification. Turn it on here to go on.',
  pt: 'Esta loja pede verificação em duas etapas a quem a administra. Ative-a aqui para continuar.',
}
export const isOn = { es: 'Activada', en: 'On', pt: 'Ativada' }
export const codesLeft = {
  es: 'Códigos de respaldo sin usar',
  en: 'Unused backup codes',
  pt: 'Códigos de reserva sem usar',
}
export const fewCodes = {
  es: 'Te quedan pocos códigos de respaldo: crea otros.',
  en: 'You have few backup codes left: create others.',
  pt: 'Restam poucos códigos de reserva: crie outros.',
}
export const begin = { es: 'Empezar', en: 'Begin', pt: 'Começar' }
export const beginTitle = { es: 'Activar', en: 'Turn on', pt: 'Ativar' }
export const beginLead = {
  es: 'Necesitas una aplicación de autenticación en tu teléfono: sirve cualquiera que siga el estándar TOTP.',
  en: 'You need an authenticator app on your phone: any that follows the TOTP standard will do.',
  pt: 'Você precisa de um aplicativo de autenticação no seu telefone: serve qualquer um que siga o padrão TOTP.',
}
export const code = { es: 'Código de 6 dígitos', en: '6-digit code', pt: 'Código de 6 dígitos' }
export const codeHint = {
  es: 'El que muestra ahora tu aplicación.',
  en: 'The one that your app shows now.',
  pt: 'O que seu aplicativo mostra agora.',
}
export const eitherCode = { es: 'Código', en: 'Code', pt: 'Código' }
export const eitherHint = {
  es: 'El de tu aplicación, o un código de respaldo.',
  en: 'That of your app, or a backup code.',
  pt: 'O do seu aplicativo, ou um código de reserva.',
}
export const codeMissing = { es: 'Escribe el código.', en: 'Enter the code.', pt: 'Informe o código.' }
export const codeWrongShape = {
  es: 'El código tiene 6 dígitos.',
  en: 'The code has 6 digits.',
  pt: 'O código tem 6 dígitos.',
}
export const backupWrongShape = {
  es: 'Un código de respaldo tiene 10 letras y números.',
  en: 'A backup code has 10 letters and numbers.',
  pt: 'Um código de reserva tem 10 letras e números.',
}
export const eitherWrongShape = {
  es: 'Escribe los 6 dígitos de tu aplicación, o un código de respaldo.',
  en: 'Enter the 6 digits of your app, or a backup code.',
  pt: 'Informe os 6 dígitos do seu aplicativo, ou um código de reserva.',
}
export const failed = {
  es: 'No pudimos continuar',
  en: 'We could not go on',
  pt: 'Não conseguimos continuar',
}
export const scanTitle = {
  es: '1. Agrega la tienda a tu aplicación',
  en: '1. Add the shop to your app',
  pt: '1. Adicione a loja ao seu aplicativo',
}
export const scan = {
  es: 'Escanea este código con la aplicación.',
  en: 'Scan this code with the app.',
  pt: 'Escaneie este código com o aplicativo.',
}
export const qr = {
  es: 'Código QR con la clave para tu aplicación de autenticación',
  en: 'QR code with the key for your authenticator app',
  pt: 'Código QR com a chave para seu aplicativo de autenticação',
}
export const openApp = {
  es: 'Abrir la aplicación en este dispositivo',
  en: 'Open the app on this device',
  pt: 'Abrir o aplicativo neste dispositivo',
}
export const typeKey = {
  es: 'O escribe esta clave a mano:',
  en: 'Or type this key by hand:',
  pt: 'Ou digite esta chave:',
}
export const confirmTitle = {
  es: '2. Escribe el primer código',
  en: '2. Enter the first code',
  pt: '2. Informe o primeiro código',
}
export const confirmLead = {
  es: 'Al activarla se cierran tus sesiones en otros navegadores.',
  en: 'When you turn it on, your sessions in other browsers end.',
  pt: 'Ao ativá-la, suas sessões em outros navegadores terminam.',
}
export const startOver = { es: 'Empezar de nuevo', en: 'Start over', pt: 'Começar de novo' }
export const giveUp = { es: 'Dejarlo como está', en: 'Leave it as it is', pt: 'Deixar como está' }
export const codesTitle = {
  es: 'Guarda tus códigos de respaldo',
  en: 'Keep your backup codes',
  pt: 'Guarde seus códigos de reserva',
}
export const codesLead = {
  es: 'Cada uno sirve una sola vez para entrar si no tienes el teléfono. No los volveremos a mostrar: imprímelos o guárdalos fuera de él.',
  en: 'Each one lets you in once if you do not have your phone. We do not show them again: print them, or keep them somewhere else than on it.',
  pt: 'Cada um serve uma única vez para entrar se você não tiver o telefone. Não os mostraremos de novo: imprima-os ou guarde-os fora dele.',
}
export const codesList = { es: 'Códigos de respaldo', en: 'Backup codes', pt: 'Códigos de reserva' }
export const download = { es: 'Descargar', en: 'Download', pt: 'Baixar' }
export const codesKept = { es: 'Ya los guardé', en: 'I have kept them', pt: 'Já os guardei' }
export const fileHead = {
  es: 'Lúpulo: códigos de respaldo. Cada uno sirve una sola vez.',
  en: 'Lúpulo: backup codes. Each one works once.',
  pt: 'Lúpulo: códigos de reserva. Cada um serve uma única vez.',
}
export const fileName = {
  es: 'lupulo-codigos-de-respaldo.txt',
  en: 'lupulo-backup-codes.txt',
  pt: 'lupulo-codigos-de-reserva.txt',
}
export const renewed = {
  es: 'Tus códigos de respaldo son nuevos; los anteriores ya no sirven',
  en: 'Your backup codes are new; the earlier ones no longer work',
  pt: 'Seus códigos de reserva são novos; os anteriores já não servem',
}
export const renewTitle = {
  es: 'Códigos de respaldo nuevos',
  en: 'New backup codes',
  pt: 'Novos códigos de reserva',
}
export const renewLead = {
  es: 'Si perdiste los tuyos o se te acaban. Los anteriores dejan de servir.',
  en: 'If you lost yours or are running out. The earlier ones stop working.',
  pt: 'Se você perdeu os seus ou eles estão acabando. Os anteriores deixam de servir.',
}
export const renew = { es: 'Crear códigos nuevos', en: 'Create new codes', pt: 'Criar códigos novos' }
export const moveTitle = { es: 'Cambiar de teléfono', en: 'Change phones', pt: 'Trocar de telefone' }
export const moveLead = {
  es: 'El anterior vale hasta que confirmes el nuevo.',
  en: 'The earlier one works until you confirm the new one.',
  pt: 'O anterior vale até você confirmar o novo.',
}
export const move = { es: 'Usar otra aplicación', en: 'Use another app', pt: 'Usar outro aplicativo' }
export const endTitle = { es: 'Desactivar', en: 'Turn off', pt: 'Desativar' }
export const endLead = {
  es: 'Para entrar alcanzará con la contraseña.',
  en: 'The password will be enough to log in.',
  pt: 'Para entrar bastará a senha.',
}
export const cannotEnd = {
  es: 'Esta tienda la pide a quienes la administran: no se puede desactivar.',
  en: 'This shop asks those who administer it for it: it cannot be turned off.',
  pt: 'Esta loja a pede a quem a administra: não pode ser desativada.',
}
export const lost = {
  es: 'Sin teléfono ni códigos, quien opera el servidor puede quitarla con npm run reset-second-factor.',
  en: 'Without phone or codes, whoever runs the server can take it away with npm run reset-second-factor.',
  pt: 'Sem telefone nem códigos, quem opera o servidor pode removê-la com npm run reset-second-factor.',
}
export const lostSeller = {
  es: 'Sin teléfono ni códigos, escríbenos desde la página de contacto: quien opera la tienda puede quitarla.',
  en: 'Without phone or codes, write to us from the contact page: whoever runs the shop can take it away.',
  pt: 'Sem telefone nem códigos, escreva para nós pela página de contato: quem opera a loja pode removê-la.',
}
export const noPassword = {
  es: 'Tu cuenta todavía no tiene contraseña. Con la verificación en dos pasos se entra con ella y un código, y ya no con tu proveedor: elige una primero.',
  en: 'Your account has no password yet. With two-step verification you log in with one and a code, and no longer through your provider: choose one first.',
  pt: 'Sua conta ainda não tem senha. Com a verificação em duas etapas se entra com ela e um código, e não mais pelo seu provedor: escolha uma primeiro.',
}
export const endsProvider = {
  es: 'Desde entonces entrarás con tu contraseña y un código, y no con {provider}.',
  en: 'From then on you log in with your password and a code, and not with {provider}.',
  pt: 'A partir de então você entrará com sua senha e um código, e não com {provider}.',
}
export const logInLead = {
  es: 'Escribe el código que muestra tu aplicación de autenticación.',
  en: 'Enter the code that your authenticator app shows.',
  pt: 'Informe o código que seu aplicativo de autenticação mostra.',
}
export const logInBackupLead = {
  es: 'Escribe uno de tus códigos de respaldo. Después de usarlo ya no sirve.',
  en: 'Enter one of your backup codes. Once used it no longer works.',
  pt: 'Informe um dos seus códigos de reserva. Depois de usado já não serve.',
}
export const backupCode = { es: 'Código de respaldo', en: 'Backup code', pt: 'Código de reserva' }
export const backupHint = {
  es: 'Por ejemplo: k7m2p-9xq4t',
  en: 'For example: k7m2p-9xq4t',
  pt: 'Por exemplo: k7m2p-9xq4t',
}
export const logIn = { es: 'Entrar', en: 'Log in', pt: 'Entrar' }
export const useBackup = {
  es: 'Usar un código de respaldo',
  en: 'Use a backup code',
  pt: 'Usar um código de reserva',
}
export const useCode = {
  es: 'Usar el código de la aplicación',
  en: 'Use the app’s code',
  pt: 'Usar o código do aplicativo',
}
export const backToLogIn = {
  es: 'Volver al inicio de sesión',
  en: 'Back to logging in',
  pt: 'Voltar ao início da entrada',
}
