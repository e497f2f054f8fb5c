export const title = { es: 'Vende tu cerveza', en: 'Sell your beer', pt: 'Venda sua cerveja' }
export const success = {
  es: 'Se creo correctamente su compañía',
  en: 'Your company was created',
  pt: 'Sua empresa foi criada corretamente',
}
export const failed = {
  es: 'No ha sido posible cargar su compañía',
  en: 'Your company could not be created',
  pt: 'Não foi possível criar sua empresa',
}
export const passwordWeak = {
  es: 'La contraseña debe contener al menos una letra mayúscula y un número',
  en: 'The password must contain at least one uppercase letter and one number',
  pt: 'A senha deve conter pelo menos uma letra maiúscula e um número',
}
export const user = { es: 'USUARIO', en: 'USER', pt: 'USUÁRIO' }
export const person = { es: 'DATOS PERSONALES', en: 'PERSONAL DATA', pt: 'DADOS PESSOAIS' }
export const company = { es: 'DATOS DE MI COMPAÑÍA', en: 'MY COMPANY', pt: 'DADOS DA MINHA EMPRESA' }
export const phone = { es: 'Teléfono móvil', en: 'Mobile phone', pt: 'Celular' }
export const companyName = { es: 'Nombre de la compañía', en: 'Company name', pt: 'Nome da empresa' }
export const address = { es: 'Dirección de la compañía', en: 'Company address', pt: 'Endereço da empresa' }
export const hintName = { es: 'Debe indicar su nombre', en: 'Enter your name', pt: 'Informe seu nome' }
export const hintLastName = {
  es: 'Debe indicar su apellido',
  en: 'Enter your last name',
  pt: 'Informe seu sobrenome',
}
export const hintDocument = {
  es: 'Debe indicar su número de documento de identidad',
  en: 'Enter the number of your identity document',
  pt: 'Informe o número do seu documento de identidade',
}
export const hintEmail = {
  es: 'Debe indicar un correo electrónico valido',
  en: 'Enter a valid e-mail',
  pt: 'Informe um e-mail válido',
}
export const hintPassword = {
  es: 'Proporcione una contraseña',
  en: 'Enter a password',
  pt: 'Informe uma senha',
}
export const hintCountry = {
  es: 'Debe indicar su país de residencia',
  en: 'Enter the country where you live',
  pt: 'Informe o país onde você mora',
}
export const hintCity = {
  es: 'Debe indicar su ciudad de residencia',
  en: 'Enter the city where you live',
  pt: 'Informe a cidade onde você mora',
}
export const hintState = {
  es: 'Debe indicar el estado/región/provincia donde reside',
  en: 'Enter the state, region or province where you live',
  pt: 'Informe o estado, região ou província onde você mora',
}
export const hintCompany = {
  es: 'Debe indicar el nombre de su compañía',
  en: 'Enter the name of your company',
  pt: 'Informe o nome da sua empresa',
}
export const hintAddress = {
  es: 'Debe indicar la dirección de la compañía',
  en: 'Enter the address of your company',
  pt: 'Informe o endereço da empresa',
}
/** Before anything is filled in: how much is the operator's to say, and stands with every sale. */
export const cost = {
  es: 'Publicar no cuesta nada. De lo que vendes la tienda descuenta su comisión, a la vista en cada venta, y paga el resto a la cuenta que indiques.',
  en: 'Publishing costs nothing. Of what you sell the shop keeps its commission, in sight on every sale, and pays the rest to the account that you name.',
  pt: 'Publicar não custa nada. Do que você vende a loja desconta sua comissão, à vista em cada venda, e paga o resto na conta que você indicar.',
}
