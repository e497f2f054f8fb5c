import { inEnglish } from './text.ts'

export const chooseTitle = {
  es: 'Te gustaria registrarte como:',
  en: 'Would you like to register as:',
  pt: 'Você gostaria de se registrar como:',
}
export const title = { es: 'Crear cuenta', en: 'Create account', pt: 'Criar conta' }
export const welcome = {
  es: 'Ya puedes iniciar sesión.',
  en: 'You can log in now.',
  pt: 'Você já pode entrar.',
}
export const submit = { es: 'Crear Usuario', en: 'Create user', pt: 'Criar usuário' }
export const success = {
  es: 'Usuario creado exitosamente',
  en: 'User created successfully',
  pt: 'Usuário criado com sucesso',
}
export const failed = {
  es: 'Error al crear usuario',
  en: 'Error creating the user',
  pt: 'Erro ao criar o usuário',
}
export const hintName = { es: 'Se requiere nombre', en: 'A name is required', pt: 'O nome é obrigatório' }
export const hintLastName = {
  es: 'Se requiere apellido',
  en: 'A last name is required',
  pt: 'O sobrenome é obrigatório',
}
export const hintDocument = {
  es: 'Se requiere documento',
  en: 'An identity document is required',
  pt: 'O documento é obrigatório',
}
export const hintEmail = {
  es: 'Se requiere correo electrónico',
  en: 'An e-mail is required',
  pt: 'O e-mail é obrigatório',
}
export const hintPassword = {
  es: 'Se requiere contraseña',
  en: 'A password is required',
  pt: 'A senha é obrigatória',
}
export const hintCountry = { es: 'Se requiere país', en: 'A country is required', pt: 'O país é obrigatório' }
export const hintState = { es: 'Se requiere estado', en: 'A state is required', pt: 'O estado é obrigatório' }
export const hintCity = { es: 'Se requiere ciudad', en: 'A city is required', pt: 'A cidade é obrigatória' }
export const hintAddress = {
  es: 'Se requiere dirección',
  en: 'An address is required',
  pt: 'O endereço é obrigatório',
}
export const acceptBefore = {
  es: 'Al crear la cuenta aceptas los',
  en: 'By creating the account you accept the',
  pt: 'Ao criar a conta você aceita os',
}
export const acceptTerms = { es: 'términos de uso', en: 'terms of use', pt: 'termos de uso' }
export const acceptBetween = { es: 'y la', en: 'and the', pt: 'e a' }
export const acceptPrivacy = {
  es: 'política de privacidad',
  en: 'privacy policy',
  pt: 'política de privacidade',
}
export const buyer = inEnglish({ es: 'Comprador', en: 'Buyer', pt: 'Comprador' })
export const buyerText = {
  es: 'Para llenar el carrito, comprar y puntuar lo que bebiste.',
  en: 'To fill the cart, buy, and rate what you drank.',
  pt: 'Para encher o carrinho, comprar e avaliar o que bebeu.',
}
export const seller = inEnglish({ es: 'Vendedor', en: 'Seller', pt: 'Vendedor' })
export const sellerText = {
  es: 'Para publicar las cervezas de tu compañía y venderlas aquí.',
  en: 'To publish your company’s beers and sell them here.',
  pt: 'Para publicar as cervejas da sua empresa e vendê-las aqui.',
}
export const alreadyHere = {
  es: '¿Ya tienes una cuenta?',
  en: 'Do you have an account already?',
  pt: 'Já tem uma conta?',
}
export const logInHere = { es: 'Iniciar sesión', en: 'Log in', pt: 'Entrar' }
export const haveAccount = {
  es: 'Ya tengo una cuenta',
  en: 'I have an account already',
  pt: 'Já tenho uma conta',
}
export const whoYouAre = { es: 'Quién eres', en: 'Who you are', pt: 'Quem é você' }
export const logInWith = {
  es: 'Con qué inicias sesión',
  en: 'What you log in with',
  pt: 'Com o que você entra',
}
export const goesTo = {
  es: 'Adónde va lo que compres',
  en: 'Where what you buy goes',
  pt: 'Para onde vai o que você comprar',
}
