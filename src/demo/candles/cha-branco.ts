import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'

export const chaBranco: DemoProduct = {
  slug: 'cha-branco',
  name: 'Chá Branco',
  collection: 'calma',
  shortDescription: 'Brotos de chá branco, pera ainda verde e algodão: a vela de quem prefere falar baixo.',
  description: [
    'Chá branco é o menos mexido dos chás: brotos colhidos cedo e postos para secar, sem torra. O perfume tem a mesma economia. Uma pera que não amadureceu, o vapor da xícara, pétalas claras que não chegam a formar buquê.',
    'É a mais discreta da casa e, por isso mesmo, a que melhor convive: com o almoço na mesa, com o perfume de quem chega, com um quarto pequeno. Muita gente a acende toda tarde e só a percebe quando sai da sala e volta.',
    'Fazemos apenas em 180 g. Num copo maior, a delicadeza se perderia.',
  ].join('\n\n'),
  price: 9490,
  cost: 3260,
  stockQuantity: 18,
  minStockLevel: 5,
  featured: false,
  weight: 0.41,
  dimensions: { length: 8, width: 8, height: 9 },
  features: [
    'A mais discreta das quinze',
    'Convive com a mesa e com o seu perfume',
    'Vidro liso, cera cor de leite',
    'Boa primeira vela para quem é sensível a cheiros',
  ],
  specifications: {
    Topo: 'Pera, flor de limoeiro',
    Coração: 'Chá branco, lírio-do-vale',
    Fundo: 'Algodão, almíscar, cedro claro',
    Intensidade: '1 – Sutil',
    ...houseSpecifications,
    Recipiente: 'Vidro transparente reutilizável',
    'Ambiente ideal': '6 a 12 m²',
    'Combina com': 'Escritório, quarto, leitura',
  },
  faq: [
    {
      question: 'Será que vou sentir o perfume?',
      answer:
        'Vai, de leve. Ela foi feita para cômodos de até 12 m² e para ser notada aos poucos. Numa sala grande, prefira uma de intensidade média.',
    },
    sharedQuestions.singleSize,
    sharedQuestions.pets,
    sharedQuestions.emptyGlass,
  ],
  sizes: [],
  createdDaysAgo: 344,
  images: ['cha-branco.webp', 'cha-branco-2.webp', 'cha-branco-3.webp', 'cha-branco-4.webp'],
}
