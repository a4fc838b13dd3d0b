import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const limaoManjericao: DemoProduct = {
  slug: 'limao-manjericao',
  name: 'Limão-siciliano & Manjericão',
  collection: 'frescor',
  shortDescription:
    'Limão-siciliano espremido sobre folhas de manjericão, com a luz do meio-dia em cima da mesa.',
  description: [
    'Um almoço de domingo na varanda: a toalha branca, meio limão esquecido ao lado do prato, alguém rasgando manjericão com as mãos. A ideia foi guardar o minuto anterior à comida.',
    'O limão-siciliano é mais florido e menos ácido que o taiti. Brilha logo na saída e se demora mais do que os cítricos costumam. O manjericão traz um verde apimentado, quase de anis, e uma ponta de tomilho segura os dois.',
    'Clareia cozinhas, lavabos e mesas de trabalho. Quando a visita avisa que já está na esquina, ainda dá tempo.',
  ].join('\n\n'),
  price: 9490,
  cost: 3310,
  stockQuantity: 22,
  minStockLevel: 6,
  featured: false,
  weight: 0.41,
  dimensions: { length: 8, width: 8, height: 9 },
  features: [
    'Cítrico que dura além da primeira hora',
    'Manjericão fresco, não o de tempero seco',
    'Copo de vidro transparente reutilizável',
    'Perfume rápido: quinze minutos e a casa muda',
  ],
  specifications: {
    Topo: 'Limão-siciliano, cidra',
    Coração: 'Manjericão, tomilho',
    Fundo: 'Oliveira, vetiver claro',
    Intensidade: '3 – Média',
    ...houseSpecifications,
    Recipiente: 'Vidro transparente reutilizável',
    'Ambiente ideal': '10 a 20 m²',
    'Combina com': 'Mesa posta, lavabo, varanda',
  },
  faq: [
    {
      question: 'Qual a diferença para a Capim-limão?',
      answer:
        'A Capim-limão é mais verde e cortante, de manhã cedo. Esta é mais solar e perfumada, de mesa posta ao meio-dia.',
    },
    sharedQuestions.burnTime,
    sharedQuestions.firstBurn,
    sharedQuestions.delivery,
  ],
  sizes: threeSizes({ small: -2500, large: 5700 }, [6, 11, 5]),
  createdDaysAgo: 236,
  images: [
    'limao-manjericao.webp',
    'limao-manjericao-2.webp',
    'limao-manjericao-3.webp',
    'limao-manjericao-4.webp',
  ],
  sizesImage: 'tamanhos-vidro.webp',
}
