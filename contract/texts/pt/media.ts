import type { mediaTexts as original } from '../media.ts'
import type { Translated } from '../translated.ts'

export const mediaTexts: Translated<typeof original> = {
  'file.choose': 'Escolher arquivo',
  'file.none': 'Nenhum escolhido',
  'file.chosen': 'Arquivo escolhido',
  'upload.choose': 'Escolher uma imagem',
  'upload.orDrop': 'ou arraste-a até aqui',
  'upload.hint': 'Opcional. JPEG, PNG, WebP ou AVIF, até {max} MB.',
  'upload.send': 'Carregar',
  'upload.change': 'Trocar',
  'upload.cancel': 'Cancelar',
  'upload.failed': 'Erro, por favor tente mais tarde.',
  'upload.offline': 'Não conseguimos chegar à loja. Confira sua conexão.',
  'upload.chosen': 'Você escolheu {file}, {size}. Falta carregá-la.',
  'upload.sending': 'Carregando… {percent}%',
  'upload.processing': 'Preparando a imagem…',
  'upload.thenSubmit': 'Ao terminar, o formulário é enviado.',
  'upload.progress': 'Progresso do envio',
  'upload.done': 'Sua imagem está carregada.',
  'upload.kept': 'Esta é a imagem de agora.',
  'upload.open': 'Ver a imagem',
  'upload.newTab': '(abre em outra aba)',
  'upload.removed': 'Ficou sem imagem.',
  'upload.remove': 'Remover a imagem',
  'upload.preview': 'Prévia da sua imagem',
  'upload.oneFile': 'Uma imagem por vez.',
}
