import type { RefusalTexts } from './refusal-texts.ts'

/** What complaints about parcels have left behind them. */
export const COMPLAINT_CONFLICTS = {
  'complaint-open': {
    status: 409,
    message: {
      es: 'Ya hay un reclamo en curso por este envío: sigue con ese.',
      en: 'There is a complaint under way about this shipment: go on with that one.',
      pt: 'Já há uma reclamação em curso sobre este envio: continue com ela.',
    },
  },
  'complaint-decided': {
    status: 409,
    message: {
      es: 'La administración ya decidió sobre este envío. Si hay algo nuevo, escríbenos.',
      en: 'The administration has decided about this shipment already. If there is something new, write to us.',
      pt: 'A administração já decidiu sobre este envio. Se há algo novo, escreva para nós.',
    },
  },
  'complaints-enough': {
    status: 409,
    message: {
      es: 'Por este envío ya hubo {most} reclamos. Si falta algo, escríbenos.',
      en: 'There have been {most} complaints about this shipment already. If something is still wrong, write to us.',
      pt: 'Por este envio já houve {most} reclamações. Se falta algo, escreva para nós.',
    },
  },
  'complaint-nothing-left': {
    status: 409,
    message: {
      es: 'El dinero de este envío ya se devolvió, o no costó nada: no queda nada por reclamar.',
      en: 'The money of this shipment has gone back already, or it cost nothing: there is nothing left to complain of.',
      pt: 'O dinheiro deste envio já foi devolvido, ou não custou nada: não resta nada a reclamar.',
    },
  },
  'complaint-too-late': {
    status: 409,
    message: {
      es: 'El plazo para reclamar por este envío ya pasó. Escríbenos y lo vemos.',
      en: 'The time to complain about this shipment is over. Write to us and we will see to it.',
      pt: 'O prazo para reclamar deste envio já passou. Escreva para nós e vamos ver.',
    },
  },
  'complaint-too-early': {
    status: 409,
    message: {
      es: 'Todavía puede llegar: se reclama como no llegado desde {days} días después de que salió.',
      en: 'It may still arrive: it counts as not come from {days} days after it left.',
      pt: 'Ainda pode chegar: conta como não chegado a partir de {days} dias depois que saiu.',
    },
  },
  'complaint-units': {
    status: 409,
    message: {
      es: 'Son más unidades de las que quedan: mira cuántas son, al lado de cada cerveza.',
      en: 'That is more units than are left: see how many there are, beside each beer.',
      pt: 'São mais unidades do que restam: veja quantas são, ao lado de cada cerveja.',
    },
  },
  'complaint-changed': {
    status: 409,
    message: {
      es: 'La respuesta cambió mientras la leías: mírala de nuevo antes de seguir.',
      en: 'The answer changed while you were reading it: look at it again before you go on.',
      pt: 'A resposta mudou enquanto você a lia: olhe de novo antes de continuar.',
    },
  },
  'complaint-over': {
    status: 409,
    message: {
      es: 'Este reclamo ya terminó.',
      en: 'This complaint is over.',
      pt: 'Esta reclamação já terminou.',
    },
  },
  'complaint-escalated': {
    status: 409,
    message: {
      es: 'De este reclamo decide ahora la administración.',
      en: 'The administration decides on this complaint now.',
      pt: 'Desta reclamação decide agora a administração.',
    },
  },
  'complaint-not-escalated': {
    status: 409,
    message: {
      es: 'Este reclamo ya no espera una decisión de la administración.',
      en: 'This complaint no longer waits for the administration.',
      pt: 'Esta reclamação já não espera uma decisão da administração.',
    },
  },
  'complaint-not-answered': {
    status: 409,
    message: {
      es: 'La cervecería todavía tiene tiempo para responder. Si no lo hace, la administración decide sola.',
      en: 'The brewery still has time to answer. If it does not, the administration decides by itself.',
      pt: 'A cervejaria ainda tem tempo para responder. Se não o fizer, a administração decide sozinha.',
    },
  },
  'complaint-answers-enough': {
    status: 409,
    message: {
      es: 'Ya respondiste {most} veces: ahora le toca a quien compró.',
      en: 'You have answered {most} times: it is the buyer’s turn now.',
      pt: 'Você já respondeu {most} vezes: agora é a vez de quem comprou.',
    },
  },
  'complaint-offer-stands': {
    status: 409,
    message: {
      es: 'Ya hiciste una oferta: puedes cambiarla por otra, pero no por un no.',
      en: 'You have made an offer: you can replace it with another one, but not with a no.',
      pt: 'Você já fez uma oferta: pode trocá-la por outra, mas não por um não.',
    },
  },
  'complaint-no-stock': {
    status: 409,
    message: {
      es: 'Para enviarlas de nuevo ya no hay bastantes unidades a la venta de {beer}. Hace falta otra respuesta, o que decida la administración.',
      en: 'There are no longer enough units of {beer} on sale to send them again. It takes another answer, or the administration’s decision.',
      pt: 'Para enviar de novo já não há unidades suficientes à venda de {beer}. É preciso outra resposta, ou que a administração decida.',
    },
  },
  'complaint-again-paid': {
    status: 409,
    message: {
      es: 'El dinero de estas unidades volvió mientras tanto: ya no se envían de nuevo.',
      en: 'The money of these units went back meanwhile: they are not sent again any more.',
      pt: 'O dinheiro destas unidades voltou nesse meio-tempo: já não são enviadas de novo.',
    },
  },
  'complaint-to-send': {
    status: 409,
    message: {
      es: 'Quien compró ya aceptó que lo envíes de nuevo: ahora tiene que salir.',
      en: 'The buyer has agreed that you send it again: now it has to leave.',
      pt: 'Quem comprou já aceitou que você envie de novo: agora tem que sair.',
    },
  },
  'complaint-not-to-send': {
    status: 409,
    message: {
      es: 'Quien compró no aceptó (todavía) que se lo envíes de nuevo: no lo despaches.',
      en: 'The buyer has not agreed (yet) that you send it again: do not dispatch it.',
      pt: 'Quem comprou não aceitou (ainda) que você envie de novo: não despache.',
    },
  },
  'complaint-being-sent': {
    status: 409,
    message: {
      es: 'La cervecería todavía tiene tiempo para despacharlo. Si no sale, decide la administración.',
      en: 'The brewery still has time to dispatch it. If it does not leave, the administration decides.',
      pt: 'A cervejaria ainda tem tempo para despachar. Se não sair, a administração decide.',
    },
  },
  'complaint-all': {
    status: 409,
    message: {
      es: 'Eso es todo lo que se reclamó: no es una oferta, se devuelve enseguida. Confírmalo como devolver todo.',
      en: 'That is all that was asked for: it is no offer, it goes back at once. Confirm it as giving all of it back.',
      pt: 'Isso é tudo o que foi reclamado: não é uma oferta, é devolvido na hora. Confirme como devolver tudo.',
    },
  },
  'complaint-amount': {
    status: 409,
    message: {
      es: 'De lo que se reclamó quedan {amount} por devolver: no puede volver más.',
      en: 'Of what was asked for {amount} is left to give back: no more can go back.',
      pt: 'Do que foi reclamado restam {amount} a devolver: não pode voltar mais.',
    },
  },
  'complaint-above-asked': {
    status: 400,
    message: {
      es: 'Se ofrece a lo sumo lo que se reclamó.',
      en: 'No more can be offered than was asked for.',
      pt: 'Oferece-se no máximo o que foi reclamado.',
    },
  },
} as const satisfies RefusalTexts
