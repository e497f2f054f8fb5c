/** What a buyer and a brewery write each other about an order: its pages, and the list of a brewery's threads. */

export const empty = {
  es: 'Escribe algo, o agrega una imagen.',
  en: 'Write something, or add an image.',
  pt: 'Escreva algo, ou adicione uma imagem.',
}
export const tooManyPictures = {
  es: 'Un mensaje lleva hasta {max} imágenes.',
  en: 'A message takes up to {max} images.',
  pt: 'Uma mensagem leva até {max} imagens.',
}
export const closedOver = {
  es: 'Pasó más de un año desde este pedido: ya no se puede escribir sobre él. Si algo quedó pendiente, escríbenos a nosotros.',
  en: 'This order was more than a year ago: nobody can write about it any more. If something is still open, write to us.',
  pt: 'Passou mais de um ano deste pedido: já não se pode escrever sobre ele. Se algo ficou pendente, escreva para nós.',
}
export const closedNobody = {
  es: 'Del otro lado ya no hay quien lea: esa cuenta no está activa. Escríbenos a nosotros.',
  en: 'Nobody reads on the other side any more: that account is not active. Write to us instead.',
  pt: 'Do outro lado já não há quem leia: essa conta não está ativa. Escreva para nós.',
}

export const withCompany = {
  es: 'Mensajes con {company}',
  en: 'Messages with {company}',
  pt: 'Mensagens com {company}',
}
export const ofBoth = {
  es: 'Mensajes de {buyer} y {company}',
  en: 'Messages between {buyer} and {company}',
  pt: 'Mensagens de {buyer} e {company}',
}
export const youWrote = {
  es: 'Escribiste el {when}',
  en: 'You wrote on {when}',
  pt: 'Você escreveu em {when}',
}
export const wrote = {
  es: '{name} escribió el {when}',
  en: '{name} wrote on {when}',
  pt: '{name} escreveu em {when}',
}
export const isNew = { es: 'Nuevo', en: 'New', pt: 'Nova' }
export const erased = {
  es: 'Quien lo escribió borró su cuenta, y con ella sus palabras.',
  en: 'Who wrote it deleted their account, and with it their words.',
  pt: 'Quem escreveu apagou a conta, e com ela suas palavras.',
}
export const picture = {
  es: 'Imagen {place} de {count}',
  en: 'Image {place} of {count}',
  pt: 'Imagem {place} de {count}',
}
export const noneToBuyer = {
  es: 'Todavía no se escribieron. Pregunta lo que necesites de este pedido: si algo llegó roto, una imagen ayuda.',
  en: 'You have not written to each other yet. Ask what you need to know of this order: if something arrived broken, an image helps.',
  pt: 'Vocês ainda não se escreveram. Pergunte o que precisar deste pedido: se algo chegou quebrado, uma imagem ajuda.',
}
export const noneToBrewery = {
  es: 'Todavía no se escribieron. Puedes escribirle a quien compró, por ejemplo si algo va a demorar.',
  en: 'You have not written to each other yet. You can write to the buyer, for example if something takes longer.',
  pt: 'Vocês ainda não se escreveram. Você pode escrever a quem comprou, por exemplo se algo vai demorar.',
}
export const noneToAdmin = {
  es: 'Todavía no se escribieron.',
  en: 'They have not written to each other yet.',
  pt: 'Ainda não se escreveram.',
}

export const label = { es: 'Tu mensaje', en: 'Your message', pt: 'Sua mensagem' }
export const hint = {
  es: 'Se lee aquí, y avisamos por correo. También puede leerlo la administración.',
  en: 'It is read here, and we tell them by e-mail. The administration can read it too.',
  pt: 'Lê-se aqui, e avisamos por e-mail. A administração também pode ler.',
}
export const pictures = {
  es: 'Imágenes, si hacen falta',
  en: 'Images, if they help',
  pt: 'Imagens, se ajudarem',
}
export const picturesHint = {
  es: 'Hasta {max}, de {megabytes} MB cada una. Las ven ustedes dos y la administración, nadie más.',
  en: 'Up to {max}, of {megabytes} MB each. You two and the administration see them, nobody else.',
  pt: 'Até {max}, de {megabytes} MB cada uma. Só vocês dois e a administração as veem.',
}
export const chooseAgain = {
  es: 'Elige las imágenes otra vez: el navegador no las guarda.',
  en: 'Choose the images once more: the browser does not keep them.',
  pt: 'Escolha as imagens outra vez: o navegador não as guarda.',
}
export const sendMessage = { es: 'Enviar mensaje', en: 'Send message', pt: 'Enviar mensagem' }
export const preparing = {
  es: 'Preparando las imágenes…',
  en: 'Preparing the images…',
  pt: 'Preparando as imagens…',
}
export const sent = { es: 'Mensaje enviado', en: 'Message sent', pt: 'Mensagem enviada' }
export const notSent = {
  es: 'El mensaje no se envió',
  en: 'The message was not sent',
  pt: 'A mensagem não foi enviada',
}

export const writeToBrewery = {
  es: 'Escribirle a la cervecería',
  en: 'Write to the brewery',
  pt: 'Escrever à cervejaria',
}
export const seeMessages = { es: 'Ver mensajes', en: 'See messages', pt: 'Ver mensagens' }
export const newMessages = {
  es: '{count} mensajes nuevos',
  en: '{count} new messages',
  pt: '{count} mensagens novas',
}
export const oneNewMessage = { es: '1 mensaje nuevo', en: '1 new message', pt: '1 mensagem nova' }
export const messagesOf = { es: 'con {company}', en: 'with {company}', pt: 'com {company}' }
export const readMessages = {
  es: 'Leer los mensajes: {count}',
  en: 'Read the messages: {count}',
  pt: 'Ler as mensagens: {count}',
}

export const needsNoAnswer = {
  es: 'No hace falta responder',
  en: 'No answer is needed',
  pt: 'Não precisa de resposta',
}
export const noAnswerDone = {
  es: 'Anotado: no espera respuesta.',
  en: 'Noted: it waits for no answer.',
  pt: 'Anotado: não espera resposta.',
}
export const waits = { es: 'Espera respuesta', en: 'Waits for an answer', pt: 'Espera resposta' }
export const buyerWaits = {
  es: '{buyer} espera tu respuesta.',
  en: '{buyer} waits for your answer.',
  pt: '{buyer} espera a sua resposta.',
}
export const readAndAnswer = { es: 'Leer y responder', en: 'Read and answer', pt: 'Ler e responder' }
export const nextWaiting = {
  es: 'Siguiente sin responder: {buyer}',
  en: 'Next without an answer: {buyer}',
  pt: 'Próxima sem resposta: {buyer}',
}
export const noOtherWaits = {
  es: 'No queda otro sin responder.',
  en: 'No other is without an answer.',
  pt: 'Não há outra sem resposta.',
}
export const backToList = {
  es: 'Volver a los mensajes',
  en: 'Back to the messages',
  pt: 'Voltar às mensagens',
}
export const waitsForDays = {
  es: 'Espera respuesta hace {days} días',
  en: 'Has waited for an answer for {days} days',
  pt: 'Espera resposta há {days} dias',
}
export const waitsForOneDay = {
  es: 'Espera respuesta hace 1 día',
  en: 'Has waited for an answer for 1 day',
  pt: 'Espera resposta há 1 dia',
}
export const waitingCount = {
  es: '{count} mensajes esperan respuesta',
  en: '{count} messages wait for an answer',
  pt: '{count} mensagens esperam resposta',
}
export const oneWaiting = {
  es: '1 mensaje espera respuesta',
  en: '1 message waits for an answer',
  pt: '1 mensagem espera resposta',
}
export const noneWaiting = {
  es: 'Ningún mensaje espera respuesta.',
  en: 'No message waits for an answer.',
  pt: 'Nenhuma mensagem espera resposta.',
}
export const listLead = {
  es: 'Lo que te escriben sobre sus pedidos. Primero, lo que espera respuesta hace más tiempo.',
  en: 'What buyers write to you about their orders. What has waited longest for an answer comes first.',
  pt: 'O que escrevem sobre os pedidos. Primeiro, o que espera resposta há mais tempo.',
}
export const nobodyWrote = {
  es: 'Todavía no te escribió nadie. Cuando alguien pregunte por un pedido, lo lees aquí.',
  en: 'Nobody has written to you yet. When somebody asks about an order, you read it here.',
  pt: 'Ninguém escreveu a você ainda. Quando alguém perguntar por um pedido, você lê aqui.',
}
export const search = {
  es: 'Pedido, comprador o texto',
  en: 'Order, buyer or text',
  pt: 'Pedido, comprador ou texto',
}
export const noneFound = {
  es: 'Ningún mensaje coincide con lo que buscas.',
  en: 'No message matches what you are looking for.',
  pt: 'Nenhuma mensagem corresponde ao que você busca.',
}
export const ofNewest = {
  es: 'Se buscó en lo que espera respuesta y en lo que se escribió de los últimos {max} pedidos. Por su número completo encuentras cualquiera.',
  en: 'What waits for an answer and what was written about the last {max} orders was looked through. By its whole number you find any order.',
  pt: 'Buscamos no que espera resposta e no que se escreveu sobre os últimos {max} pedidos. Pelo número completo você encontra qualquer um.',
}
export const yourAnswer = {
  es: 'Tu respuesta: {text}',
  en: 'Your answer: {text}',
  pt: 'Sua resposta: {text}',
}
export const onePicture = { es: '1 imagen', en: '1 image', pt: '1 imagem' }
export const countPictures = { es: '{count} imágenes', en: '{count} images', pt: '{count} imagens' }
