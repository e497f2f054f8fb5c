export const show = { es: 'Mostrar la contraseña', en: 'Show the password', pt: 'Mostrar a senha' }
