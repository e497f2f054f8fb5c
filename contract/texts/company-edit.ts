import { inEnglish } from './text.ts'

/** Profiles, and what belongs to an account: password, e-mail, sessions, data. */

export const lastNameMissing = inEnglish(
  { es: 'Escribe tu apellido', en: 'Enter your last name', pt: 'Informe seu sobrenome' },
  'Enter your lastName',
)
export const lastNameInvalid = inEnglish(
  { es: 'Debe ser un apellido', en: 'Must be a last name', pt: 'Deve ser um sobrenome' },
  'Must be a lastName',
)
export const cityMissing = inEnglish({
  es: 'Escribe tu ciudad',
  en: 'Enter your city',
  pt: 'Informe sua cidade',
})
export const cityInvalid = inEnglish({
  es: 'Debe ser una ciudad',
  en: 'Must be a city',
  pt: 'Deve ser uma cidade',
})
export const companyMissing = inEnglish({
  es: 'Escribe tu compañía',
  en: 'Enter your company',
  pt: 'Informe sua empresa',
})
export const addressMissing = inEnglish({
  es: 'Escribe tu dirección',
  en: 'Enter your address',
  pt: 'Informe seu endereço',
})
export const success = inEnglish({
  es: 'los datos de la compañía se guardaron',
  en: 'company data upload successfully',
  pt: 'os dados da empresa foram salvos',
})
export const failed = inEnglish({
  es: 'ocurrió un error al guardar los datos de la compañía',
  en: 'an error occurred while upload company data',
  pt: 'ocorreu um erro ao salvar os dados da empresa',
})
export const title = { es: 'Editar tu compañía', en: 'Edit your company', pt: 'Editar sua empresa' }
export const titleNew = {
  es: 'Presenta tu compañía',
  en: 'Introduce your company',
  pt: 'Apresente sua empresa',
}
export const complete = {
  es: 'Completa estos datos: en cuanto estén, puedes publicar tu primera cerveza.',
  en: 'Complete this information: once it is there, you can publish your first beer.',
  pt: 'Complete estes dados: assim que estiverem, você pode publicar sua primeira cerveja.',
}
export const submit = inEnglish({ es: 'Guardar', en: 'Save', pt: 'Salvar' })
export const picture = { es: 'Imagen de la compañía', en: 'Image of the company', pt: 'Imagem da empresa' }
export const story = { es: 'Historia', en: 'Story', pt: 'História' }
export const storyHint = {
  es: 'Opcional. Se lee en la página de tu compañía.',
  en: 'Optional. It is read on your company’s page.',
  pt: 'Opcional. É lida na página da sua empresa.',
}
export const shipsTo = {
  es: 'A qué países envías',
  en: 'Which countries you ship to',
  pt: 'Para que países você envia',
}
export const shipsToHint = {
  es: 'El envío va incluido en tus precios. A otro país no se puede comprar.',
  en: 'Shipping is included in your prices. Nobody in another country can buy from you.',
  pt: 'O envio está incluído nos seus preços. De outro país não se pode comprar.',
}
export const companyOfOthers = { es: 'DATOS DE LA COMPAÑÍA', en: 'COMPANY DATA', pt: 'DADOS DA EMPRESA' }
export const storyHintOfOthers = {
  es: 'Opcional. Se lee en la página de la compañía.',
  en: 'Optional. It is read on the company’s page.',
  pt: 'Opcional. É lida na página da empresa.',
}
export const shipsToOfOthers = {
  es: 'A qué países envía',
  en: 'Which countries it ships to',
  pt: 'Para que países envia',
}
export const shipsToHintOfOthers = {
  es: 'El envío va incluido en sus precios. A otro país no se puede comprar.',
  en: 'Shipping is included in its prices. Nobody in another country can buy from it.',
  pt: 'O envio está incluído nos preços dela. De outro país não se pode comprar.',
}
export const shipsToOwn = { es: 'A mi país', en: 'To my country', pt: 'Para meu país' }
export const shipsToSome = {
  es: 'Elegir otros países',
  en: 'Choose other countries',
  pt: 'Escolher outros países',
}
export const shipsToAll = { es: 'A todos', en: 'To all of them', pt: 'Para todos' }
export const shipsToMissing = {
  es: 'Elige al menos un país, o todos.',
  en: 'Choose at least one country, or all of them.',
  pt: 'Escolha pelo menos um país, ou todos.',
}
