export const myDataTexts = {
  'myData.title': 'Mis datos',
  'myData.lead': 'Todo lo que guardamos de ti es tuyo: puedes llevártelo cuando quieras, y borrarlo.',
  'myData.downloadTitle': 'Llevarte una copia',
  'myData.downloadBuyer':
    'Un archivo JSON con tu cuenta, tu perfil, tus sesiones, tus compras, tus valoraciones y los mensajes que intercambiamos. Sin contraseñas ni datos de otras personas.',
  'myData.downloadSeller':
    'Un archivo JSON con tu cuenta, tu compañía, tus sesiones, tus cervezas, tus ventas y los mensajes que intercambiamos. Sin contraseñas ni datos de quienes te compran.',
  'myData.downloadAdmin':
    'Un archivo JSON con tu cuenta, tus sesiones y los mensajes que intercambiamos. Sin contraseñas ni datos de otras personas.',
  'myData.download': 'Descargar mis datos',
  'myData.deleteTitle': 'Borrar la cuenta',
  'myData.goes': 'Se borra para siempre',
  'myData.goesBuyer':
    'Tu nombre, correo, documento, teléfono, dirección, imagen, contraseña, sesiones y los mensajes que nos escribiste.',
  'myData.goesSeller':
    'El nombre, correo, documento, teléfono y dirección de quien responde por la compañía; sus imágenes, su presentación, la contraseña, las sesiones y los mensajes que nos escribiste. Tus cervezas salen de la venta.',
  'myData.stays': 'Se queda, sin tu nombre',
  'myData.staysBuyer':
    'Tus compras, porque la ley pide conservar los registros de venta: qué se vendió y por cuánto, sin decir a quién ni adónde. Tus valoraciones, firmadas como «{name}».',
  'myData.staysSeller':
    'El nombre y el lugar de la compañía y lo que vendió, en las compras de quienes te compraron: la ley pide conservar esos registros.',
  'myData.provider':
    'El proveedor de pagos guarda sus propios registros de lo que cobró. Con el mismo correo puedes volver a registrarte cuando quieras, desde cero.',
  'myData.deletedName': 'Cuenta borrada',
  'myData.admin': 'Una cuenta de administración no se borra desde aquí: lo hace quien opera la tienda.',
  'myData.blocked': 'Todavía no se puede borrar la cuenta:',
  'myData.seePurchases': 'Ver mis compras',
  'myData.seeCompany': 'Ver mi compañía',
  'myData.start': 'Borrar mi cuenta…',
  'myData.sureTitle': '¿Borrar la cuenta para siempre?',
  'myData.sureLead': 'No se puede deshacer. Te lo confirmaremos por correo, y será el último.',
  'myData.password': 'Contraseña actual',
  'myData.understand': 'Marca la casilla para confirmar que lo entiendes.',
  'myData.understood': 'Entiendo que mi cuenta y mis datos se borran para siempre.',
  'myData.yes': 'Borrar mi cuenta',
  'myData.no': 'No, conservarla',
  'myData.logInAgainLead':
    'Tu cuenta no tiene contraseña. Para borrarla, entra una vez más con tu proveedor y vuelve aquí antes de {minutes} minutos.',
  'myData.logInAgain': 'Entrar una vez más',
  'myData.deleted': 'Tu cuenta se borró',
  'myData.notDeleted': 'No pudimos borrar la cuenta',
} as const
