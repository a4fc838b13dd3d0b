import type { DemoQuestion } from './demo-product.ts'

/** What is true of every candle of the house in its own size, 180 g. */
export const houseSpecifications = {
  'Peso da cera': '180 g',
  'Tempo de queima': 'Cerca de 45 horas',
  Cera: 'Cera de coco, vegana',
  Pavio: 'Algodão orgânico',
} as const

/** Rooms, moments and occasions of 'Combina com': one list, so that each filter finds several candles. */
export const occasions = [
  'sala',
  'quarto',
  'cozinha',
  'banho',
  'lavabo',
  'escritório',
  'varanda',
  'manhã',
  'leitura',
  'ioga',
  'antes de dormir',
  'jantar',
  'mesa posta',
  'visitas',
  'noites frias',
  'casa arrumada',
  'presente',
  'dia das mães',
  'natal',
]

/** Questions that customers ask about more than one candle. */
export const sharedQuestions = {
  whyCoconutWax: {
    question: 'Por que cera de coco?',
    answer:
      'Porque é vegetal, macia e derrete em temperatura baixa. O perfume sai aos poucos, a chama fica limpa e a parede continua branca.',
  },
  burnTime: {
    question: 'Quanto tempo ela dura?',
    answer:
      'A de 120 g queima por cerca de 30 horas, a de 180 g por 45 e a de 320 g por 80, se você aparar o pavio e fizer queimas de até quatro horas.',
  },
  singleSize: {
    question: 'Quanto tempo ela dura?',
    answer: 'Cerca de 45 horas, se você aparar o pavio e fizer queimas de até quatro horas.',
  },
  firstBurn: {
    question: 'Como acender pela primeira vez?',
    answer:
      'Sem pressa: deixe a cera derreter de borda a borda, o que leva de duas a três horas. É esse círculo que ela vai repetir em todas as outras vezes.',
  },
  pets: {
    question: 'Posso acender com animais em casa?',
    answer:
      'Pode, em ambiente ventilado, fora do alcance deles e com alguém por perto. Se o seu bicho tem problema respiratório, pergunte antes ao veterinário.',
  },
  delivery: {
    question: 'Vocês entregam fora de São Paulo?',
    answer: 'Por enquanto, só dentro da cidade de São Paulo, por motoboy, no dia e turno que você escolher.',
  },
  emptyGlass: {
    question: 'O que faço com o copo vazio?',
    answer:
      'Amoleça o resto de cera com água morna, retire com papel e lave. Ele vira porta-lápis, vaso, saleiro. Ou volta para nós: três recipientes vazios valem 10% na próxima compra.',
  },
  emptyCeramic: {
    question: 'E quando a vela acaba, o que faço com a cerâmica?',
    answer:
      'Depois de lavada, serve de cachepô, porta-joias ou porta-lápis. Só não indicamos para bebidas nem para o forno. Se preferir, devolva: três recipientes vazios valem 10% na próxima compra.',
  },
  gift: {
    question: 'Dá para mandar direto para quem vai ganhar?',
    answer:
      'Dá. No carrinho, abra “É presente”: você escreve o cartão, que a gente imprime, e diz quem recebe e onde. O preço não vai na caixa.',
  },
} satisfies Record<string, DemoQuestion>
