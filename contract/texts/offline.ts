/** What is said where there is no network. */
export const offlineTexts = {
  'offline.bar': 'Sin conexión. Ves lo último que miraste.',
  'offline.notSent': 'Sin conexión no se puede enviar. Lo que escribiste sigue aquí: envíalo cuando vuelva.',
  'offline.notNow': 'Sin conexión no se puede abrir esa página. Prueba de nuevo cuando vuelva.',
  'offline.title': 'Sin conexión',
  'offline.text': 'Esta página la trae la red. Cuando vuelva, te llevamos.',
  'offline.again': 'Probar de nuevo',
} as const
