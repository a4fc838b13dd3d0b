import {
  type ImageRefusalCode,
  MAX_ALT_LENGTH,
  MAX_IMAGES_PER_PRODUCT,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_PIXELS,
} from '#platform/images/image-limits.ts'

const howToSendJpeg =
  'Envie em JPEG: no iPhone, escolha “Mais Compatível” em Ajustes, Câmera, Formatos; no computador, exporte a foto como JPEG.'

export const imageRefusals: Record<ImageRefusalCode, string> = {
  'not-an-image': 'Este arquivo não é uma foto que a loja consiga ler. Envie JPEG, PNG, WebP ou AVIF.',
  heic: `Esta foto está em HEIC, o formato do iPhone, que a loja não lê. ${howToSendJpeg}`,
  'too-large': `A foto passa de ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Envie uma versão menor.`,
  'too-many-pixels': `A foto passa de ${MAX_UPLOAD_PIXELS / 1_000_000} megapixels. Envie uma versão menor.`,
  animated: 'Imagens animadas não são aceitas. Envie uma foto parada.',
  broken: 'O arquivo está danificado ou incompleto. Exporte a foto de novo e tente outra vez.',
  'storage-full': 'Não há mais espaço para guardar imagens. Libere espaço e tente novamente.',
  'storage-unavailable': 'Não conseguimos salvar a imagem agora. Tente novamente em instantes.',
  'product-not-found': 'Produto não encontrado',
  'image-not-found': 'Imagem não encontrada. Recarregue a página e tente novamente.',
  'too-many-images': `Cada produto pode ter até ${MAX_IMAGES_PER_PRODUCT} imagens. Remova alguma antes de enviar outras.`,
  'images-changed':
    'As imagens deste produto mudaram em outra janela. Recarregue a página e tente novamente.',
  'alt-too-long': `O texto alternativo pode ter até ${MAX_ALT_LENGTH} caracteres.`,
}

export const imageManager = {
  attention: 'Atenção',
  moreImagesThanProducts: (images: number, products: number) =>
    `Você selecionou ${images === 1 ? '1 imagem' : `${images} imagens`}, mas há apenas ${
      products === 1 ? '1 produto' : `${products} produtos`
    } sem imagem.`,
  uploadFinished: 'Upload concluído',
  uploadSummary: (succeeded: number, failures: number) =>
    `${succeeded === 1 ? '1 imagem enviada com sucesso' : `${succeeded} imagens enviadas com sucesso`}${
      failures === 0 ? '' : failures === 1 ? ', 1 falhou' : `, ${failures} falharam`
    }`,
  imagesAdded: (count: number, productName: string) =>
    `${count} imagem(ns) adicionada(s) ao produto ${productName}. Aguarde alguns segundos para ver as mudanças no site.`,
  imageRemoved: 'Imagem removida. Aguarde alguns segundos para ver as mudanças no site.',
  loadProductsFailed: { title: 'Erro ao carregar produtos', text: 'Tente novamente mais tarde.' },
  loadImagesFailed: 'Erro ao carregar imagens',
  removeImageFailed: 'Erro ao remover imagem',
  unknownError: 'Erro desconhecido',
  connectionFailed: 'A conexão falhou antes de a imagem chegar. Envie de novo.',
  sessionEnded: 'Sua sessão terminou. Entre de novo e envie outra vez.',
}

export function leftOutFiles({ heic, others }: { heic: number; others: number }): string | null {
  const sentences = [
    others === 1 && '1 arquivo ficou de fora porque não é imagem.',
    others > 1 && `${others} arquivos ficaram de fora porque não são imagens.`,
    heic === 1 && `1 foto ficou de fora porque está em HEIC. ${howToSendJpeg}`,
    heic > 1 && `${heic} fotos ficaram de fora porque estão em HEIC. ${howToSendJpeg}`,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : null
}

export function refusedFiles(
  outcomes: readonly { file: { name: string }; error: string | null }[],
): string[] {
  const reasons = new Set(outcomes.flatMap(({ error }) => error ?? []))
  return [...reasons].map((reason) => {
    const names = outcomes.filter(({ error }) => error === reason).map(({ file }) => file.name)
    return `${reason.replace(/\.$/, '')}: ${names.join(', ')}.`
  })
}

const megabytes = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export function photoTooLarge({ name, size }: { name: string; size: number }): string {
  return `A foto ${name} tem ${sizeInMegabytes(size)} e o navegador não conseguiu abri-la para diminuir. A loja recebe fotos de até ${MAX_UPLOAD_BYTES / 1024 / 1024} MB: exporte em JPEG, em um tamanho menor, e envie de novo.`
}

export const preparingPhoto = 'Preparando a foto…'

export function sizeInMegabytes(bytes: number): string {
  return `${megabytes.format(bytes / 1024 / 1024)} MB`
}
