import type { myDataTexts as original } from '../my-data.ts'
import type { Translated } from '../translated.ts'

export const myDataTexts: Translated<typeof original> = {
  'myData.title': 'Meus dados',
  'myData.lead': 'Tudo o que guardamos sobre você é seu: leve com você quando quiser, ou apague.',
  'myData.downloadTitle': 'Levar uma cópia',
  'myData.downloadBuyer':
    'Um arquivo JSON com sua conta, seu perfil, suas sessões, suas compras, suas avaliações e as mensagens que trocamos. Sem senhas nem dados de outras pessoas.',
  'myData.downloadSeller':
    'Um arquivo JSON com sua conta, sua empresa, suas sessões, suas cervejas, suas vendas e as mensagens que trocamos. Sem senhas nem dados de quem compra de você.',
  'myData.downloadAdmin':
    'Um arquivo JSON com sua conta, suas sessões e as mensagens que trocamos. Sem senhas nem dados de outras pessoas.',
  'myData.download': 'Baixar meus dados',
  'myData.deleteTitle': 'Apagar a conta',
  'myData.goes': 'É apagado para sempre',
  'myData.goesBuyer':
    'Seu nome, e-mail, documento, telefone, endereço, imagem, senha, sessões e as mensagens que você nos escreveu.',
  'myData.goesSeller':
    'O nome, e-mail, documento, telefone e endereço de quem responde pela empresa; suas imagens, sua apresentação, a senha, as sessões e as mensagens que você nos escreveu. Suas cervejas saem da venda.',
  'myData.stays': 'Fica, sem seu nome',
  'myData.staysBuyer':
    'Suas compras, porque a lei pede que se guardem os registros de venda: o que foi vendido e por quanto, sem dizer a quem nem para onde. Suas avaliações, assinadas como “{name}”.',
  'myData.staysSeller':
    'O nome e o lugar da empresa e o que ela vendeu, nas compras de quem comprou: a lei pede que se guardem esses registros.',
  'myData.provider':
    'O provedor de pagamentos guarda seus próprios registros do que cobrou. Com o mesmo e-mail você pode se registrar de novo quando quiser, do zero.',
  'myData.deletedName': 'Conta apagada',
  'myData.admin': 'Uma conta de administração não é apagada aqui: quem opera a loja o faz.',
  'myData.blocked': 'A conta ainda não pode ser apagada:',
  'myData.seePurchases': 'Ver minhas compras',
  'myData.seeCompany': 'Ver minha empresa',
  'myData.start': 'Apagar minha conta…',
  'myData.sureTitle': 'Apagar a conta para sempre?',
  'myData.sureLead': 'Não pode ser desfeito. Confirmamos por e-mail, e será o último.',
  'myData.password': 'Senha atual',
  'myData.understand': 'Marque a caixa para confirmar que você entende.',
  'myData.understood': 'Entendo que minha conta e meus dados são apagados para sempre.',
  'myData.yes': 'Apagar minha conta',
  'myData.no': 'Não, mantê-la',
  'myData.logInAgainLead':
    'Sua conta não tem senha. Para apagá-la, entre mais uma vez com seu provedor e volte aqui em até {minutes} minutos.',
  'myData.logInAgain': 'Entrar mais uma vez',
  'myData.deleted': 'Sua conta foi apagada',
  'myData.notDeleted': 'Não conseguimos apagar a conta',
}
