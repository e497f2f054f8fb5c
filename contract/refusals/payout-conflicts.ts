import type { RefusalTexts } from './refusal-texts.ts'

/** What payout runs have left behind them, and what cannot be done with a payout. */
export const PAYOUT_CONFLICTS = {
  'run-drafted': {
    status: 409,
    message: {
      es: 'Ya hay un borrador de pagos: apruébalo o descártalo primero.',
      en: 'There is a draft of payouts already: approve it or drop it first.',
      pt: 'Já há um rascunho de repasses: aprove-o ou descarte-o primeiro.',
    },
  },
  'nobody-payable': {
    status: 409,
    message: {
      es: 'Ahora no hay ninguna cervecería a la que se le pueda pagar.',
      en: 'There is no brewery that can be paid now.',
      pt: 'Agora não há nenhuma cervejaria à qual se possa pagar.',
    },
  },
  'run-decided': {
    status: 409,
    message: {
      es: 'Este borrador ya se aprobó.',
      en: 'This draft has been approved already.',
      pt: 'Este rascunho já foi aprovado.',
    },
  },
  'run-redrafted': {
    status: 409,
    message: {
      es: 'El borrador se hizo de nuevo mientras lo mirabas: revísalo otra vez.',
      en: 'The draft was made anew while you looked at it: check it once more.',
      pt: 'O rascunho foi refeito enquanto você o olhava: revise-o outra vez.',
    },
  },
  'needs-another-admin': {
    status: 409,
    message: {
      es: 'Quien hizo el borrador no puede aprobarlo: tiene que hacerlo otra persona de la administración.',
      en: 'Who made the draft cannot approve it: another admin has to.',
      pt: 'Quem fez o rascunho não pode aprová-lo: outra pessoa da administração tem que fazê-lo.',
    },
  },
  'payouts-moved': {
    status: 409,
    message: {
      es: 'Lo que se les debe, o su cuenta, cambió desde el borrador: {companies}. Hazlo de nuevo.',
      en: 'What is owed to them, or their account, has changed since the draft: {companies}. Make it anew.',
      pt: 'O que se deve a elas, ou a conta delas, mudou desde o rascunho: {companies}. Refaça-o.',
    },
  },
  'run-not-by-file': {
    status: 409,
    message: {
      es: 'Estos pagos no van al banco por archivo.',
      en: 'These payouts do not go to the bank by file.',
      pt: 'Estes repasses não vão ao banco por arquivo.',
    },
  },
  'cnab-not-set': {
    status: 409,
    message: {
      es: 'No hay archivo CNAB 240 de estos pagos: faltan los datos del banco de la tienda, o todavía no se envió ninguno así.',
      en: 'There is no CNAB 240 file of these payouts: the shop’s bank is not set, or none was sent that way yet.',
      pt: 'Não há arquivo CNAB 240 destes repasses: faltam os dados do banco da loja, ou ainda nenhum foi enviado assim.',
    },
  },
  'no-return-file': {
    status: 400,
    message: {
      es: 'Esto no es un archivo de retorno CNAB 240 de un banco.',
      en: 'This is no CNAB 240 return file of a bank.',
      pt: 'Isto não é um arquivo de retorno CNAB 240 de um banco.',
    },
  },
  'payout-file-too-large': {
    status: 413,
    message: {
      es: 'El archivo es más grande que cualquier retorno de un banco.',
      en: 'The file is larger than any bank’s return file.',
      pt: 'O arquivo é maior que qualquer retorno de um banco.',
    },
  },
  'payout-paid': {
    status: 409,
    message: {
      es: 'Este pago ya figura como llegado, con otra referencia: {reference}. Si se transfirió dos veces, pide al banco que devuelva una.',
      en: 'This payout is marked as arrived already, with another reference: {reference}. If it was transferred twice, ask the bank to return one.',
      pt: 'Este repasse já consta como recebido, com outra referência: {reference}. Se foi transferido duas vezes, peça ao banco que devolva uma.',
    },
  },
  'payout-ended': {
    status: 409,
    message: {
      es: 'Este pago ya terminó de otra manera.',
      en: 'This payout has ended otherwise already.',
      pt: 'Este repasse já terminou de outra forma.',
    },
  },
  'run-open-moved': {
    status: 409,
    message: {
      es: 'Mientras mirabas la tanda terminaron otros pagos: ahora faltan {open}. Revísala otra vez.',
      en: 'Other payouts have ended while you looked at the run: {open} are left now. Check it once more.',
      pt: 'Enquanto você olhava a leva terminaram outros repasses: agora faltam {open}. Revise-a outra vez.',
    },
  },
  'payout-with-provider': {
    status: 409,
    message: {
      es: 'Este pago lo hace el medio de pago, que dice él mismo cómo terminó.',
      en: 'The payment provider makes this payout, and tells itself how it ended.',
      pt: 'Este repasse é feito pelo meio de pagamento, que diz ele mesmo como terminou.',
    },
  },
  'payout-account-held': {
    status: 409,
    message: {
      es: 'Esta cervecería cambió su cuenta de cobro hace poco: por seguridad todavía no se le paga.',
      en: 'This brewery changed its payout account lately: for safety it is not paid yet.',
      pt: 'Esta cervejaria mudou de conta de recebimento há pouco: por segurança ainda não se paga a ela.',
    },
  },
  'payout-not-paid': {
    status: 409,
    message: {
      es: 'Solo vuelve un pago que había llegado, y una sola vez.',
      en: 'Only a payout that had arrived comes back, and only once.',
      pt: 'Só volta um repasse que havia chegado, e uma só vez.',
    },
  },
  'returned-too-much': {
    status: 400,
    message: {
      es: 'No puede volver más de lo que se pagó.',
      en: 'No more can come back than was paid.',
      pt: 'Não pode voltar mais do que foi pago.',
    },
  },
} as const satisfies RefusalTexts
