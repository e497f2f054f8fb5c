import type { ApiScope } from '../api-scopes.ts'
import type { Text } from './text.ts'

/** Where a brewery makes and revokes the keys of its programs. */

export const title = { es: 'Claves de API', en: 'API keys', pt: 'Chaves de API' }
export const lead = {
  es: '¿Tu stock vive en otro programa? Con una clave ese programa habla con la tienda en nombre de tu cervecería, sin tu contraseña, y solo puede lo que tú marques.',
  en: 'Does your stock live in another program? With a key that program talks to the shop in your brewery’s name, without your password, and may do only what you tick.',
  pt: 'Seu estoque mora em outro programa? Com uma chave esse programa fala com a loja em nome da sua cervejaria, sem sua senha, e só pode o que você marcar.',
}
export const never = {
  es: 'Con una clave nadie entra a tu cuenta, ni llega a tus cobros, a tus mensajes o a otras claves.',
  en: 'With a key nobody logs in to your account, nor reaches your payouts, your messages or other keys.',
  pt: 'Com uma chave ninguém entra na sua conta, nem chega aos seus recebimentos, às suas mensagens ou a outras chaves.',
}
export const docs = {
  es: 'Las llamadas, una por una',
  en: 'The calls, one by one',
  pt: 'As chamadas, uma por uma',
}
export const companyId = {
  es: 'Tu cervecería en las direcciones:',
  en: 'Your brewery in addresses:',
  pt: 'Sua cervejaria nos endereços:',
}
export const make = { es: 'Crear una clave', en: 'Make a key', pt: 'Criar uma chave' }
export const name = { es: 'Para qué es', en: 'What it is for', pt: 'Para que é' }
export const nameHint = {
  es: 'Por ejemplo: Odoo del depósito. Solo lo lees tú.',
  en: 'For example: Odoo in the warehouse. Only you read it.',
  pt: 'Por exemplo: Odoo do depósito. Só você lê.',
}
export const nameMissing = {
  es: 'Escribe para qué es.',
  en: 'Write what it is for.',
  pt: 'Escreva para que é.',
}
export const scopes = { es: 'Qué puede', en: 'What it may do', pt: 'O que pode' }
export const scopesHint = {
  es: 'Marca lo menos que alcance. Para fijar el stock un programa primero lee las cervezas: marca las dos.',
  en: 'Tick as little as will do. To set stock a program reads the beers first: tick both.',
  pt: 'Marque o mínimo que baste. Para definir o estoque um programa primeiro lê as cervejas: marque as duas.',
}
export const scopesMissing = {
  es: 'Marca al menos una cosa.',
  en: 'Tick at least one thing.',
  pt: 'Marque ao menos uma coisa.',
}
export const SCOPES: Record<ApiScope, Text> = {
  'beers:read': {
    es: 'Leer tus cervezas, su precio y su stock',
    en: 'Read your beers, their price and stock',
    pt: 'Ler suas cervejas, seu preço e seu estoque',
  },
  'beers:write': {
    es: 'Publicar y cambiar cervezas, también su precio y su stock',
    en: 'Publish and change beers, their price and stock too',
    pt: 'Publicar e mudar cervejas, também seu preço e seu estoque',
  },
  'stock:write': {
    es: 'Fijar el stock, y nada más',
    en: 'Set stock, and nothing else',
    pt: 'Definir o estoque, e nada mais',
  },
  'parcels:read': {
    es: 'Leer tus envíos, con nombre y dirección de quien compró',
    en: 'Read your parcels, with the name and address of who bought',
    pt: 'Ler seus envios, com nome e endereço de quem comprou',
  },
  'parcels:write': {
    es: 'Marcar envíos como enviados o entregados',
    en: 'Mark parcels as sent or delivered',
    pt: 'Marcar envios como enviados ou entregues',
  },
  'sales:read': {
    es: 'Leer tus ventas y tus cifras, con quién compró',
    en: 'Read your sales and figures, with who bought',
    pt: 'Ler suas vendas e seus números, com quem comprou',
  },
}
export const days = { es: 'Cuánto vale', en: 'How long it is valid', pt: 'Quanto tempo vale' }
export const daysOf = { es: '{days} días', en: '{days} days', pt: '{days} dias' }
export const forever = {
  es: 'Hasta que la anules',
  en: 'Until you revoke it',
  pt: 'Até você revogá-la',
}
export const notMade = {
  es: 'No creamos la clave.',
  en: 'We did not make the key.',
  pt: 'Não criamos a chave.',
}
export const made = { es: 'La clave está lista', en: 'The key is ready', pt: 'A chave está pronta' }
export const shownOnce = {
  es: 'Cópiala ahora: no la guardamos, y no se vuelve a mostrar. Quien la tenga puede lo que marcaste.',
  en: 'Copy it now: we do not keep it, and it is not shown again. Whoever has it may do what you ticked.',
  pt: 'Copie-a agora: não a guardamos, e ela não é mostrada de novo. Quem a tiver pode o que você marcou.',
}
export const copy = { es: 'Copiar la clave', en: 'Copy the key', pt: 'Copiar a chave' }
export const copyId = { es: 'Copiar el id', en: 'Copy the id', pt: 'Copiar o id' }
export const idCopied = { es: 'Id copiado.', en: 'Id copied.', pt: 'Id copiado.' }
export const idNotCopied = {
  es: 'El navegador no deja copiarlo: selecciónalo y cópialo a mano.',
  en: 'The browser does not let the id be copied: select it and copy it by hand.',
  pt: 'O navegador não deixa copiá-lo: selecione-o e copie à mão.',
}
export const copied = { es: 'Clave copiada.', en: 'Key copied.', pt: 'Chave copiada.' }
export const notCopied = {
  es: 'El navegador no deja copiar: selecciónala y cópiala a mano.',
  en: 'The browser does not let it be copied: select it and copy it by hand.',
  pt: 'O navegador não deixa copiar: selecione-a e copie-a à mão.',
}
export const kept = { es: 'Ya la guardé', en: 'I have kept it', pt: 'Já a guardei' }
export const own = { es: 'Tus claves', en: 'Your keys', pt: 'Suas chaves' }
export const none = {
  es: 'Todavía no tienes ninguna clave. La primera la creas aquí abajo.',
  en: 'You have no key yet. You make the first one below.',
  pt: 'Você ainda não tem nenhuma chave. A primeira você cria abaixo.',
}
export const key = { es: 'Clave', en: 'Key', pt: 'Chave' }
export const createdAt = { es: 'Creada', en: 'Made', pt: 'Criada' }
export const usedAt = { es: 'Último uso', en: 'Last used', pt: 'Último uso' }
export const neverUsed = { es: 'Nunca', en: 'Never', pt: 'Nunca' }
export const valid = { es: 'Vale', en: 'Valid', pt: 'Vale' }
export const validUntil = { es: 'Vale hasta el {day}', en: 'Valid until {day}', pt: 'Vale até {day}' }
export const expired = { es: 'Venció', en: 'Over', pt: 'Venceu' }
export const revoked = { es: 'Anulada', en: 'Revoked', pt: 'Revogada' }
export const revoke = { es: 'Anular', en: 'Revoke', pt: 'Revogar' }
export const revokeOf = {
  es: 'la clave {name}',
  en: 'the key {name}',
  pt: 'a chave {name}',
}
export const revokeTitle = {
  es: '¿Anular la clave {name}?',
  en: 'Revoke the key {name}?',
  pt: 'Revogar a chave {name}?',
}
export const revokeLead = {
  es: 'El programa que la usa deja de poder entrar ahora mismo. No se puede deshacer: si fue un error, crea otra.',
  en: 'The program that uses it can get in no more from now on. It cannot be undone: if it was a mistake, make another one.',
  pt: 'O programa que a usa deixa de poder entrar agora mesmo. Não dá para desfazer: se foi um erro, crie outra.',
}
export const revokeYes = { es: 'Anular la clave', en: 'Revoke the key', pt: 'Revogar a chave' }
export const revokeNo = { es: 'Dejarla', en: 'Leave it', pt: 'Deixá-la' }
export const notRevoked = {
  es: 'No la anulamos.',
  en: 'We did not revoke it.',
  pt: 'Não a revogamos.',
}
export const revokedNow = {
  es: 'La clave ya no vale.',
  en: 'The key is not valid any more.',
  pt: 'A chave já não vale.',
}
