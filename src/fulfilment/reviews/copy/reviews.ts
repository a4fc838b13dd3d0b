import { counted } from '#catalogue/products/copy/rating.ts'
import type {
  FeltIntensity,
  ReportReason,
  ReviewRefusalReason,
  ReviewRoom,
} from '#fulfilment/reviews/domain/review.ts'
import { formatWhole } from '#platform/domain/format-number.ts'

export const roomLabels: Record<ReviewRoom, string> = {
  'living-room': 'Sala',
  bedroom: 'Quarto',
  bathroom: 'Banheiro',
  kitchen: 'Cozinha',
  office: 'Escritório',
  other: 'Outro lugar',
}

export const intensityLabels: Record<FeltIntensity, string> = {
  soft: 'Suave',
  balanced: 'Na medida',
  strong: 'Intensa',
}

export const starsLabel = (stars: number) => `Nota ${stars} de 5`

export const reviewsCopy = {
  title: 'Avaliações',
  titleOf: (product: string) => `Avaliações de ${product}`,
  description: (product: string) => `O que quem comprou diz da vela ${product}: notas, fotos e opiniões.`,
  count: (count: number) => counted(count, 'avaliação', 'avaliações'),
  outOf: 'de 5',
  spread: 'Quantas avaliações para cada nota',
  row: (stars: number) => counted(stars, 'estrela', 'estrelas'),
  onlyBuyers: 'Só quem comprou e recebeu a vela pode avaliar.',
  none: 'Esta vela ainda não tem avaliações. Quem comprar conta aqui como foi.',
  demo: 'Demonstração',
  demoSummary: 'Há avaliações de demonstração: ninguém as escreveu.',
  nameless: 'Quem comprou',
  bought: 'Compra verificada',
  room: (room: string) => `Acendeu em: ${room}`,
  intensity: (intensity: string) => `Perfume: ${intensity.toLocaleLowerCase('pt-BR')}`,
  again: { yes: 'Compraria de novo', no: 'Não compraria de novo' },
  filters: 'Filtrar avaliações',
  withPhotos: (count: number) => `Com fotos (${formatWhole(count)})`,
  matching: (count: number, { stars, withPhotos }: { stars: number | null; withPhotos: boolean }) =>
    [
      counted(count, 'avaliação', 'avaliações'),
      stars !== null && `de ${counted(stars, 'estrela', 'estrelas')}`,
      withPhotos && 'com fotos',
    ]
      .filter(Boolean)
      .join(' '),
  unfiltered: 'Ver todas',
  photoRow: 'Fotos de quem comprou',
  photoOf: (author: string) => `Foto de ${author}`,
  closePhoto: 'Fechar foto',
  photo: (place: number, author: string) => `Foto ${place} de ${author}`,
  answer: (shop: string) => `Resposta da ${shop}`,
  report: 'Denunciar',
  reportOf: (author: string) => `Denunciar a avaliação de ${author}`,
  all: (count: number) => `Ver todas as ${formatWhole(count)} avaliações`,
  backTo: (product: string) => `Voltar para ${product}`,
} as const

export const reportReasonLabels: Record<ReportReason, string> = {
  offensive: 'Tem ofensa ou discriminação',
  'personal-data': 'Mostra dados pessoais de alguém',
  advertising: 'É propaganda',
  'other-subject': 'Não fala desta vela',
  untrue: 'Não parece verdadeira',
}

export const reportCopy = {
  title: 'Denunciar avaliação',
  ask: 'O que há de errado com esta avaliação?',
  text: 'A loja olha cada denúncia. Uma nota baixa, sozinha, não é motivo para tirar uma avaliação do ar.',
  send: 'Enviar denúncia',
  sending: 'Enviando...',
  failed: 'Não foi possível enviar a denúncia. Tente de novo.',
  done: { title: 'Denúncia recebida', text: 'Obrigada por avisar. Vamos olhar esta avaliação.' },
  refusals: {
    'review-not-found': 'Esta avaliação não está mais na loja.',
    'too-many': 'Você já enviou muitas denúncias. Tente de novo mais tarde.',
    'reason-missing': 'Escolha um motivo.',
  },
  gone: {
    title: 'Avaliação não encontrada',
    text: 'Ela não está mais na loja.',
    action: 'Ver as velas',
  },
  back: 'Voltar para a vela',
} as const

export const refusalReasonLabels: Record<ReviewRefusalReason, string> = {
  offensive: 'Ofensa ou discriminação',
  'personal-data': 'Dados pessoais de alguém',
  advertising: 'Propaganda ou link',
  'other-subject': 'Não fala da vela',
  photo: 'Foto imprópria ou de outra pessoa',
}
