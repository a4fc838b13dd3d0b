import {
  type ImageRefusalCode,
  MAX_ALT_LENGTH,
  MAX_PICTURES_PER_PRODUCT,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_PIXELS,
} from '#domain/images/picture-limits.ts'

export const imageRefusals: Record<ImageRefusalCode, string> = {
  'not-a-picture': 'Este arquivo não é uma foto que a loja consiga ler. Envie JPEG, PNG, WebP ou AVIF.',
  'too-large': `A foto passa de ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Envie uma versão menor.`,
  'too-many-pixels': `A foto passa de ${MAX_UPLOAD_PIXELS / 1_000_000} megapixels. Envie uma versão menor.`,
  animated: 'Imagens animadas não são aceitas. Envie uma foto parada.',
  broken: 'O arquivo está danificado ou incompleto. Exporte a foto de novo e tente outra vez.',
  'storage-full': 'Não há mais espaço para guardar imagens. Libere espaço e tente novamente.',
  'storage-unavailable': 'Não conseguimos guardar a imagem agora. Tente novamente em instantes.',
  'product-not-found': 'Produto não encontrado',
  'picture-not-found': 'Imagem não encontrada. Recarregue a página e tente novamente.',
  'too-many-pictures': `Cada produto pode ter até ${MAX_PICTURES_PER_PRODUCT} imagens. Remova alguma antes de enviar outras.`,
  'pictures-changed':
    'As imagens deste produto mudaram em outra janela. Recarregue a página e tente novamente.',
  'alt-too-long': `O texto alternativo pode ter até ${MAX_ALT_LENGTH} caracteres.`,
}

export const imageManager = {
  attention: 'Atenção',
  moreImagesThanProducts: (images: number, products: number) =>
    products === 1
      ? `Você selecionou ${images} imagens, mas há apenas 1 produto sem imagem.`
      : `Você selecionou ${images} imagens, mas há apenas ${products} produtos sem imagem.`,
  uploadFinished: 'Upload concluído',
  uploadSummary: (succeeded: number, failed: number) =>
    `${succeeded === 1 ? '1 imagem enviada com sucesso' : `${succeeded} imagens enviadas com sucesso`}${
      failed === 0 ? '' : failed === 1 ? ', 1 falhou' : `, ${failed} falharam`
    }`,
  imagesAdded: (count: number, productName: string) =>
    `${count} imagem(ns) adicionada(s) ao produto ${productName}. Aguarde alguns segundos para ver as mudanças no site.`,
  imageRemoved: 'Imagem removida. Aguarde alguns segundos para ver as mudanças no site.',
  loadProductsFailed: { title: 'Erro ao carregar produtos', text: 'Tente novamente mais tarde.' },
  loadImagesFailed: 'Erro ao carregar imagens',
  removeImageFailed: 'Erro ao remover imagem',
  unknownError: 'Erro desconhecido',
}

const megabytes = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '1,25 MB' */
export function sizeInMegabytes(bytes: number): string {
  return `${megabytes.format(bytes / 1024 / 1024)} MB`
}
