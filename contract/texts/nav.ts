import { inEnglish } from './text.ts'

export const cartUnits = { es: 'unidades', en: 'units', pt: 'unidades' }
export const cartUnit = { es: 'unidad', en: 'unit', pt: 'unidade' }
export const main = { es: 'Navegación principal', en: 'Main navigation', pt: 'Navegação principal' }
export const home = inEnglish({ es: 'Inicio', en: 'Home', pt: 'Início' })
export const aboutUs = inEnglish({ es: 'Nosotros', en: 'About us', pt: 'Sobre nós' })
export const login = inEnglish({ es: 'Iniciar sesión', en: 'Log in', pt: 'Entrar' }, 'Login')
export const postBeer = inEnglish({ es: 'Publicar cerveza', en: 'Post beer', pt: 'Publicar cerveja' })
export const menu = inEnglish({ es: 'Menú', en: 'Menu', pt: 'Menu' })
export const logout = inEnglish({ es: 'Cerrar sesión', en: 'Log out', pt: 'Sair' }, 'Logout')
export const user = inEnglish({ es: 'Perfil', en: 'Profile', pt: 'Perfil' }, 'User')
export const company = inEnglish({ es: 'Compañía', en: 'Company', pt: 'Empresa' })
export const myPurchases = inEnglish(
  { es: 'Mis compras', en: 'My purchases', pt: 'Minhas compras' },
  'My Purchases',
)
export const controlPanel = inEnglish(
  { es: 'Panel de control', en: 'Control panel', pt: 'Painel de controle' },
  'Control Panel',
)
export const skipToContent = { es: 'Saltar al contenido', en: 'Skip to content', pt: 'Ir para o conteúdo' }
export const skipAreas = { es: 'Saltar las secciones', en: 'Skip the sections', pt: 'Pular as seções' }
export const waits = { es: ': esperan {count}', en: ': {count} waiting', pt: ': {count} à espera' }
export const more = { es: 'Más', en: 'More', pt: 'Mais' }
export const otherPages = { es: ', otras páginas', en: ', other pages', pt: ', outras páginas' }
