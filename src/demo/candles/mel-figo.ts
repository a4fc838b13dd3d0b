import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const melFigo: DemoProduct = {
  slug: 'mel-figo',
  name: 'Mel & Figo',
  collection: 'aconchego',
  shortDescription: 'Figo maduro aberto com a mão, folha verde e mel de laranjeira escorrendo devagar.',
  description: [
    'O figo tem dois cheiros, e quase toda vela escolhe um só. Há o da polpa, doce, de geleia; e há o da folha, verde e leitoso, que se sente ao passar debaixo da figueira. Nesta quisemos os dois.',
    'O mel é de flor de laranjeira, claro, mais florido do que pesado. Envolve o figo sem o cobrir, como numa tábua de queijos bem pensada. Por último, uma madeira macia e um resto de palha seca.',
    'É vela de fim de tarde, de mesa com pão e vinho branco. Também é das que mais saem para presente: agrada a quem gosta de doce e a quem jura que não gosta.',
  ].join('\n\n'),
  price: 10990,
  cost: 3890,
  stockQuantity: 21,
  minStockLevel: 5,
  featured: false,
  weight: 0.42,
  dimensions: { length: 8, width: 8, height: 9 },
  features: [
    'Polpa e folha do figo na mesma vela',
    'Doçura na medida, com um verde que refresca',
    'Copo de vidro transparente reutilizável',
    'Das mais escolhidas para presente',
    'Cera de coco vertida à mão',
  ],
  specifications: {
    Topo: 'Folha de figueira, groselha',
    Coração: 'Figo maduro, mel de laranjeira',
    Fundo: 'Madeira de figueira, feno, âmbar',
    Intensidade: '3 – Média',
    ...houseSpecifications,
    Recipiente: 'Vidro transparente reutilizável',
    'Ambiente ideal': '12 a 20 m²',
    'Combina com': 'Mesa posta, visitas, presente, Natal',
  },
  faq: [
    {
      question: 'Leva mel de verdade?',
      answer:
        'Não. O mel é uma composição aromática vegetal: nenhuma das nossas velas leva ingrediente de origem animal.',
    },
    sharedQuestions.burnTime,
    sharedQuestions.firstBurn,
    sharedQuestions.gift,
  ],
  sizes: threeSizes({ small: -2900, large: 6600 }, [5, 11, 5]),
  createdDaysAgo: 371,
  images: ['mel-figo.webp', 'mel-figo-2.webp', 'mel-figo-3.webp', 'mel-figo-4.webp'],
  sizesImage: 'tamanhos-vidro.webp',
}
