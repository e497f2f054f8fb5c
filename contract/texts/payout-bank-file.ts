/** The file that a run takes to the bank, and what the bank answers. */

export const fileTitle = { es: 'El archivo del banco', en: 'The bank’s file', pt: 'O arquivo do banco' }
export const fileLead = {
  es: 'Enviar marca los pagos aprobados como en camino; después el archivo se descarga, y sale igual cada vez. Un pago va en un solo archivo.',
  en: 'Sending marks the approved payouts as on their way; after that the file is downloaded, the same each time. A payout goes in one file alone.',
  pt: 'Enviar marca os repasses aprovados como a caminho; depois o arquivo é baixado, sempre igual. Um repasse vai em um só arquivo.',
}
export const accountsTitle = {
  es: 'Las cuentas para transferir',
  en: 'The accounts to transfer to',
  pt: 'As contas para transferir',
}
export const accountsLead = {
  es: 'Los pagos que faltan transferir, con las cuentas enteras de las cervecerías que guardaron una. Queda escrito quién las descargó.',
  en: 'The payouts that are still to be transferred, with the whole accounts of the breweries that saved one. Who downloaded them is written down.',
  pt: 'Os repasses que falta transferir, com as contas inteiras das cervejarias que salvaram uma. Fica registrado quem as baixou.',
}
export const downloadAccounts = {
  es: 'Descargar las cuentas',
  en: 'Download the accounts',
  pt: 'Baixar as contas',
}
export const send = {
  csv: { es: 'Enviar como CSV', en: 'Send as CSV', pt: 'Enviar como CSV' },
  cnab240: { es: 'Enviar como CNAB 240', en: 'Send as CNAB 240', pt: 'Enviar como CNAB 240' },
}
export const downloadFile = {
  csv: { es: 'Descargar el CSV del banco', en: 'Download the bank’s CSV', pt: 'Baixar o CSV do banco' },
  cnab240: { es: 'Descargar el CNAB 240', en: 'Download the CNAB 240', pt: 'Baixar o CNAB 240' },
}
export const fileSent = {
  es: 'Los pagos van en el archivo: ya se puede descargar.',
  en: 'The payouts are in the file: it can be downloaded now.',
  pt: 'Os repasses estão no arquivo: já pode ser baixado.',
}
export const returnTitle = {
  es: 'El retorno del banco',
  en: 'The bank’s return file',
  pt: 'O retorno do banco',
}
export const returnFile = { es: 'Archivo de retorno', en: 'Return file', pt: 'Arquivo de retorno' }
export const returnHint = {
  es: 'CNAB 240, como lo entrega el banco. También dice cómo terminaron pagos de otras tandas.',
  en: 'CNAB 240, as the bank hands it over. It may also say how payouts of other runs ended.',
  pt: 'CNAB 240, como o banco o entrega. Também diz como terminaram repasses de outras levas.',
}
export const readReturn = { es: 'Leer el retorno', en: 'Read the return file', pt: 'Ler o retorno' }
export const returnRead = { es: 'Lo que dijo el banco', en: 'What the bank said', pt: 'O que o banco disse' }
export const outcome = {
  paid: { es: 'Acreditados', en: 'Payouts that arrived', pt: 'Creditados' },
  failed: { es: 'Rechazados', en: 'Refused', pt: 'Recusados' },
  unknown: {
    es: 'No son nuestros, o ya habían terminado',
    en: 'None of ours, or ended already',
    pt: 'Não são nossos, ou já tinham terminado',
  },
  broken: { es: 'Líneas que no se leen', en: 'Lines that cannot be read', pt: 'Linhas ilegíveis' },
}
export const brokenLine = {
  es: 'Línea {line}: {reason}',
  en: 'Line {line}: {reason}',
  pt: 'Linha {line}: {reason}',
}
