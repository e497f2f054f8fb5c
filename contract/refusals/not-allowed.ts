import type { RefusalTexts } from './refusal-texts.ts'

/** What somebody else may do, or nobody. */
export const NOT_ALLOWED = {
  'not-signed-in': {
    status: 401,
    message: { es: 'Inicia sesión para continuar.', en: 'Log in to continue.', pt: 'Entre para continuar.' },
  },
  'wrong-credentials': {
    status: 401,
    message: {
      es: 'El email o la contraseña no son correctos.',
      en: 'The email or the password is not correct.',
      pt: 'O e-mail ou a senha não estão corretos.',
    },
  },
  'wrong-code': {
    status: 401,
    message: {
      es: 'Error al cambiar la contraseña. Código incorrecto o inesperado.',
      en: 'Error changing the password. Wrong or unexpected code.',
      pt: 'Erro ao mudar a senha. Código incorreto ou inesperado.',
    },
  },
  'wrong-password': {
    status: 401,
    message: {
      es: 'La contraseña no es correcta.',
      en: 'The password is not correct.',
      pt: 'A senha não está correta.',
    },
  },
  'wrong-second-factor': {
    status: 401,
    message: {
      es: 'El código no es correcto o ya se usó. Espera al siguiente y vuelve a probar.',
      en: 'The code is not correct or was used already. Wait for the next one and try again.',
      pt: 'O código não está correto ou já foi usado. Espere o próximo e tente de novo.',
    },
  },
  'wrong-backup-code': {
    status: 401,
    message: {
      es: 'Ese código de respaldo no es correcto o ya se usó.',
      en: 'This backup code is not correct or was used already.',
      pt: 'Este código de reserva não está correto ou já foi usado.',
    },
  },
  'second-factor-over': {
    status: 401,
    message: {
      es: 'Este intento terminó, por tiempo o por códigos incorrectos. Inicia sesión de nuevo.',
      en: 'This attempt is over, by its time or by wrong codes. Log in again.',
      pt: 'Esta tentativa terminou, por tempo ou por códigos incorretos. Entre de novo.',
    },
  },
  'sign-in-over': {
    status: 401,
    message: {
      es: 'Este intento de entrar ya terminó. Empieza de nuevo.',
      en: 'This attempt to log in is over. Start again.',
      pt: 'Esta tentativa de entrar já terminou. Comece de novo.',
    },
  },
  'notice-not-genuine': {
    status: 401,
    message: {
      es: 'La firma del aviso no es válida.',
      en: 'The signature of the notice is not valid.',
      pt: 'A assinatura do aviso não é válida.',
    },
  },
  'key-not-valid': {
    status: 401,
    message: {
      es: 'Esta clave no vale.',
      en: 'This key is not valid.',
      pt: 'Esta chave não vale.',
    },
  },
  'scope-missing': {
    status: 403,
    message: {
      es: 'A esta clave le falta el permiso {scope}.',
      en: 'This key lacks the scope {scope}.',
      pt: 'Falta a esta chave a permissão {scope}.',
    },
  },
  'not-by-key': {
    status: 403,
    message: {
      es: 'Esto no se hace con una clave.',
      en: 'This is not done with a key.',
      pt: 'Isto não se faz com uma chave.',
    },
  },
  'account-deactivated': {
    status: 403,
    message: {
      es: 'Esta cuenta fue desactivada por la administración.',
      en: 'This account was deactivated by the administration.',
      pt: 'Esta conta foi desativada pela administração.',
    },
  },
  forbidden: {
    status: 403,
    message: {
      es: 'No tienes permiso para hacer esto.',
      en: 'You do not have permission to do this.',
      pt: 'Você não tem permissão para fazer isto.',
    },
  },
  'only-seeing': {
    status: 403,
    message: {
      es: 'Estás viendo la tienda como otra persona: solo se mira, y esto no. Termina primero.',
      en: 'You are seeing the shop as somebody else: you only look, and not at this. End it first.',
      pt: 'Você está vendo a loja como outra pessoa: só se olha, e isto não. Termine primeiro.',
    },
  },
  'second-factor-missing': {
    status: 403,
    message: {
      es: 'Activa primero la verificación en dos pasos: esta tienda la pide a quienes la administran.',
      en: 'Turn on two-step verification first: this shop asks those who administer it for it.',
      pt: 'Ative primeiro a verificação em duas etapas: esta loja a pede a quem a administra.',
    },
  },
  'second-factor-required': {
    status: 403,
    message: {
      es: 'Esta tienda pide la verificación en dos pasos: no se puede desactivar.',
      en: 'This shop asks for two-step verification: it cannot be turned off.',
      pt: 'Esta loja pede a verificação em duas etapas: não pode ser desativada.',
    },
  },
  'read-only-field': {
    status: 403,
    message: {
      es: 'Este dato no se puede cambiar: {field}.',
      en: 'This cannot be changed: {field}.',
      pt: 'Este dado não pode ser mudado: {field}.',
    },
  },
  'admin-needs-password': {
    status: 403,
    message: {
      es: 'La administración entra con su contraseña.',
      en: 'Administrators log in with their password.',
      pt: 'A administração entra com sua senha.',
    },
  },
  'second-factor-needs-password': {
    status: 403,
    message: {
      es: 'Tu cuenta tiene verificación en dos pasos: entra con tu contraseña y un código.',
      en: 'Your account has two-step verification: log in with your password and a code.',
      pt: 'Sua conta tem verificação em duas etapas: entre com sua senha e um código.',
    },
  },
  'own-role': {
    status: 403,
    message: {
      es: 'Nadie cambia su propio rol.',
      en: 'Nobody changes their own role.',
      pt: 'Ninguém muda o próprio papel.',
    },
  },
  'own-switch': {
    status: 403,
    message: {
      es: 'Nadie desactiva su propia cuenta de administración.',
      en: 'Nobody deactivates their own administration account.',
      pt: 'Ninguém desativa a própria conta de administração.',
    },
  },
  'sign-in-again': {
    status: 403,
    message: {
      es: 'Para cambiar tu correo electrónico, vuelve a iniciar sesión con tu proveedor.',
      en: 'To change your e-mail, log in again with your provider.',
      pt: 'Para mudar seu e-mail, entre de novo com seu provedor.',
    },
  },
  'sign-in-to-delete': {
    status: 403,
    message: {
      es: 'Para borrar la cuenta, vuelve a iniciar sesión con tu proveedor.',
      en: 'To delete the account, log in again with your provider.',
      pt: 'Para apagar a conta, entre de novo com seu provedor.',
    },
  },
  'sellers-cannot-buy': {
    status: 403,
    message: {
      es: 'Solo los compradores pueden comprar.',
      en: 'Only buyers can buy.',
      pt: 'Só compradores podem comprar.',
    },
  },
  'minor-cannot-buy': {
    status: 403,
    message: {
      es: 'Respondiste que eres menor de edad: hoy no puedes comprar.',
      en: 'You answered that you are under age: you cannot buy today.',
      pt: 'Você respondeu que é menor de idade: hoje não pode comprar.',
    },
  },
  'too-young-there': {
    status: 403,
    message: {
      es: 'A {where} se vende desde los {age} años, y según la fecha que diste al entrar todavía no los tienes.',
      en: 'To {where} we sell from {age} years on, and by the date that you gave at the door you are not there yet.',
      pt: 'Para {where} se vende a partir dos {age} anos, e pela data que você informou na entrada ainda não os tem.',
    },
  },
  'foreign-origin': {
    status: 403,
    message: {
      es: 'Este pedido viene de otro sitio y fue rechazado.',
      en: 'This request comes from another site and was refused.',
      pt: 'Este pedido vem de outro site e foi recusado.',
    },
  },
  'not-bought': {
    status: 403,
    message: {
      es: 'Solo puedes puntuar lo que compraste.',
      en: 'You can only rate what you bought.',
      pt: 'Você só pode avaliar o que comprou.',
    },
  },
  'purchase-undone': {
    status: 403,
    message: {
      es: 'Tu compra de este producto se canceló o se devolvió: ya no lo puedes puntuar.',
      en: 'Your purchase of this product was cancelled or refunded: you can no longer rate it.',
      pt: 'Sua compra deste produto foi cancelada ou reembolsada: você não pode mais avaliá-lo.',
    },
  },
  'bought-for-nothing': {
    status: 403,
    message: {
      es: 'Este producto no te costó nada: solo se puntúa lo que se pagó.',
      en: 'This product cost you nothing: only what was paid for is rated.',
      pt: 'Este produto não custou nada: só se avalia o que foi pago.',
    },
  },
  'own-brewery': {
    status: 403,
    message: {
      es: 'Compraste con el documento o el teléfono de la cervecería: sus propios productos no los puntúa ella.',
      en: 'You bought with the document or phone of the brewery: it does not rate its own products.',
      pt: 'Você comprou com o documento ou o telefone da cervejaria: ela não avalia os próprios produtos.',
    },
  },
} as const satisfies RefusalTexts
