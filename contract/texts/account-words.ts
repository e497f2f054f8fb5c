import { inEnglish } from './text.ts'

/** Words that the pages of buyers and sellers share, with each other or with those of the administration. */

export const today = { es: 'Hoy', en: 'Today', pt: 'Hoje' }
export const orders = { es: 'Pedidos', en: 'Orders', pt: 'Pedidos' }
export const reviews = { es: 'Opiniones', en: 'Reviews', pt: 'Avaliações' }
export const figures = { es: 'Cifras', en: 'Figures', pt: 'Números' }
export const goOn = { es: 'Continuar', en: 'Go on', pt: 'Continuar' }
export const reason = { es: 'Motivo', en: 'Reason', pt: 'Motivo' }
export const whatTheAdministrationDid = {
  es: 'Lo que hizo la administración',
  en: 'What the administration did',
  pt: 'O que a administração fez',
}
export const from = { es: 'Desde', en: 'From', pt: 'De' }
export const to = { es: 'Hasta', en: 'To', pt: 'Até' }
export const filter = { es: 'Filtrar', en: 'Filter', pt: 'Filtrar' }
export const clearFilters = { es: 'Quitar filtros', en: 'Clear filters', pt: 'Limpar filtros' }
export const nothing = { es: '–', en: '–', pt: '–' }
export const orderCode = { es: 'Pedido {code}', en: 'Order {code}', pt: 'Pedido {code}' }
export const beer = { es: 'Cerveza', en: 'Beer', pt: 'Cerveja' }
export const order = { es: 'Pedido', en: 'Order', pt: 'Pedido' }
export const soldToday = { es: 'Vendido hoy', en: 'Sold today', pt: 'Vendido hoje' }
export const lateShipments = { es: 'Envíos demorados', en: 'Late shipments', pt: 'Envios atrasados' }
export const seeAll = { es: 'Ver todo ({count})', en: 'See all ({count})', pt: 'Ver tudo ({count})' }
export const lessThanADay = { es: 'Menos de un día', en: 'Less than a day', pt: 'Menos de um dia' }
export const oneDay = { es: '1 día', en: '1 day', pt: '1 dia' }
export const countDays = { es: '{count} días', en: '{count} days', pt: '{count} dias' }
export const state = { es: 'Estado', en: 'State', pt: 'Estado' }
export const messageFrom = { es: 'Mensaje de {name}', en: 'Message from {name}', pt: 'Mensagem de {name}' }
export const date = { es: 'Fecha', en: 'Date', pt: 'Data' }
export const units = { es: 'Unidades', en: 'Units', pt: 'Unidades' }
export const total = { es: 'Total', en: 'Total', pt: 'Total' }
export const refunded = { es: 'Devuelto', en: 'Refunded', pt: 'Devolvido' }
export const phoneIs = { es: 'Tel. {phone}', en: 'Tel. {phone}', pt: 'Tel. {phone}' }
export const unitsOfBeer = { es: '{count} × {beer}', en: '{count} × {beer}', pt: '{count} × {beer}' }
export const shipments = { es: 'Envíos', en: 'Shipments', pt: 'Envios' }
export const carriedBy = { es: 'Lo lleva {carrier}', en: 'Carried by {carrier}', pt: 'Levado por {carrier}' }
export const tracking = {
  es: 'Seguimiento: {tracking}',
  en: 'Tracking: {tracking}',
  pt: 'Rastreamento: {tracking}',
}
export const history = { es: 'Historial', en: 'History', pt: 'Histórico' }
export const sales = { es: 'Ventas', en: 'Sales', pt: 'Vendas' }
export const lastPayout = { es: 'Último pago', en: 'Last payout', pt: 'Último repasse' }
export const email = inEnglish({ es: 'Correo electrónico', en: 'Email', pt: 'E-mail' })
export const name = inEnglish({ es: 'Nombre', en: 'Name', pt: 'Nome' })
export const phone = { es: 'Teléfono', en: 'Phone', pt: 'Telefone' }
export const city = { es: 'Ciudad', en: 'City', pt: 'Cidade' }
export const address = { es: 'Dirección', en: 'Address', pt: 'Endereço' }
export const emailAddress = { es: 'Correo electrónico', en: 'E-mail', pt: 'E-mail' }
export const edit = { es: 'Editar', en: 'Edit', pt: 'Editar' }
export const deletedAccount = { es: 'Cuenta borrada', en: 'Deleted account', pt: 'Conta apagada' }
export const personalData = { es: 'Datos personales', en: 'Personal data', pt: 'Dados pessoais' }
export const deliveryAddress = {
  es: 'Dirección de entrega',
  en: 'Delivery address',
  pt: 'Endereço de entrega',
}
export const account = { es: 'Cuenta', en: 'Account', pt: 'Conta' }
export const confirmed = { es: 'Confirmado', en: 'Confirmed', pt: 'Confirmado' }
export const notConfirmed = { es: 'Sin confirmar', en: 'Not confirmed', pt: 'Não confirmado' }
export const openSessions = { es: 'Sesiones abiertas', en: 'Open sessions', pt: 'Sessões abertas' }
export const pastItsDate = { es: 'Pasó su fecha', en: 'Past its date', pt: 'Passou da data' }
export const pastItsDateLead = {
  es: 'No está a la venta: cambia «Mejor antes de», o quita la fecha.',
  en: 'It is not on sale: change “Best before”, or take the date away.',
  pt: 'Não está à venda: mude “Melhor antes de”, ou tire a data.',
}
export const whichReviewsToSee = {
  es: 'Qué opiniones ver',
  en: 'Which reviews to see',
  pt: 'Que avaliações ver',
}
export const oneReview = { es: '1 opinión', en: '1 review', pt: '1 avaliação' }
export const countReviews = { es: '{count} opiniones', en: '{count} reviews', pt: '{count} avaliações' }
export const pagesOfReviews = {
  es: 'Páginas de opiniones',
  en: 'Pages of reviews',
  pt: 'Páginas de avaliações',
}
export const noComment = { es: 'Sin comentario.', en: 'No comment.', pt: 'Sem comentário.' }
export const reviewByPerson = {
  es: 'la opinión de {person} sobre {beer}',
  en: 'the review by {person} of {beer}',
  pt: 'a avaliação de {person} sobre {beer}',
}
export const publish = { es: 'Publicar', en: 'Publish', pt: 'Publicar' }
export const completeBeforePublishing = {
  es: 'Antes de publicar, completa los datos de tu compañía.',
  en: 'Before publishing, complete your company’s data.',
  pt: 'Antes de publicar, complete os dados da sua empresa.',
}
export const completeTheData = {
  es: 'Completar los datos',
  en: 'Complete the data',
  pt: 'Completar os dados',
}
export const stateProvince = { es: 'Estado / Provincia', en: 'State / Province', pt: 'Estado / Província' }
export const country = { es: 'País', en: 'Country', pt: 'País' }
export const seeMyPurchases = { es: 'Ver mis compras', en: 'See my purchases', pt: 'Ver minhas compras' }
export const send = inEnglish({ es: 'Enviar', en: 'Send', pt: 'Enviar' })
export const enterYourName = inEnglish({
  es: 'Escribe tu nombre',
  en: 'Enter your name',
  pt: 'Informe seu nome',
})
export const mustBeAName = inEnglish({
  es: 'Debe ser un nombre',
  en: 'Must be a name',
  pt: 'Deve ser um nome',
})
export const enterYourEmail = inEnglish({
  es: 'Escribe tu correo electrónico',
  en: 'Enter your email',
  pt: 'Informe seu e-mail',
})
export const averageRating = { es: 'Puntuación media', en: 'Average rating', pt: 'Avaliação média' }
export const publishABeer = { es: 'Publicar una cerveza', en: 'Publish a beer', pt: 'Publicar uma cerveja' }
export const unitsRefunded = { es: 'Unidades devueltas', en: 'Units refunded', pt: 'Unidades devolvidas' }
export const refundedDollars = { es: 'Devuelto (U$S)', en: 'Refunded (U$S)', pt: 'Devolvido (U$S)' }
export const enterAValidNumber = {
  es: 'Debe indicar un número valido',
  en: 'Enter a valid number',
  pt: 'Informe um número válido',
}
export const password = { es: 'Contraseña', en: 'Password', pt: 'Senha' }
export const mustBeACompany = inEnglish({
  es: 'Debe ser una compañía',
  en: 'Must be a company',
  pt: 'Deve ser uma empresa',
})
export const tooShort = inEnglish({
  es: 'Debe tener al menos 6 caracteres',
  en: 'Must be at least 6 characters',
  pt: 'Deve ter pelo menos 6 caracteres',
})
export const mustBeAnEmail = inEnglish({
  es: 'Debe ser un correo electrónico',
  en: 'Must be an email',
  pt: 'Deve ser um e-mail',
})
export const cancel = { es: 'Cancelar', en: 'Cancel', pt: 'Cancelar' }
export const myData = { es: 'Mis datos', en: 'My data', pt: 'Meus dados' }
export const currentPassword = { es: 'Contraseña actual', en: 'Current password', pt: 'Senha atual' }
export const yourAccountWasDeleted = {
  es: 'Tu cuenta se borró',
  en: 'Your account was deleted',
  pt: 'Sua conta foi apagada',
}
export const moneyGivenBack = { es: 'Dinero devuelto', en: 'Money given back', pt: 'Dinheiro devolvido' }
export const notCopied = {
  es: 'No se pudo copiar: selecciónala y cópiala a mano.',
  en: 'It could not be copied: select it and copy it by hand.',
  pt: 'Não foi possível copiar: selecione e copie à mão.',
}
export const print = { es: 'Imprimir', en: 'Print', pt: 'Imprimir' }
export const recoverPassword = { es: 'Recuperar contraseña', en: 'Recover password', pt: 'Recuperar senha' }
export const newPassword = { es: 'Nueva contraseña', en: 'New password', pt: 'Nova senha' }
export const confirmPassword = { es: 'Confirmar contraseña', en: 'Confirm password', pt: 'Confirmar senha' }
export const changePassword = { es: 'Cambiar contraseña', en: 'Change password', pt: 'Mudar senha' }
export const passwordChangedSuccessfully = {
  es: 'Contraseña cambiada exitosamente',
  en: 'Password changed successfully',
  pt: 'Senha alterada com sucesso',
}
export const passwordNotChanged = {
  es: 'No pudimos cambiar la contraseña',
  en: 'We could not change the password',
  pt: 'Não conseguimos mudar a senha',
}
export const saveChanges = { es: 'Guardar cambios', en: 'Save changes', pt: 'Salvar mudanças' }
export const available = inEnglish({ es: 'Disponible', en: 'Available', pt: 'Disponível' })
export const archived = { es: 'Archivada', en: 'Archived', pt: 'Arquivada' }
export const unavailable = inEnglish({ es: 'No disponible', en: 'Unavailable', pt: 'Indisponível' })
export const blockedByTheAdministration = inEnglish({
  es: 'bloqueada por la administración',
  en: 'blocked by the administration',
  pt: 'bloqueada pela administração',
})
export const confirmMyEmail = {
  es: 'Confirmar mi correo',
  en: 'Confirm my e-mail',
  pt: 'Confirmar meu e-mail',
}
export const chooseAPassword = {
  es: 'Elegir una contraseña',
  en: 'Choose a password',
  pt: 'Escolher uma senha',
}
export const theReason = { es: 'El motivo:', en: 'The reason:', pt: 'O motivo:' }
export const profile = { es: 'Perfil', en: 'Profile', pt: 'Perfil' }
export const sessions = { es: 'Sesiones', en: 'Sessions', pt: 'Sessões' }
export const quantity = { es: 'Cantidad', en: 'Quantity', pt: 'Quantidade' }
export const unitPrice = { es: 'Precio unitario', en: 'Unit price', pt: 'Preço unitário' }
export const chargedBack = { es: 'Contracargo', en: 'Charged back', pt: 'Estornada pelo banco' }
export const answer = { es: 'Responder', en: 'Answer', pt: 'Responder' }
export const twoStepVerificationIsOn = {
  es: 'La verificación en dos pasos está activada',
  en: 'Two-step verification is on',
  pt: 'A verificação em duas etapas está ativada',
}
export const twoStepVerificationIsOff = {
  es: 'La verificación en dos pasos está desactivada',
  en: 'Two-step verification is off',
  pt: 'A verificação em duas etapas está desativada',
}
export const weCancelledYourOrder = {
  es: 'Cancelamos tu pedido de Lúpulo',
  en: 'We cancelled your Lúpulo order',
  pt: 'Cancelamos seu pedido do Lúpulo',
}
export const refunds = { es: 'Devoluciones', en: 'Refunds', pt: 'Devoluções' }
export const save = { es: 'Guardar', en: 'Save', pt: 'Salvar' }
export const paidState = { es: 'Pagado', en: 'Paid', pt: 'Pago' }
export const paidOn = { es: 'Pagado el {date}', en: 'Paid on {date}', pt: 'Pago em {date}' }
export const savedState = { es: 'Guardada', en: 'Saved', pt: 'Salva' }
export const arrived = { es: 'Llegó', en: 'It arrived', pt: 'Chegou' }
export const actions = { es: 'Acciones', en: 'Actions', pt: 'Ações' }
export const andMore = { es: 'y {count} más', en: 'and {count} more', pt: 'e mais {count}' }
export const waitsForYou = {
  es: 'Espera tu respuesta',
  en: 'Waits for your answer',
  pt: 'Espera sua resposta',
}
