import type { Centavos } from '#platform/domain/money.ts'
import { demoProducts } from './products.ts'

export interface DemoKit {
  slug: string
  name: string
  shortDescription: string
  /** Paragraphs with an empty line between them. */
  description: string
  price: Centavos
  /** How many are chosen of its candles; null where all of them are in it. */
  choices: number | null
  /** By their slugs, each in the size below. */
  candles: string[]
  createdDaysAgo: number
  images: string[]
}

/** The small one, in which a candle is got to know. */
export const KIT_SIZE = '120 g'

const inSmall = demoProducts.filter(({ sizes }) => sizes.some(({ name }) => name === KIT_SIZE))
const cosy = ['canela-laranja', 'baunilha-coco', 'mel-figo']

/** Several candles sold as one. They need no photographs of their own: their candles have them. */
export const demoKits: DemoKit[] = [
  {
    slug: 'trio-de-descoberta',
    name: 'Trio de Descoberta',
    shortDescription: 'Três velas de 120 g à sua escolha, para descobrir qual é a da sua casa.',
    description: [
      'Perfume não se escolhe pela tela. Por isso o trio: três velas pequenas, cada uma de um aroma diferente, para acender em casa, no seu tempo, e ver qual fica.',
      'São as mesmas velas da prateleira, na menor das medidas, com cerca de 30 horas cada. Escolha as três aqui, ou responda às quatro perguntas do nosso quiz e venha com elas já escolhidas.',
    ].join('\n\n'),
    price: 21990,
    choices: 3,
    candles: inSmall.map(({ slug }) => slug),
    createdDaysAgo: 262,
    images: ['lavanda-camomila.webp', 'capim-limao.webp', 'mel-figo.webp'],
  },
  {
    slug: 'trio-aconchego',
    name: 'Trio Aconchego',
    shortDescription: 'Canela, baunilha e figo em 120 g: as três velas de casa cheia, juntas.',
    description: [
      'As três velas mais pedidas quando esfria, na medida de 120 g: Canela & Laranja para a tarde, Baunilha & Coco para a noite e Mel & Figo para a mesa.',
      'Vão juntas na mesma caixa e custam menos do que separadas. É o presente de quem ainda não sabe de qual a outra pessoa gosta.',
    ].join('\n\n'),
    price: 21990,
    choices: null,
    candles: cosy,
    createdDaysAgo: 255,
    images: cosy.map((slug) => `${slug}.webp`),
  },
]
