export const required = {
  es: 'Información requerida',
  en: 'Required information',
  pt: 'Informação obrigatória',
}
export const lettersOnly = {
  es: 'Solo se permiten letras',
  en: 'Only letters are allowed',
  pt: 'Só são permitidas letras',
}
export const emailInvalid = { es: 'Correo electrónico inválido', en: 'Invalid e-mail', pt: 'E-mail inválido' }
export const passwordWeak = {
  es: 'La contraseña debe contener al menos una mayúscula, una minúscula, un número y tener más de 8 caracteres.',
  en: 'The password must contain at least one uppercase letter, one lowercase letter, one number, and be 8 characters or longer.',
  pt: 'A senha deve conter pelo menos uma maiúscula, uma minúscula, um número e ter 8 caracteres ou mais.',
}
export const documentInvalid = {
  es: 'El documento lleva de 6 a 15 dígitos.',
  en: 'The document has 6 to 15 digits.',
  pt: 'O documento tem de 6 a 15 dígitos.',
}
export const tooLong = {
  es: 'Como máximo {max} caracteres.',
  en: 'At most {max} characters.',
  pt: 'No máximo {max} caracteres.',
}
export const pageAddress = {
  es: 'Sin direcciones de páginas. Tras el punto de una abreviatura, deja un espacio.',
  en: 'No addresses of pages. Leave a space after the period of an abbreviation.',
  pt: 'Sem endereços de páginas. Depois do ponto de uma abreviatura, deixe um espaço.',
}
export const badCharacters = {
  es: 'Contiene caracteres que no se permiten.',
  en: 'Contains characters that are not allowed.',
  pt: 'Contém caracteres que não são permitidos.',
}
export const badId = {
  es: 'No es un identificador válido.',
  en: 'Not a valid identifier.',
  pt: 'Não é um identificador válido.',
}
export const badImage = {
  es: 'La imagen no está en nuestro almacenamiento.',
  en: 'The image is not in our storage.',
  pt: 'A imagem não está no nosso armazenamento.',
}
export const unknownField = { es: 'Campo desconocido.', en: 'Unknown field.', pt: 'Campo desconhecido.' }
export const stateOfCountry = {
  es: 'No pertenece al país elegido.',
  en: 'Does not belong to the chosen country.',
  pt: 'Não pertence ao país escolhido.',
}
export const pageTooFar = {
  es: 'Solo se llega hasta la página {max}: usa la búsqueda o los filtros.',
  en: 'Pages go up to {max}: use the search or the filters.',
  pt: 'As páginas vão até a {max}: use a busca ou os filtros.',
}
export const notOffered = {
  es: 'No es una de las opciones.',
  en: 'Not one of the options.',
  pt: 'Não é uma das opções.',
}
export const wholeBetween = {
  es: 'Debe ser un número entero entre {min} y {max}.',
  en: 'Must be a whole number between {min} and {max}.',
  pt: 'Deve ser um número inteiro entre {min} e {max}.',
}
export const whichNumber = {
  es: '¿{thousands}, o {decimal} con decimales? Escribe uno de los dos.',
  en: '{thousands}, or {decimal} with decimals? Write one of the two.',
  pt: '{thousands}, ou {decimal} com decimais? Escreva um dos dois.',
}
export const hundredths = {
  es: 'Un monto lleva hasta dos decimales.',
  en: 'An amount has up to two decimals.',
  pt: 'Um valor tem até duas casas decimais.',
}
export const price = {
  es: 'El precio lleva hasta dos decimales.',
  en: 'The price has up to two decimals.',
  pt: 'O preço tem até dois decimais.',
}
export const summary = {
  es: 'Revisa estos datos:',
  en: 'Check this information:',
  pt: 'Confira estes dados:',
}
export const lastName = { es: 'Apellido', en: 'Last name', pt: 'Sobrenome' }
export const document = { es: 'Documento', en: 'Identity document', pt: 'Documento' }
export const image = { es: 'Imagen', en: 'Image', pt: 'Imagem' }
export const choose = { es: 'Elegir…', en: 'Choose…', pt: 'Escolher…' }
export const noneChosen = { es: 'Ninguno elegido', en: 'None chosen', pt: 'Nenhum escolhido' }
export const missing = {
  es: 'Falta completar o corregir: {fields}.',
  en: 'Still to fill in or correct: {fields}.',
  pt: 'Falta preencher ou corrigir: {fields}.',
}
export const missingMore = {
  es: 'Falta completar o corregir: {fields} y {count} más.',
  en: 'Still to fill in or correct: {fields} and {count} more.',
  pt: 'Falta preencher ou corrigir: {fields} e mais {count}.',
}
