import type { sessionTexts as original } from '../sessions.ts'
import type { Translated } from '../translated.ts'

export const sessionTexts: Translated<typeof original> = {
  'sessions.title': 'Sessões',
  'sessions.lead':
    'Os navegadores em que sua conta está aberta. Se não reconhecer algum, encerre-o e mude sua senha.',
  'sessions.list': 'Sessões abertas',
  'sessions.browserOn': '{browser} em {system}',
  'sessions.unknown': 'Um navegador que não reconhecemos',
  'sessions.this': 'Este navegador',
  'sessions.opened': 'Aberta em',
  'sessions.usedToday': 'Usada nas últimas 24 horas',
  'sessions.usedFrom': 'Usada pela última vez em',
  'sessions.usedTo': 'ou no dia seguinte',
  'sessions.end': 'Encerrar sessão',
  'sessions.endOf': 'em {name}, aberta em {date}',
  'sessions.endHere': 'neste navegador',
  'sessions.ended': 'A sessão foi encerrada',
  'sessions.notEnded': 'Não conseguimos encerrar a sessão',
  'sessions.endOthers': 'Encerrar todas as outras',
  'sessions.endOthersTitle': 'Encerrar todas as outras sessões?',
  'sessions.endOthersLead':
    'Nesses navegadores será preciso entrar de novo. Este continua aberto e seu carrinho não muda.',
  'sessions.endOthersYes': 'Sim, encerrar as outras',
  'sessions.endOthersNo': 'Não, deixá-las abertas',
  'sessions.endedOthers': 'As outras sessões foram encerradas',
  'sessions.onlyThis': 'Não há nenhuma outra sessão aberta: só este navegador.',
  'sessions.noAddresses':
    'De cada sessão guardamos o navegador e as datas, não seu endereço de rede. Uma que não é usada termina sozinha em {days} dias.',
  'sessions.noAddressesAdmin':
    'De cada sessão guardamos o navegador e as datas, não seu endereço de rede. As da administração terminam sozinhas: após {minutes} minutos sem uso, e sempre {hours} horas depois de abertas.',
}
