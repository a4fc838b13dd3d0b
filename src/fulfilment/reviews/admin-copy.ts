import { formatWhole } from '#platform/domain/format-number.ts'

const counted = (count: number, singular: string, plural: string) =>
  `${formatWhole(count)} ${count === 1 ? singular : plural}`

export const adminReviewsCopy = {
  title: 'Avaliações',
  lead: 'Você decide o que aparece na loja. Só quem escreveu pode mudar o texto; uma nota baixa não é motivo para recusar.',
  views: 'Avaliações por status',
  view: { waiting: 'Esperando', reported: 'Denunciadas', published: 'Publicadas', refused: 'Recusadas' },
  empty: {
    waiting: {
      title: 'Nada esperando',
      text: 'Quando um cliente avaliar uma vela, a avaliação aparece aqui.',
    },
    reported: { title: 'Nenhuma denúncia', text: 'Quando alguém denunciar uma avaliação, ela aparece aqui.' },
    published: { title: 'Nada publicado ainda', text: 'As avaliações que você publicar ficam aqui.' },
    refused: { title: 'Nenhuma recusada', text: 'As avaliações que você recusar ficam aqui por seis meses.' },
  },
  loadFailed: 'Erro ao carregar as avaliações',
  nameless: 'Sem nome',
  order: (number: string) => `Pedido ${number}`,
  wordless: 'Deu só a nota, sem texto.',
  demo: 'Demonstração',
  photo: (place: number) => `Foto ${place} do cliente`,
  reports: (count: number) => counted(count, 'denúncia', 'denúncias'),
  refusedFor: (reason: string) => `Recusada: ${reason}`,
  publish: 'Publicar',
  publishOf: (author: string, product: string) => `Publicar a avaliação de ${author} sobre ${product}`,
  keep: 'Manter publicada',
  keepOf: (author: string, product: string) => `Manter publicada a avaliação de ${author} sobre ${product}`,
  refuse: 'Recusar',
  withdraw: 'Tirar da loja',
  reason: 'Motivo',
  chooseReason: 'Escolha um motivo',
  refuseNotice: 'O cliente recebe um e-mail com o motivo e pode escrever de novo.',
  confirmRefusal: 'Recusar avaliação',
  answer: 'Responder',
  changeAnswer: 'Editar a resposta',
  answerLabel: 'Sua resposta',
  answerHint: 'Aparece na loja, abaixo da avaliação. Deixe em branco para apagar a resposta.',
  saveAnswer: 'Salvar resposta',
  saving: 'Salvando...',
  done: {
    publish: { title: 'Avaliação publicada', text: 'Ela já aparece na página da vela.' },
    refuse: { title: 'Avaliação recusada', text: 'O cliente recebe um e-mail com o motivo.' },
    answer: { title: 'Resposta salva', text: 'Ela aparece abaixo da avaliação.' },
  },
  failed: {
    publish: 'Não foi possível publicar a avaliação.',
    refuse: 'Não foi possível recusar a avaliação.',
    answer: 'Não foi possível salvar a resposta.',
  },
  refusals: {
    'review-not-found': 'Esta avaliação não existe mais: quem a escreveu pode tê-la apagado.',
    'changed-meanwhile': 'O cliente mudou a avaliação enquanto você lia. Leia de novo antes de decidir.',
    'answer-too-long': 'A resposta passa de 1.000 caracteres. Encurte um pouco.',
    'reason-missing': 'Escolha um motivo para recusar.',
  },
} as const
