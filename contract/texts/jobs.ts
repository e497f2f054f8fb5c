/** What admins read about the work behind the pages. */

export const lead = {
  es: 'Lo que la tienda hace por detrás: correos, avisos de pago, devoluciones y archivos. Lo que falla se reintenta solo; lo que ya nadie reintenta te espera aquí.',
  en: 'What the shop does behind the scenes: e-mails, payment notices, refunds and files. What fails is tried again by itself; what nobody tries any more waits for you here.',
  pt: 'O que a loja faz por trás: e-mails, avisos de pagamento, devoluções e arquivos. O que falha é tentado de novo sozinho; o que ninguém mais tenta espera por você aqui.',
}
export const refresh = { es: 'Actualizar', en: 'Refresh', pt: 'Atualizar' }
export const failed = { es: 'Te esperan', en: 'Waiting for you', pt: 'Esperam por você' }
export const retrying = {
  es: 'Se reintentan solos',
  en: 'Tried again by themselves',
  pt: 'Tentados de novo sozinhos',
}
export const waiting = { es: 'En espera', en: 'Waiting', pt: 'Em espera' }
export const allFine = { es: 'Todo en orden.', en: 'All in order.', pt: 'Tudo em ordem.' }
export const mails = { es: 'Correos', en: 'E-mails', pt: 'E-mails' }
export const notices = { es: 'Avisos de pago', en: 'Payment notices', pt: 'Avisos de pagamento' }
export const held = { es: 'Correos retenidos', en: 'E-mails held back', pt: 'E-mails retidos' }
export const heldWhy = { es: 'Por qué', en: 'Why', pt: 'Por quê' }
export const heldUnproved = {
  es: 'Nadie confirmó ese correo',
  en: 'Nobody confirmed that e-mail',
  pt: 'Ninguém confirmou esse e-mail',
}
export const heldTooMany = {
  es: 'Demasiados enlaces en un día',
  en: 'Too many links in a day',
  pt: 'Links demais em um dia',
}
export const heldCounts = {
  es: 'En los últimos {days} días: {unproved} a correos que nadie confirmó, {tooMany} enlaces de más. No salen ni se reintentan; muchos a la vez son señal de abuso.',
  en: 'In the last {days} days: {unproved} to e-mails that nobody confirmed, {tooMany} links too many. They never leave and are not tried again; many at once are a sign of abuse.',
  pt: 'Nos últimos {days} dias: {unproved} para e-mails que ninguém confirmou, {tooMany} links a mais. Não saem nem são tentados de novo; muitos de uma vez são sinal de abuso.',
}
export const imports = { es: 'Archivos de cervezas', en: 'Files of beers', pt: 'Arquivos de cervejas' }
export const reports = {
  es: 'Reportes de Mercado Pago',
  en: 'Reports of Mercado Pago',
  pt: 'Relatórios do Mercado Pago',
}
export const sweeps = { es: 'Tareas que se repiten', en: 'Recurring tasks', pt: 'Tarefas que se repetem' }
export const sweepsWell = { es: 'Las que van bien', en: 'Those that go well', pt: 'As que vão bem' }
export const queues = { es: 'Colas', en: 'Queues', pt: 'Filas' }
export const queuesEmpty = { es: 'Las vacías', en: 'Empty ones', pt: 'As vazias' }
export const count = { es: '{title} ({count})', en: '{title} ({count})', pt: '{title} ({count})' }
export const more = {
  es: 'Se muestran {shown} de {total}.',
  en: '{shown} of {total} are shown.',
  pt: 'Mostrados {shown} de {total}.',
}
export const attempts = { es: 'Intentos', en: 'Attempts', pt: 'Tentativas' }
export const nextAt = { es: 'Próximo intento', en: 'Next attempt', pt: 'Próxima tentativa' }
export const error = { es: 'Por qué falló', en: 'Why it failed', pt: 'Por que falhou' }
export const progress = { es: 'Publicadas', en: 'Published', pt: 'Publicadas' }
export const progressOf = { es: '{done} de {rows}', en: '{done} of {rows}', pt: '{done} de {rows}' }
export const standingFailed = { es: 'Falló', en: 'Failed', pt: 'Falhou' }
export const standingRetrying = { es: 'Se reintenta', en: 'Being retried', pt: 'Tentando de novo' }
export const mailGivenUp = { es: 'Se dejó de intentar', en: 'Given up', pt: 'Desistiu-se de tentar' }
export const importRuns = { es: 'Se publica', en: 'Being published', pt: 'Publicando' }
export const payment = { es: 'Pago {id}', en: 'Payment {id}', pt: 'Pagamento {id}' }
export const chargeback = { es: 'Contracargo {id}', en: 'Chargeback {id}', pt: 'Estorno do banco {id}' }
export const payoutOf = {
  es: 'Pago a una cervecería {id}',
  en: 'Payout to a brewery {id}',
  pt: 'Repasse a uma cervejaria {id}',
}
export const warningOf = {
  es: 'No enviar lo del pago {id}',
  en: 'Do not send what payment {id} is for',
  pt: 'Não enviar o do pagamento {id}',
}
export const runNow = { es: 'Ejecutar ahora', en: 'Run now', pt: 'Executar agora' }
export const retryDone = { es: 'Salió bien', en: 'It went well', pt: 'Deu certo' }
export const retryUnderWay = {
  es: 'Está en marcha: actualiza en un momento',
  en: 'It is under way: refresh in a moment',
  pt: 'Está em andamento: atualize em um momento',
}
export const failedAgain = { es: 'Falló otra vez', en: 'It failed again', pt: 'Falhou outra vez' }
export const retryFailed = {
  es: 'Falló otra vez: {error}',
  en: 'It failed again: {error}',
  pt: 'Falhou outra vez: {error}',
}
export const sweep = { es: 'Tarea', en: 'Task', pt: 'Tarefa' }
export const every = { es: 'Cada cuánto', en: 'How often', pt: 'A cada quanto' }
export const seconds = { es: '{n} s', en: '{n} s', pt: '{n} s' }
export const minutes = { es: '{n} min', en: '{n} min', pt: '{n} min' }
export const hours = { es: '{n} h', en: '{n} h', pt: '{n} h' }
export const succeededAt = { es: 'Última sin errores', en: 'Last without errors', pt: 'Última sem erros' }
export const failedAt = { es: 'Última con errores', en: 'Last with errors', pt: 'Última com erros' }
export const sweepFine = { es: 'Bien', en: 'Fine', pt: 'Bem' }
export const sweepLate = { es: 'Atrasada', en: 'Late', pt: 'Atrasada' }
export const sweepNever = { es: 'Todavía no corrió', en: 'Has not run yet', pt: 'Ainda não rodou' }
export const queue = { es: 'Cola', en: 'Queue', pt: 'Fila' }
export const queueWaiting = { es: 'Esperan', en: 'Waiting', pt: 'Esperam' }
export const queueRunning = { es: 'Corren', en: 'Running', pt: 'Rodam' }
export const queueFailed = { es: 'Fallaron hace poco', en: 'Failed lately', pt: 'Falharam há pouco' }
