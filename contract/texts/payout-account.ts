/** The account that a brewery is paid to: its page, its fields and what is wrong in them. */

export const title = { es: 'Cuenta de cobro', en: 'Payout account', pt: 'Conta de recebimento' }
export const lead = {
  es: 'Adónde te pagamos lo que vendiste. La guardamos cifrada y no la volvemos a mostrar entera.',
  en: 'Where we pay you what you sold. We keep it encrypted and never show all of it again.',
  pt: 'Para onde pagamos o que você vendeu. Nós a guardamos criptografada e não a mostramos inteira de novo.',
}
export const present = { es: 'Cuenta actual', en: 'Present account', pt: 'Conta atual' }
export const none = {
  es: 'Todavía no tienes ninguna: sin ella no podemos pagarte.',
  en: 'You have none yet: without one we cannot pay you.',
  pt: 'Você ainda não tem nenhuma: sem ela não podemos pagar você.',
}
export const noneForAdmins = { es: 'Ninguna', en: 'None', pt: 'Nenhuma' }
export const account = { es: 'Cuenta de destino', en: 'Paid to', pt: 'Conta de destino' }
export const payouts = {
  es: 'Pagos a esta cuenta',
  en: 'Payouts to this account',
  pt: 'Repasses a esta conta',
}
export const heldUntil = {
  es: 'En espera hasta el {moment}',
  en: 'On hold until {moment}',
  pt: 'Em espera até {moment}',
}
export const payableFrom = { es: 'Se paga desde', en: 'Paid from', pt: 'Paga a partir de' }
export const free = { es: 'Habilitados', en: 'Enabled', pt: 'Liberados' }
export const holdLead = {
  es: 'Tras cada cambio, los pagos esperan {hours} horas, por si no fuiste tú.',
  en: 'After each change payouts wait {hours} hours, in case it was not you.',
  pt: 'Depois de cada mudança, os repasses esperam {hours} horas, caso não tenha sido você.',
}
export const firstTitle = {
  es: 'Agregar una cuenta',
  en: 'Add an account',
  pt: 'Adicionar uma conta',
}
export const changeTitle = { es: 'Cambiar de cuenta', en: 'Change the account', pt: 'Mudar de conta' }
export const kinds = { es: 'Tipo de cuenta', en: 'Kind of account', pt: 'Tipo de conta' }
export const save = { es: 'Guardar la cuenta', en: 'Save the account', pt: 'Salvar a conta' }
export const saved = {
  es: 'Guardamos tu cuenta de cobro. Te avisamos por correo.',
  en: 'We saved your payout account and told you by e-mail.',
  pt: 'Salvamos sua conta de recebimento e avisamos você por e-mail.',
}
export const failed = {
  es: 'No se guardó la cuenta',
  en: 'The account was not saved',
  pt: 'A conta não foi salva',
}
export const factorTitle = {
  es: 'Primero, la verificación en dos pasos',
  en: 'Two-step verification first',
  pt: 'Primeiro, a verificação em duas etapas',
}
export const factorLead = {
  es: 'Para que nadie desvíe tus pagos, guardar una cuenta pide un código de tu teléfono. Actívala y vuelve aquí.',
  en: 'So that nobody leads your payouts elsewhere, saving an account takes a code from your phone. Turn it on, and come back here.',
  pt: 'Para que ninguém desvie seus repasses, salvar uma conta pede um código do seu telefone. Ative-a e volte aqui.',
}
export const setUpFactor = {
  es: 'Activar la verificación en dos pasos',
  en: 'Turn on two-step verification',
  pt: 'Ativar a verificação em duas etapas',
}
export const seeAccount = {
  es: 'Ver la cuenta de cobro',
  en: 'See the payout account',
  pt: 'Ver a conta de recebimento',
}

export const kindNames = {
  'ar-bank': { es: 'CBU o CVU', en: 'CBU or CVU', pt: 'CBU ou CVU' },
  'br-pix': { es: 'Pix', en: 'Pix', pt: 'Pix' },
  'br-bank': { es: 'Banco en Brasil', en: 'Bank in Brazil', pt: 'Banco no Brasil' },
  'cl-bank': { es: 'Banco en Chile', en: 'Bank in Chile', pt: 'Banco no Chile' },
  iban: { es: 'IBAN', en: 'IBAN', pt: 'IBAN' },
  lines: { es: 'Otro banco', en: 'Another bank', pt: 'Outro banco' },
}
export const bankNamed = { es: 'Banco {bank}', en: 'Bank {bank}', pt: 'Banco {bank}' }

export const holder = { es: 'Titular', en: 'Account holder', pt: 'Titular' }
export const holderHint = {
  es: 'Como figura en el banco.',
  en: 'As the bank writes it.',
  pt: 'Como consta no banco.',
}
export const cbu = {
  es: 'CBU o CVU de la cuenta',
  en: 'CBU or CVU of the account',
  pt: 'CBU ou CVU da conta',
}
export const cbuHint = { es: '22 dígitos', en: '22 digits', pt: '22 dígitos' }
export const cuit = { es: 'CUIT o CUIL', en: 'CUIT or CUIL', pt: 'CUIT ou CUIL' }
export const cuitHint = { es: '11 dígitos', en: '11 digits', pt: '11 dígitos' }
export const keyType = { es: 'Tipo de clave', en: 'Kind of key', pt: 'Tipo de chave' }
export const keyTypes = {
  CPF: { es: 'CPF', en: 'CPF', pt: 'CPF' },
  CNPJ: { es: 'CNPJ', en: 'CNPJ', pt: 'CNPJ' },
  EMAIL: { es: 'Correo', en: 'E-mail', pt: 'E-mail' },
  PHONE: { es: 'Celular', en: 'Mobile phone', pt: 'Celular' },
  PIX_CODE: { es: 'Clave aleatoria', en: 'Random key', pt: 'Chave aleatória' },
}
export const key = { es: 'Clave Pix', en: 'Pix key', pt: 'Chave Pix' }
export const keyHint = {
  es: 'Un celular, con +55 y su código de área.',
  en: 'A mobile phone with +55 and its area code.',
  pt: 'Um celular, com +55 e o DDD.',
}
export const taxId = {
  es: 'CPF o CNPJ del titular',
  en: 'CPF or CNPJ of the holder',
  pt: 'CPF ou CNPJ do titular',
}
export const ispb = { es: 'ISPB', en: 'ISPB', pt: 'ISPB' }
export const ispbHint = {
  es: '8 dígitos: identifica al banco en el Pix.',
  en: '8 digits: what the bank is called in Pix.',
  pt: '8 dígitos: identifica o banco no Pix.',
}
export const bankCode = { es: 'Código del banco', en: 'Bank code', pt: 'Código do banco' }
export const bankCodeHint = { es: '3 dígitos', en: '3 digits', pt: '3 dígitos' }
export const branch = { es: 'Agencia', en: 'Branch', pt: 'Agência' }
export const branchHint = {
  es: '4 dígitos, sin el verificador',
  en: '4 digits, without the check digit',
  pt: '4 dígitos, sem o verificador',
}
export const accountNumber = { es: 'Número de cuenta', en: 'Account number', pt: 'Número da conta' }
export const accountHintBrazil = {
  es: 'Con su dígito verificador; de cuenta corriente.',
  en: 'With its check digit; of a checking account.',
  pt: 'Com o dígito verificador; de conta corrente.',
}
export const accountHint = {
  es: 'De cuenta corriente o vista.',
  en: 'Of a checking account.',
  pt: 'De conta corrente.',
}
export const rut = { es: 'RUT del titular', en: 'RUT of the holder', pt: 'RUT do titular' }
export const rutHint = {
  es: 'Con dígito verificador: 60.803.000-K',
  en: 'With its check digit: 60.803.000-K',
  pt: 'Com o dígito verificador: 60.803.000-K',
}
export const bank = { es: 'Nombre del banco', en: 'Name of the bank', pt: 'Nome do banco' }
export const iban = { es: 'IBAN de la cuenta', en: 'IBAN of the account', pt: 'IBAN da conta' }
export const ibanHint = {
  es: 'Empieza con las dos letras del país.',
  en: 'Begins with the two letters of its country.',
  pt: 'Começa com as duas letras do país.',
}
export const lines = { es: 'Datos de la cuenta', en: 'Details of the account', pt: 'Dados da conta' }
export const linesHint = {
  es: 'Todo lo que un banco necesita: número, tipo, documento, ciudad.',
  en: 'Everything that a bank needs: number, kind, tax number, city.',
  pt: 'Tudo de que um banco precisa: número, tipo, documento, cidade.',
}

export const cbuShape = {
  es: 'Un CBU o CVU tiene 22 dígitos.',
  en: 'A CBU or CVU has 22 digits.',
  pt: 'Um CBU ou CVU tem 22 dígitos.',
}
export const cbuFirstBlock = {
  es: 'Algún dígito de los 8 primeros (banco y sucursal) no es correcto.',
  en: 'Some digit of the first 8 (bank and branch) is wrong.',
  pt: 'Algum dígito dos 8 primeiros (banco e agência) não está correto.',
}
export const cbuSecondBlock = {
  es: 'Algún dígito de los 14 últimos (la cuenta) no es correcto.',
  en: 'Some digit of the last 14 (the account) is wrong.',
  pt: 'Algum dígito dos 14 últimos (a conta) não está correto.',
}
export const cuitShape = {
  es: 'Un CUIT o CUIL tiene 11 dígitos.',
  en: 'A CUIT or CUIL has 11 digits.',
  pt: 'Um CUIT ou CUIL tem 11 dígitos.',
}
export const cuitDigits = {
  es: 'Algún dígito del CUIT no es correcto: no coincide con el verificador, que es el último.',
  en: 'Some digit of the CUIT is wrong: it does not agree with the last one, which checks the others.',
  pt: 'Algum dígito do CUIT não está correto: não coincide com o verificador, que é o último.',
}
export const taxIdShape = {
  es: 'Un CPF tiene 11 dígitos; un CNPJ, 14 dígitos o letras.',
  en: 'A CPF has 11 digits; a CNPJ 14 digits or letters.',
  pt: 'Um CPF tem 11 dígitos; um CNPJ, 14 dígitos ou letras.',
}
export const cpfDigits = {
  es: 'Algún dígito del CPF no es correcto: no coincide con los 2 últimos, los verificadores.',
  en: 'Some digit of the CPF is wrong: it does not agree with the last 2, which check the others.',
  pt: 'Algum dígito do CPF não está correto: não coincide com os 2 últimos, os verificadores.',
}
export const cnpjDigits = {
  es: 'Algún signo del CNPJ no es correcto: no coincide con los 2 últimos, los verificadores.',
  en: 'Some sign of the CNPJ is wrong: it does not agree with the last 2, which check the others.',
  pt: 'Algum caractere do CNPJ não está correto: não coincide com os 2 últimos, os verificadores.',
}
export const rutShape = {
  es: 'Un RUT tiene de 6 a 8 dígitos y el verificador: un dígito o K.',
  en: 'A RUT has 6 to 8 digits and the check sign: a digit or K.',
  pt: 'Um RUT tem de 6 a 8 dígitos e o verificador: um dígito ou K.',
}
export const rutDigits = {
  es: 'Algún dígito del RUT no es correcto: no coincide con el verificador, que va tras el guion.',
  en: 'Some digit of the RUT is wrong: it does not agree with the check sign after the hyphen.',
  pt: 'Algum dígito do RUT não está correto: não coincide com o verificador, que vem após o hífen.',
}
export const ibanCountry = {
  es: 'Un IBAN empieza con las dos letras de un país que los usa.',
  en: 'An IBAN begins with the two letters of a country that uses them.',
  pt: 'Um IBAN começa com as duas letras de um país que os usa.',
}
export const ibanLength = {
  es: 'El IBAN no tiene el largo de los de su país.',
  en: 'The IBAN is not as long as those of its country.',
  pt: 'O IBAN não tem o tamanho dos do seu país.',
}
export const ibanDigits = {
  es: 'Algún signo del IBAN no es correcto: no coincide con sus verificadores, el 3.º y el 4.º',
  en: 'Some sign of the IBAN is wrong: it does not agree with its check digits, the 3rd and the 4th.',
  pt: 'Algum caractere do IBAN não está correto: não coincide com os verificadores, o 3º e o 4º.',
}
export const digitsExactly = {
  es: 'Son {count} dígitos.',
  en: 'It has {count} digits.',
  pt: 'São {count} dígitos.',
}
export const accountWrongShape = {
  es: 'Un número de cuenta tiene de {least} a {most} dígitos; el verificador puede ser X.',
  en: 'An account number has {least} to {most} digits; the check digit may be X.',
  pt: 'Um número de conta tem de {least} a {most} dígitos; o verificador pode ser X.',
}
export const phoneKeyShape = {
  es: 'Un celular de Brasil: +55, código de área y 8 o 9 dígitos.',
  en: 'A Brazilian mobile phone: +55, area code, and 8 or 9 digits.',
  pt: 'Um celular do Brasil: +55, DDD e 8 ou 9 dígitos.',
}
export const randomKeyShape = {
  es: 'Una clave aleatoria tiene 32 letras y números, en cinco grupos.',
  en: 'A random key has 32 letters and digits, in five groups.',
  pt: 'Uma chave aleatória tem 32 letras e números, em cinco grupos.',
}
export const keyOfAnother = {
  es: 'La clave es de otro titular: no coincide con su CPF o CNPJ.',
  en: 'The key is another holder’s: it does not agree with their CPF or CNPJ.',
  pt: 'A chave é de outro titular: não coincide com o CPF ou CNPJ.',
}
