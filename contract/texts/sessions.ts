export const lead = {
  es: 'Los navegadores en los que tu cuenta está abierta. Si no reconoces alguno, ciérralo y cambia tu contraseña.',
  en: 'The browsers in which your account is open. If you do not recognise one, end it and change your password.',
  pt: 'Os navegadores em que sua conta está aberta. Se não reconhecer algum, encerre-o e mude sua senha.',
}
export const browserOn = {
  es: '{browser} en {system}',
  en: '{browser} on {system}',
  pt: '{browser} em {system}',
}
export const unknown = {
  es: 'Un navegador que no reconocemos',
  en: 'A browser that we do not recognise',
  pt: 'Um navegador que não reconhecemos',
}
export const thisText = { es: 'Este navegador', en: 'This browser', pt: 'Este navegador' }
export const opened = { es: 'Abierta el', en: 'Opened on', pt: 'Aberta em' }
export const usedToday = {
  es: 'Usada en las últimas 24 horas',
  en: 'Used in the last 24 hours',
  pt: 'Usada nas últimas 24 horas',
}
export const usedFrom = { es: 'Usada por última vez el', en: 'Last used on', pt: 'Usada pela última vez em' }
export const usedTo = { es: 'o el día siguiente', en: 'or the day after', pt: 'ou no dia seguinte' }
export const end = { es: 'Cerrar sesión', en: 'End session', pt: 'Encerrar sessão' }
export const endOf = {
  es: 'en {name}, abierta el {date}',
  en: 'on {name}, opened on {date}',
  pt: 'em {name}, aberta em {date}',
}
export const endHere = { es: 'en este navegador', en: 'in this browser', pt: 'neste navegador' }
export const ended = { es: 'La sesión se cerró', en: 'The session has ended', pt: 'A sessão foi encerrada' }
export const notEnded = {
  es: 'No pudimos cerrar la sesión',
  en: 'We could not end the session',
  pt: 'Não conseguimos encerrar a sessão',
}
export const endOthers = {
  es: 'Cerrar todas las demás',
  en: 'End all the others',
  pt: 'Encerrar todas as outras',
}
export const endOthersTitle = {
  es: '¿Cerrar todas las demás sesiones?',
  en: 'End all the other sessions?',
  pt: 'Encerrar todas as outras sessões?',
}
export const endOthersLead = {
  es: 'En esos navegadores habrá que volver a iniciar sesión. Este sigue abierto y tu carrito no cambia.',
  en: 'Those browsers will have to log in again. This one stays open and your cart does not change.',
  pt: 'Nesses navegadores será preciso entrar de novo. Este continua aberto e seu carrinho não muda.',
}
export const endOthersYes = {
  es: 'Sí, cerrar las demás',
  en: 'Yes, end the others',
  pt: 'Sim, encerrar as outras',
}
export const endOthersNo = {
  es: 'No, dejarlas abiertas',
  en: 'No, leave them open',
  pt: 'Não, deixá-las abertas',
}
export const endedOthers = {
  es: 'Las demás sesiones se cerraron',
  en: 'The other sessions have ended',
  pt: 'As outras sessões foram encerradas',
}
export const onlyThis = {
  es: 'No hay ninguna otra sesión abierta: solo este navegador.',
  en: 'There is no other open session: only this browser.',
  pt: 'Não há nenhuma outra sessão aberta: só este navegador.',
}
export const noAddresses = {
  es: 'De cada sesión guardamos el navegador y las fechas, no tu dirección de red. Una que no se usa termina sola a los {days} días.',
  en: 'Of each session we keep the browser and the dates, not your network address. One that is not used ends by itself after {days} days.',
  pt: 'De cada sessão guardamos o navegador e as datas, não seu endereço de rede. Uma que não é usada termina sozinha em {days} dias.',
}
export const noAddressesAdmin = {
  es: 'De cada sesión guardamos el navegador y las fechas, no tu dirección de red. Las de la administración terminan solas: tras {minutes} minutos sin uso, y siempre {hours} horas después de abrirse.',
  en: 'Of each session we keep the browser and the dates, not your network address. Those of the administration end by themselves: after {minutes} minutes without use, and always {hours} hours after they were opened.',
  pt: 'De cada sessão guardamos o navegador e as datas, não seu endereço de rede. As da administração terminam sozinhas: após {minutes} minutos sem uso, e sempre {hours} horas depois de abertas.',
}
