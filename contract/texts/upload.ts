import { inEnglish } from './text.ts'

/** Pictures that people upload (specification sections 4 and 8, Image upload). */

export const fileChoose = { es: 'Elegir archivo', en: 'Choose file', pt: 'Escolher arquivo' }
export const fileChosen = { es: 'Archivo elegido', en: 'File chosen', pt: 'Arquivo escolhido' }
export const choose = { es: 'Elegir una imagen', en: 'Choose an image', pt: 'Escolher uma imagem' }
export const orDrop = { es: 'o arrástrala hasta aquí', en: 'or drop it here', pt: 'ou arraste-a até aqui' }
export const hint = {
  es: 'Opcional. JPEG, PNG, WebP o AVIF, hasta {max} MB.',
  en: 'Optional. JPEG, PNG, WebP or AVIF, up to {max} MB.',
  pt: 'Opcional. JPEG, PNG, WebP ou AVIF, até {max} MB.',
}
export const send = { es: 'Cargar', en: 'Upload', pt: 'Carregar' }
export const change = { es: 'Cambiar', en: 'Change', pt: 'Trocar' }
export const failed = inEnglish({
  es: 'Error, vuelve a intentarlo más tarde.',
  en: 'Error, please try again later.',
  pt: 'Erro, por favor tente mais tarde.',
})
export const offline = {
  es: 'No pudimos llegar a la tienda. Revisa tu conexión.',
  en: 'We could not reach the shop. Check your connection.',
  pt: 'Não conseguimos chegar à loja. Confira sua conexão.',
}
export const chosen = {
  es: 'Elegiste {file}, {size}. Falta cargarla.',
  en: 'You chose {file}, {size}. It is not uploaded yet.',
  pt: 'Você escolheu {file}, {size}. Falta carregá-la.',
}
export const sending = {
  es: 'Cargando… {percent} %',
  en: 'Uploading… {percent}%',
  pt: 'Carregando… {percent}%',
}
export const processing = {
  es: 'Preparando la imagen…',
  en: 'Preparing the image…',
  pt: 'Preparando a imagem…',
}
export const thenSubmit = {
  es: 'Al terminar se envía el formulario.',
  en: 'The form is sent when it is done.',
  pt: 'Ao terminar, o formulário é enviado.',
}
export const progress = { es: 'Avance de la carga', en: 'Progress of the upload', pt: 'Progresso do envio' }
export const done = {
  es: 'Tu imagen está cargada.',
  en: 'Your image is uploaded.',
  pt: 'Sua imagem está carregada.',
}
export const kept = {
  es: 'Esta es la imagen de ahora.',
  en: 'This is the image at present.',
  pt: 'Esta é a imagem de agora.',
}
export const open = { es: 'Ver la imagen', en: 'See the image', pt: 'Ver a imagem' }
export const newTab = {
  es: '(se abre en otra pestaña)',
  en: '(opens in another tab)',
  pt: '(abre em outra aba)',
}
export const removed = { es: 'Quedó sin imagen.', en: 'There is no image now.', pt: 'Ficou sem imagem.' }
export const remove = { es: 'Quitar la imagen', en: 'Remove the image', pt: 'Remover a imagem' }
export const preview = {
  es: 'Vista previa de tu imagen',
  en: 'Preview of your image',
  pt: 'Prévia da sua imagem',
}
export const oneFile = { es: 'Una imagen por vez.', en: 'One image at a time.', pt: 'Uma imagem por vez.' }
