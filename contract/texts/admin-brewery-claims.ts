/** Claims of imported breweries, as the administration reads and decides them. */

export const title = { es: 'Cervecerías pedidas', en: 'Claimed breweries', pt: 'Cervejarias pedidas' }
export const lead = {
  es: 'Quienes dicen que una cervecería importada es suya, con el correo ya confirmado. Aceptar a una persona rechaza a las demás de esa cervecería.',
  en: 'Those who say that an imported brewery is theirs, with their e-mail confirmed. To accept one of them refuses the others of that brewery.',
  pt: 'Quem diz que uma cervejaria importada é sua, com o e-mail já confirmado. Aceitar uma pessoa recusa as demais daquela cervejaria.',
}
export const lists = {
  es: 'Qué cervecerías pedidas ver',
  en: 'Which claimed breweries to see',
  pt: 'Quais cervejarias pedidas ver',
}
export const noOpen = {
  es: 'Nadie espera que decidas sobre una cervecería.',
  en: 'Nobody waits for you to decide about a brewery.',
  pt: 'Ninguém espera que você decida sobre uma cervejaria.',
}
export const noDecided = {
  es: 'En estos días no se decidió sobre ninguna cervecería.',
  en: 'No brewery has been decided about lately.',
  pt: 'Nestes dias não se decidiu sobre nenhuma cervejaria.',
}
export const pages = {
  es: 'Páginas de las cervecerías pedidas',
  en: 'Pages of the claimed breweries',
  pt: 'Páginas das cervejarias pedidas',
}
export const who = { es: 'Quién la pide', en: 'Who claims it', pt: 'Quem a pede' }
export const shows = { es: 'Lo que muestra', en: 'What they show', pt: 'O que mostra' }
export const rival = {
  es: 'Otra persona también la pide',
  en: 'Somebody else claims it too',
  pt: 'Outra pessoa também a pede',
}
export const rivals = {
  es: 'Otras {count} personas también la piden',
  en: '{count} others claim it too',
  pt: 'Outras {count} pessoas também a pedem',
}
export const decideNamed = {
  es: 'Decidir si {name} es de {person}',
  en: 'Decide whether {name} belongs to {person}',
  pt: 'Decidir se {name} é de {person}',
}
export const decideLead = {
  es: 'Si aceptas, le mandamos un enlace con el que pone su contraseña y vende por esta cervecería. Si rechazas, recibe por correo el motivo tal como lo escribas.',
  en: 'If you accept, we mail them a link with which they set their password and sell for this brewery. If you refuse, they are mailed the reason as you write it.',
  pt: 'Se aceitar, mandamos um link com que a pessoa define sua senha e vende por esta cervejaria. Se recusar, recebe por e-mail o motivo como você escrever.',
}
export const reasonHint = {
  es: 'Queda en el registro. Solo si rechazas lo lee quien la pide.',
  en: 'It stays in the log. Only if you refuse, whoever claims it reads it.',
  pt: 'Fica no registro. Só se você recusar é lido por quem a pede.',
}
export const accept = {
  es: 'Darle la cervecería',
  en: 'Give them the brewery',
  pt: 'Dar a cervejaria',
}
export const doneAccepted = {
  es: 'Aceptada: le mandamos el enlace',
  en: 'Accepted: we have mailed the link',
  pt: 'Aceita: mandamos o link',
}
export const doneRefused = {
  es: 'Rechazada: le mandamos el motivo',
  en: 'Refused: we have mailed the reason',
  pt: 'Recusada: mandamos o motivo',
}
export const waitsForOwner = {
  es: 'Aceptada, sin tomar todavía',
  en: 'Accepted, not taken over yet',
  pt: 'Aceita, ainda não assumida',
}
export const lapsed = {
  es: 'Aceptada, el enlace venció',
  en: 'Accepted, the link is over',
  pt: 'Aceita, o link venceu',
}
export const taken = { es: 'Ya es de esa persona', en: 'It is theirs now', pt: 'Já é dessa pessoa' }
export const see = {
  es: 'Ver las cervecerías pedidas',
  en: 'See the claimed breweries',
  pt: 'Ver as cervejarias pedidas',
}
