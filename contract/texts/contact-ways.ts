/** What /contact says beside its form; apart from the catalogue for the reason that ./document.ts gives. */
export const CONTACT_WAYS = {
  label: 'Otras maneras de llegar a nosotros',
  mail: { title: 'También por correo', text: 'Escribas por donde escribas, te responde una persona.' },
  purchase: {
    title: '¿Es por una compra?',
    text: 'Dinos qué cerveza y de qué día.',
    to: '/myShop',
    go: 'Ver mis compras',
  },
  password: {
    title: '¿Olvidaste la contraseña?',
    text: 'Para eso no hace falta esperarnos.',
    to: '/forgotPassword',
    go: 'Recuperar contraseña',
  },
  kept: {
    title: 'Tus datos',
    text: 'Guardamos tu mensaje para responderte, y para nada más.',
    to: '/privacy',
    go: 'Privacidad',
  },
}
