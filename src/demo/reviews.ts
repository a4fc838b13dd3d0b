import type {
  FeltIntensity,
  ReportReason,
  ReviewRefusalReason,
  ReviewRoom,
} from '#fulfilment/reviews/domain/review.ts'

/** A review that nobody wrote: the shop says so beside it, and search engines never hear of it. */
export interface DemoReview {
  author: string | null
  stars: number
  daysAgo: number
  words: string
  room?: ReviewRoom
  intensity?: FeltIntensity
  wouldBuyAgain?: boolean
  answer?: string
  /** A photograph of the demo. */
  photo?: string
  /** Published unless told. */
  state?: 'waiting' | { refusedFor: ReviewRefusalReason } | { reportedAs: ReportReason }
}

const yes = { wouldBuyAgain: true }

/** By candle. Praise and complaints, as real ones would be. */
export const demoReviews: Readonly<Record<string, readonly DemoReview[]>> = {
  'lavanda-camomila': [
    {
      author: 'Marina A.',
      stars: 5,
      daysAgo: 12,
      room: 'bedroom',
      intensity: 'soft',
      ...yes,
      words:
        'Acendo meia hora antes de dormir e o quarto fica com cheiro de roupa limpa e chá. Queimou reta até o fim.',
      answer: 'Que bom que ela entrou na sua rotina, Marina! Apagar antes de deitar é mesmo o melhor jeito.',
    },
    {
      author: 'Rafael T.',
      stars: 4,
      daysAgo: 40,
      room: 'bedroom',
      intensity: 'balanced',
      ...yes,
      words: 'Perfume delicado, não enjoa. Só achei que podia durar um pouco mais.',
    },
    {
      author: 'Beatriz L.',
      stars: 5,
      daysAgo: 71,
      room: 'bathroom',
      intensity: 'balanced',
      ...yes,
      words: '',
    },
    {
      author: 'Camila R.',
      stars: 2,
      daysAgo: 3,
      intensity: 'soft',
      words: 'Veja fotos melhores no meu perfil, link na bio, com cupom de outra loja.',
      state: 'waiting',
    },
  ],
  'canela-laranja': [
    {
      author: 'Otávio P.',
      stars: 5,
      daysAgo: 9,
      room: 'living-room',
      intensity: 'strong',
      ...yes,
      words: 'A casa inteira cheirou a bolo de fim de ano. Uma hora acesa já perfuma a sala e o corredor.',
    },
    {
      author: 'Helena M.',
      stars: 4,
      daysAgo: 28,
      room: 'kitchen',
      intensity: 'strong',
      ...yes,
      words: 'Muito gostosa, mas é forte: num cômodo pequeno, prefiro acender por menos tempo.',
    },
    { author: null, stars: 5, daysAgo: 60, room: 'living-room', intensity: 'balanced', ...yes, words: '' },
    {
      author: 'Lívia C.',
      stars: 3,
      daysAgo: 85,
      intensity: 'strong',
      wouldBuyAgain: false,
      words: 'Bonita e bem-feita, só que a canela aparece mais que a laranja para o meu gosto.',
      answer:
        'Obrigada pela sinceridade, Lívia. Se quiser a laranja na frente, a Flor de Laranjeira é mais suave.',
    },
  ],
  'baunilha-coco': [
    {
      author: 'Beatriz L.',
      stars: 5,
      daysAgo: 6,
      room: 'living-room',
      intensity: 'balanced',
      ...yes,
      words:
        'Doce na medida, sem aquele cheiro de sobremesa artificial. Dei uma de presente e já comprei outra.',
    },
    {
      author: 'Paulo S.',
      stars: 5,
      daysAgo: 33,
      room: 'bedroom',
      intensity: 'soft',
      ...yes,
      words: 'Minha filha dorme pedindo a vela de coco.',
    },
    { author: 'Ana F.', stars: 4, daysAgo: 52, intensity: 'balanced', ...yes, words: '' },
  ],
  'cafe-cacau': [
    {
      author: 'Rafael T.',
      stars: 5,
      daysAgo: 15,
      room: 'office',
      intensity: 'balanced',
      ...yes,
      words:
        'Fica na minha mesa de trabalho. Cheiro de café passado, sem ser pesado, e o copo virou porta-lápis.',
      photo: 'cafe-cacau-3.webp',
    },
    {
      author: 'Joana D.',
      stars: 4,
      daysAgo: 47,
      room: 'kitchen',
      intensity: 'strong',
      ...yes,
      words: 'Ótima depois do almoço.',
    },
  ],
  'eucalipto-alecrim': [
    {
      author: 'Marina A.',
      stars: 5,
      daysAgo: 19,
      room: 'bathroom',
      intensity: 'strong',
      ...yes,
      words: 'No banheiro, com a porta fechada, parece sauna de spa. O frescor fica depois de apagar.',
      photo: 'eucalipto-alecrim-3.webp',
    },
    {
      author: 'Sérgio N.',
      stars: 3,
      daysAgo: 64,
      intensity: 'soft',
      words: 'Esperava mais eucalipto. É agradável, mas na sala grande quase não senti.',
    },
  ],
  'cha-branco': [
    {
      author: 'Helena M.',
      stars: 5,
      daysAgo: 22,
      room: 'living-room',
      intensity: 'soft',
      ...yes,
      words: 'A mais discreta que já tive. Recebo visita e ninguém sabe de onde vem o cheiro bom.',
      photo: 'cha-branco-2.webp',
    },
    { author: 'Teresa V.', stars: 5, daysAgo: 58, room: 'office', intensity: 'soft', ...yes, words: '' },
  ],
  'capim-limao': [
    {
      author: 'Bruno K.',
      stars: 4,
      daysAgo: 30,
      room: 'kitchen',
      intensity: 'balanced',
      ...yes,
      words: 'Tira o cheiro de fritura da cozinha sem brigar com a comida.',
    },
    {
      author: 'Carla M.',
      stars: 1,
      daysAgo: 4,
      words: 'Chegou com o vidro lascado. Escrevi para a loja e trocaram no dia seguinte, mas foi chato.',
      state: 'waiting',
    },
  ],
  'palo-santo': [
    {
      author: 'Otávio P.',
      stars: 5,
      daysAgo: 11,
      room: 'living-room',
      intensity: 'strong',
      ...yes,
      words: 'Acendo para ler à noite. Madeira e fumaça limpa, sem ser incenso.',
    },
    {
      author: 'Yara B.',
      stars: 2,
      daysAgo: 26,
      intensity: 'strong',
      wouldBuyAgain: false,
      words: 'Para mim foi forte demais, fiquei com dor de cabeça.',
      state: { reportedAs: 'untrue' },
    },
  ],
  'rosa-peonia': [
    {
      author: 'Lívia C.',
      stars: 5,
      daysAgo: 37,
      room: 'bedroom',
      intensity: 'balanced',
      ...yes,
      words: 'Rosa de verdade, nada de sabonete.',
    },
  ],
  'sandalo-ambar': [
    {
      author: 'Paulo S.',
      stars: 4,
      daysAgo: 44,
      room: 'living-room',
      intensity: 'strong',
      ...yes,
      words: 'Quente e elegante. Uma hora basta.',
    },
    {
      author: 'Rita O.',
      stars: 4,
      daysAgo: 18,
      words: 'Me liguem no 11 90000-0199 que conto melhor.',
      state: { refusedFor: 'personal-data' },
    },
  ],
  'mel-figo': [
    {
      author: 'Joana D.',
      stars: 5,
      daysAgo: 8,
      room: 'living-room',
      intensity: 'balanced',
      ...yes,
      words: 'Lembra a geleia da minha avó. Presente certo.',
    },
  ],
  'flor-de-laranjeira': [
    {
      author: 'Teresa V.',
      stars: 4,
      daysAgo: 51,
      room: 'bedroom',
      intensity: 'soft',
      ...yes,
      words: 'Suave e fresca, boa para a manhã.',
    },
  ],
}
