import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'

export const cafeCacau: DemoProduct = {
  slug: 'cafe-cacau',
  name: 'Café & Cacau',
  collection: 'aconchego',
  shortDescription:
    'Café coado, cacau em pó e uma lasca de madeira tostada, para quando a louça pode esperar.',
  description: [
    'É o cheiro de depois do jantar. O café ainda no bule, um quadrado de chocolate amargo partido ao meio, ninguém com vontade de acender a luz forte.',
    'Fugimos do caminho da sobremesa. O café é torrado, com amargor e uma sombra de fumaça; o cacau vem em pó, seco, sem leite e quase sem açúcar. O que adoça, de leve, é um melaço que só se revela com a cera já derretida.',
    'O vidro marrom deixa passar pouca luz, e a chama fica baixa, de conversa ao pé do ouvido. Em salas integradas à cozinha, é um bom jeito de avisar que o dia acabou.',
  ].join('\n\n'),
  price: 10490,
  cost: 3740,
  stockQuantity: 16,
  minStockLevel: 5,
  featured: false,
  weight: 0.43,
  dimensions: { length: 8, width: 8, height: 9 },
  features: [
    'Torra escura e cacau amargo, nada de sobremesa',
    'Copo de vidro marrom, luz de fim de noite',
    'Perfume que se aprofunda com as horas',
    'Feita em um único tamanho, 180 g',
  ],
  specifications: {
    Topo: 'Café torrado, cardamomo',
    Coração: 'Cacau, melaço',
    Fundo: 'Carvalho tostado, tabaco claro, baunilha',
    Intensidade: '4 – Marcante',
    ...houseSpecifications,
    Recipiente: 'Vidro marrom reutilizável',
    'Ambiente ideal': '15 a 25 m²',
    'Combina com': 'Jantar, visitas, noites frias',
  },
  faq: [
    {
      question: 'O cheiro é de café passado ou de grão?',
      answer:
        'De grão recém-torrado, no começo. Com a vela já quente, lembra mais o café coado que ficou um tempo no bule.',
    },
    sharedQuestions.whyCoconutWax,
    sharedQuestions.singleSize,
    sharedQuestions.delivery,
  ],
  sizes: [],
  createdDaysAgo: 282,
  images: ['cafe-cacau.webp', 'cafe-cacau-2.webp', 'cafe-cacau-3.webp', 'cafe-cacau-4.webp'],
}
