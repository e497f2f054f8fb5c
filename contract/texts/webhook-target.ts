import * as adminWords from './admin-words.ts'
import * as offlineTexts from './offline.ts'
import { payoutStateTexts } from './payout-state.ts'

/** The page of one webhook: its secret, what was sent there, and what is done about it. */

export const all = { es: 'Todos los webhooks', en: 'All webhooks', pt: 'Todos os webhooks' }
export const secret = { es: 'Secreto', en: 'Secret', pt: 'Segredo' }
export const secretLead = {
  es: 'Con él compruebas que un aviso es nuestro. Guárdalo como una contraseña.',
  en: 'With it you check that a notice is ours. Keep it like a password.',
  pt: 'Com ele você confere que um aviso é nosso. Guarde-o como uma senha.',
}
export const secretShow = { es: 'Mostrar el secreto', en: 'Show the secret', pt: 'Mostrar o segredo' }
export const secretLost = {
  es: 'Este secreto ya no se puede leer: cámbialo.',
  en: 'This secret can no longer be read: change it.',
  pt: 'Este segredo já não pode ser lido: troque-o.',
}
export const formerUntil = {
  es: 'El anterior también firma hasta el {at}.',
  en: 'The one before it signs too, until {at}.',
  pt: 'O anterior também assina até {at}.',
}
export const copy = { es: 'Copiar', en: 'Copy', pt: 'Copiar' }
export const copied = { es: 'Copiamos el secreto.', en: 'The secret is copied.', pt: 'Segredo copiado.' }
export const notCopied = {
  es: 'Tu navegador no deja copiar: selecciónalo a mano.',
  en: 'Your browser does not allow copying: select it by hand.',
  pt: 'Seu navegador não deixa copiar: selecione à mão.',
}
export const renew = { es: 'Cambiar el secreto', en: 'Change the secret', pt: 'Trocar o segredo' }
export const renewTitle = { es: '¿Cambiar el secreto?', en: 'Change the secret?', pt: 'Trocar o segredo?' }
export const renewLead = {
  es: 'Desde ahora firma uno nuevo. El de ahora firma también durante {hours} horas, para que alcances a cambiarlo en tu programa.',
  en: 'From now on a new one signs. The present one signs too for {hours} hours, so that you can change it in your program.',
  pt: 'A partir de agora assina um novo. O atual também assina por {hours} horas, para você trocá-lo no seu programa.',
}
export const renewed = {
  es: 'Este es el secreto nuevo.',
  en: 'This is the new secret.',
  pt: 'Este é o novo segredo.',
}
export const test = { es: 'Enviar una prueba', en: 'Send a test', pt: 'Enviar um teste' }
export const testMessage = {
  es: 'Una prueba: si lees esto y la firma está bien, todo funciona.',
  en: 'A test: if you read this and the signature is right, everything works.',
  pt: 'Um teste: se você lê isto e a assinatura está certa, tudo funciona.',
}
export const didArrive = {
  es: 'Llegó: tu servidor respondió {status} en {ms} ms.',
  en: 'It arrived: your server answered {status} in {ms} ms.',
  pt: 'Chegou: seu servidor respondeu {status} em {ms} ms.',
}
export const notArrived = {
  es: 'No llegó: {why}.',
  en: 'It did not arrive: {why}.',
  pt: 'Não chegou: {why}.',
}
export const httpStatus = {
  es: 'tu servidor respondió {status}',
  en: 'your server answered {status}',
  pt: 'seu servidor respondeu {status}',
}
export const turnOff = { es: 'Apagar', en: 'Turn off', pt: 'Desligar' }
export const turnOn = { es: 'Encender', en: 'Turn on', pt: 'Ligar' }
export const turnedOff = {
  es: 'La apagaste: no le avisamos de nada.',
  en: 'You turned it off: we tell it nothing.',
  pt: 'Você o desligou: não avisamos nada.',
}
export const turnedOn = {
  es: 'La encendiste: le avisamos desde ahora, y lo que esperaba se envía.',
  en: 'You turned it on: we tell it from now on, and what waited is sent.',
  pt: 'Você o ligou: avisamos a partir de agora, e o que esperava é enviado.',
}
export const change = { es: 'Dirección y avisos', en: 'Address and notices', pt: 'Endereço e avisos' }
export const kept = { es: 'Guardamos los cambios.', en: 'Your changes are saved.', pt: 'Alterações salvas.' }
export const remove = { es: 'Quitar esta dirección', en: 'Remove this address', pt: 'Remover este endereço' }
export const removeTitle = {
  es: '¿Quitar esta dirección?',
  en: 'Remove this address?',
  pt: 'Remover este endereço?',
}
export const removeLead = {
  es: 'Dejamos de avisarle, y olvidamos su secreto y lo que se envió. Lo que todavía espera no se envía.',
  en: 'We tell it nothing any more, and forget its secret and what was sent. What still waits is not sent.',
  pt: 'Paramos de avisar, e esquecemos seu segredo e o que foi enviado. O que ainda espera não é enviado.',
}

export const deliveries = { es: 'Lo que enviamos', en: 'What we sent', pt: 'O que enviamos' }
export const deliveriesLead = {
  es: 'De los últimos {days} días, lo más nuevo primero. Lo que no llega se prueba {tries} veces en un día.',
  en: 'Of the last {days} days, newest first. What does not arrive is tried {tries} times within a day.',
  pt: 'Dos últimos {days} dias, o mais novo primeiro. O que não chega é tentado {tries} vezes em um dia.',
}
export const noDeliveries = {
  es: 'Todavía no enviamos nada. Haz una prueba.',
  en: 'We have not sent anything yet. Try it out.',
  pt: 'Ainda não enviamos nada. Faça um teste.',
}
export const pages = { es: 'Páginas de envíos', en: 'Pages of what was sent', pt: 'Páginas de envios' }
export const tries = { es: 'Intento', en: 'Try', pt: 'Tentativa' }
export const answered = { es: 'Respuesta', en: 'Answer', pt: 'Resposta' }
export const took = { es: 'ms', en: 'ms', pt: 'ms' }
export const whole = { es: 'Contenido', en: 'Contents', pt: 'Conteúdo' }
export const body = { es: 'Lo que dijimos', en: 'What we said', pt: 'O que dissemos' }
export const answer = { es: 'Lo que respondió', en: 'What it answered', pt: 'O que respondeu' }
export const noAnswer = { es: 'Nada.', en: 'Nothing.', pt: 'Nada.' }
export const again = { es: 'Enviar de nuevo', en: 'Send again', pt: 'Enviar de novo' }
export const states = {
  waiting: adminWords.waiting,
  done: { es: 'Llegó', en: 'Arrived', pt: 'Chegou' },
  failed: payoutStateTexts.failed,
}
export const nextAt = { es: 'Otra vez el {at}', en: 'Again on {at}', pt: 'De novo em {at}' }
export const troubles = {
  'no-address': { es: 'No es una dirección', en: 'No address', pt: 'Não é um endereço' },
  'not-https': { es: 'Sin https', en: 'Without https', pt: 'Sem https' },
  'with-password': { es: 'Con contraseña', en: 'With a password', pt: 'Com senha' },
  'other-port': { es: 'Otro puerto', en: 'Another port', pt: 'Outra porta' },
  'no-such-name': { es: 'El nombre no existe', en: 'No such name', pt: 'O nome não existe' },
  private: { es: 'Red privada', en: 'Private network', pt: 'Rede privada' },
  unreachable: offlineTexts.title,
  'no-certificate': { es: 'Certificado malo', en: 'Bad certificate', pt: 'Certificado ruim' },
  'too-slow': { es: 'Tardó demasiado', en: 'Took too long', pt: 'Demorou demais' },
  'no-secret': { es: 'Sin secreto', en: 'No secret', pt: 'Sem segredo' },
}
