import {
  MAX_REVIEW_PHOTOS,
  MAX_REVIEW_WORDS,
  type ReviewRefusalReason,
} from '#fulfilment/reviews/domain/review.ts'
import { formatWhole } from '#platform/domain/format-number.ts'

export const reviewFormCopy = {
  title: 'Como foi a sua vela?',
  pageTitle: 'Avaliar',
  of: (number: string) => `Pedido ${number}`,
  candles: 'Velas deste pedido',
  done: { waiting: 'Enviada', published: 'Publicada', refused: 'Não publicada' },
  chosen: '(escolhida)',
  stars: {
    legend: 'Sua nota',
    labels: { 1: 'Não gostei', 2: 'Poderia ser melhor', 3: 'Boa', 4: 'Gostei muito', 5: 'Amei' },
    option: (stars: number, word: string) => `${stars} de 5: ${word}`,
  },
  room: 'Onde você acendeu?',
  intensity: 'O perfume pareceu',
  again: { legend: 'Compraria de novo?', yes: 'Sim', no: 'Não' },
  words: {
    label: 'Conte com as suas palavras',
    hint: `O que você sentiu, onde ela ficou, como queimou. Até ${formatWhole(MAX_REVIEW_WORDS)} caracteres.`,
  },
  photos: {
    label: 'Fotos',
    hint: `Até ${MAX_REVIEW_PHOTOS} fotos da vela, em JPEG, PNG, WebP ou AVIF. Local e outros dados do arquivo são retirados.`,
    keep: (place: number) => `Manter a foto ${place}`,
    chosen: (count: number) => (count === 1 ? '1 foto escolhida' : `${count} fotos escolhidas`),
  },
  showsName: {
    label: (name: string) => `Assinar como ${name}`,
    hint: 'Se desmarcar, a avaliação aparece sem nome.',
  },
  notice: 'A avaliação aparece na loja depois que o ateliê conferir. A nota não muda essa decisão.',
  unsaved: {
    title: 'Avaliação não enviada',
    question: 'Você ainda não enviou a sua avaliação. Quer sair mesmo assim?',
    confirm: 'Sair sem enviar',
  },
  send: 'Enviar avaliação',
  sending: 'Enviando...',
  sendAgain: 'Enviar de novo',
  refusedTitle: 'A avaliação não foi enviada',
  withdraw: 'Apagar minha avaliação',
  withdrawing: 'Apagando...',
  failed: {
    write: 'Não foi possível enviar a avaliação. O que você escreveu continua aqui: tente de novo.',
    withdraw: 'Não foi possível apagar a avaliação. Tente de novo.',
  },
  thanks: {
    title: 'Obrigada por contar!',
    text: (candle: string) => `A sua avaliação de ${candle} chegou. Ela aparece na loja depois de conferida.`,
  },
  withdrawn: { title: 'Avaliação apagada', text: 'Ela não está mais na loja.' },
  states: {
    waiting: 'Sua avaliação chegou e será conferida. Você ainda pode mudar o que escreveu.',
    published: 'Sua avaliação está na loja. Se você mudar algo, ela sai do ar até ser conferida de novo.',
  },
  refused: (reason: string) =>
    `A sua avaliação não foi publicada: ${reason} Você pode mudar o que for preciso e enviar de novo.`,
  reasons: {
    offensive: 'ela ofende ou discrimina alguém.',
    'personal-data': 'ela mostra dados pessoais, como nome completo, telefone ou endereço.',
    advertising: 'ela traz propaganda ou um link.',
    'other-subject': 'ela não fala da vela.',
    photo: 'uma das fotos é imprópria ou mostra outra pessoa.',
  } satisfies Record<ReviewRefusalReason, string>,
  refusals: {
    'order-not-found':
      'Não encontramos este pedido. Se você veio por um link antigo, entre na sua conta e abra o pedido.',
    'is-administrator': 'Quem cuida da loja não avalia as próprias velas.',
    refunded: 'O valor deste pedido foi devolvido, então as velas dele não podem ser avaliadas.',
    'not-delivered': 'Você pode avaliar assim que o pedido for entregue.',
    'nothing-to-review': 'As velas deste pedido não estão mais na loja.',
    'not-bought': 'Esta vela não está neste pedido.',
    'stars-missing': 'Escolha uma nota, de 1 a 5 estrelas.',
    'words-too-long': `Seu texto passa de ${formatWhole(MAX_REVIEW_WORDS)} caracteres. Encurte um pouco e envie de novo.`,
    'too-many-photos': `Envie até ${MAX_REVIEW_PHOTOS} fotos, contando as que já estão aqui.`,
    'too-many': 'Você enviou muitas vezes seguidas. Espere um pouco e tente de novo.',
  },
  unavailable: { title: 'Ainda não dá para avaliar', orders: 'Ver meus pedidos' },
} as const

export const reviewInvitationsCopy = {
  title: 'Convites para avaliar',
  ask: 'Não quer mais receber convites para avaliar as suas velas?',
  confirm: 'Não quero mais convites',
  done: {
    title: 'Pronto, sem mais convites',
    text: 'Você não recebe mais e-mails pedindo avaliação. Para voltar atrás, é só mudar no seu perfil.',
  },
  unknown: {
    title: 'Link inválido',
    text: 'Este link está incompleto ou já não vale. No seu perfil, em Preferências, você desliga os convites.',
  },
  home: 'Ir para a loja',
} as const
