import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const capimLimao: DemoProduct = {
  slug: 'capim-limao',
  name: 'Capim-limão',
  collection: 'frescor',
  shortDescription:
    'Capim-limão cortado na hora, limão-taiti e gengibre: a cozinha às sete da manhã, com a porta do quintal aberta.',
  description: [
    'Quem cresceu com uma touceira de capim-limão no quintal conhece o gesto: quebrar a folha, esfregar entre os dedos, cheirar. É desse instante que trata esta vela, verde, cortante, com um azedinho que acorda.',
    'O limão-taiti entra pela casca, não pelo suco. O gengibre esquenta por baixo e evita que o conjunto lembre produto de limpeza, perigo de todo cítrico. No fim sobra um chá morno de ervas, bom com pão na chapa.',
    'Acenda ao passar o café ou depois de fritar peixe. Resolve os dois casos com a mesma elegância.',
  ].join('\n\n'),
  price: 8990,
  cost: 3080,
  stockQuantity: 30,
  minStockLevel: 6,
  featured: false,
  weight: 0.41,
  dimensions: { length: 8, width: 8, height: 9 },
  features: [
    'Cítrica de verdade, com o verde da folha',
    'Tira da cozinha o cheiro de fritura',
    'Copo de vidro transparente reutilizável',
    'Óleo essencial de capim-limão brasileiro',
  ],
  specifications: {
    Topo: 'Capim-limão, limão-taiti',
    Coração: 'Gengibre, verbena',
    Fundo: 'Chá verde, almíscar leve',
    Intensidade: '3 – Média',
    ...houseSpecifications,
    Recipiente: 'Vidro transparente reutilizável',
    'Ambiente ideal': '10 a 20 m²',
    'Combina com': 'Cozinha, manhã, varanda',
  },
  faq: [
    {
      question: 'Ela espanta mosquito?',
      answer:
        'Não prometemos isso. É prima da citronela no perfume, mas foi feita para cheirar bem, não para repelir.',
    },
    sharedQuestions.whyCoconutWax,
    sharedQuestions.burnTime,
    sharedQuestions.emptyGlass,
  ],
  sizes: threeSizes({ small: -2400, large: 5500 }, [10, 14, 6]),
  createdDaysAgo: 430,
  images: ['capim-limao.webp', 'capim-limao-2.webp', 'capim-limao-3.webp', 'capim-limao-4.webp'],
  sizesImage: 'tamanhos-vidro.webp',
}
