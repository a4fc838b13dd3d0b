import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'

export const paloSanto: DemoProduct = {
  slug: 'palo-santo',
  name: 'Palo Santo',
  collection: 'madeiras',
  shortDescription:
    'Madeira seca, resina e uma fumaça que mal se vê: para começar o dia de novo, se for preciso.',
  description: [
    'O palo santo só ganha perfume depois de anos caído na mata. A pressa não serve para nada. Por isso o nosso óleo vem de galhos que tombaram sozinhos, com origem declarada pelo fornecedor, e entra na cera com parcimônia.',
    'O cheiro é seco e claro: um limão distante, um toque de coco, o fundo mineral do incenso. Não há nuvem. A fumaça, aqui, é só lembrança.',
    'Há quem acenda antes da ioga e há quem acenda depois de uma reunião difícil. O copo terracota é feito em um tamanho só, o que cabe entre as duas mãos.',
  ].join('\n\n'),
  price: 13490,
  cost: 5210,
  stockQuantity: 12,
  minStockLevel: 4,
  featured: false,
  weight: 0.55,
  dimensions: { length: 8.4, width: 8.4, height: 9.5 },
  features: [
    'Óleo de madeira caída naturalmente',
    'Cheiro de incenso sem a nuvem de incenso',
    'Copo de cerâmica terracota, sem esmalte por fora',
    'Madeira clara e cítrica, boa também de manhã',
  ],
  specifications: {
    Topo: 'Limão-cravo, pimenta-branca',
    Coração: 'Palo santo, olíbano',
    Fundo: 'Cedro, mirra, coco seco',
    Intensidade: '3 – Média',
    ...houseSpecifications,
    Recipiente: 'Cerâmica terracota reutilizável',
    'Ambiente ideal': '10 a 18 m²',
    'Combina com': 'Ioga, escritório, casa arrumada',
  },
  faq: [
    {
      question: 'De onde vem o palo santo?',
      answer:
        'De árvores caídas naturalmente, em lotes com origem declarada. Nenhuma árvore é cortada para a nossa vela.',
    },
    {
      question: 'Ela faz mais fumaça que as outras?',
      answer: 'Não. A chama é igual à de todas; o lado defumado está no perfume, não no ar.',
    },
    sharedQuestions.singleSize,
    sharedQuestions.emptyCeramic,
  ],
  sizes: [],
  createdDaysAgo: 310,
  images: ['palo-santo.webp', 'palo-santo-2.webp', 'palo-santo-3.webp', 'palo-santo-4.webp'],
}
