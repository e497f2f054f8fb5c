export const sessionTexts = {
  'sessions.title': 'Sesiones',
  'sessions.lead':
    'Los navegadores en los que tu cuenta está abierta. Si no reconoces alguno, ciérralo y cambia tu contraseña.',
  'sessions.list': 'Sesiones abiertas',
  'sessions.browserOn': '{browser} en {system}',
  'sessions.unknown': 'Un navegador que no reconocemos',
  'sessions.this': 'Este navegador',
  'sessions.opened': 'Abierta el',
  'sessions.usedToday': 'Usada en las últimas 24 horas',
  'sessions.usedFrom': 'Usada por última vez el',
  'sessions.usedTo': 'o el día siguiente',
  'sessions.end': 'Cerrar sesión',
  'sessions.endOf': 'en {name}, abierta el {date}',
  'sessions.endHere': 'en este navegador',
  'sessions.ended': 'La sesión se cerró',
  'sessions.notEnded': 'No pudimos cerrar la sesión',
  'sessions.endOthers': 'Cerrar todas las demás',
  'sessions.endOthersTitle': '¿Cerrar todas las demás sesiones?',
  'sessions.endOthersLead':
    'En esos navegadores habrá que volver a iniciar sesión. Este sigue abierto y tu carrito no cambia.',
  'sessions.endOthersYes': 'Sí, cerrar las demás',
  'sessions.endOthersNo': 'No, dejarlas abiertas',
  'sessions.endedOthers': 'Las demás sesiones se cerraron',
  'sessions.onlyThis': 'No hay ninguna otra sesión abierta: solo este navegador.',
  'sessions.noAddresses':
    'De cada sesión guardamos el navegador y las fechas, no tu dirección de red. Una que no se usa termina sola a los {days} días.',
  'sessions.noAddressesAdmin':
    'De cada sesión guardamos el navegador y las fechas, no tu dirección de red. Las de la administración terminan solas: tras {minutes} minutos sin uso, y siempre {hours} horas después de abrirse.',
} as const
