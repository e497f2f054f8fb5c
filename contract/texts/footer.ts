export const noMinors = {
  es: 'Prohibida la venta de alcohol a menores de 18 años.',
  en: 'The sale of alcohol to people under 18 is prohibited.',
  pt: 'Proibida a venda de álcool a menores de 18 anos.',
}
export const legal = {
  es: 'Contacto e información legal',
  en: 'Contact and legal information',
  pt: 'Contato e informações legais',
}
export const terms = { es: 'Términos de uso', en: 'Terms of use', pt: 'Termos de uso' }
export const privacy = { es: 'Privacidad', en: 'Privacy', pt: 'Privacidade' }
