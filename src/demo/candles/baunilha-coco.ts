import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const baunilhaCoco: DemoProduct = {
  slug: 'baunilha-coco',
  name: 'Baunilha & Coco',
  collection: 'aconchego',
  shortDescription:
    'Fava de baunilha, leite de coco morno e um fio de madeira clara: o cheiro da cozinha onde tudo começou.',
  description: [
    'Foi a primeira vela que saiu da nossa panela e ainda é a que mais vezes volta para o fogão. Parte de uma lembrança simples: arroz-doce esfriando na janela, coco ralado ainda úmido, a fava de baunilha raspada com a ponta da faca.',
    'Nos primeiros minutos aparece o coco, fresco e um pouco salgado, como a polpa que se tira de colher. Depois a baunilha toma a sala, mais amadeirada do que doce. Ninguém vai perguntar se há bolo no forno; vão perguntar de onde vem o perfume.',
    'Macia, acompanha uma tarde inteira sem cansar. É a vela que indicamos a quem ainda não conhece nenhuma das nossas.',
  ].join('\n\n'),
  price: 9990,
  cost: 3420,
  stockQuantity: 36,
  minStockLevel: 8,
  featured: true,
  weight: 0.41,
  dimensions: { length: 8, width: 8, height: 9 },
  features: [
    'A assinatura da casa, na receita original',
    'Baunilha amadeirada, com pouco açúcar',
    'Copo de vidro transparente que volta para a mesa',
    'Cera 100% de coco, vertida à mão em levas de trinta',
    '48 horas de cura antes do rótulo',
  ],
  specifications: {
    Topo: 'Leite de coco, flor de sal',
    Coração: 'Fava de baunilha, heliotrópio',
    Fundo: 'Sândalo claro, almíscar',
    Intensidade: '3 – Média',
    ...houseSpecifications,
    Recipiente: 'Vidro transparente reutilizável',
    'Ambiente ideal': '12 a 20 m²',
    'Combina com': 'Sala, leitura, noites frias',
  },
  faq: [
    {
      question: 'Ela é muito doce?',
      answer:
        'Não. A baunilha que usamos puxa para a madeira e a flor de sal corta o açúcar. Se você gosta de perfume de confeitaria, talvez a ache até sóbria.',
    },
    sharedQuestions.whyCoconutWax,
    sharedQuestions.burnTime,
    sharedQuestions.emptyGlass,
    sharedQuestions.gift,
  ],
  sizes: threeSizes({ small: -2700, large: 6000 }, [10, 18, 8]),
  createdDaysAgo: 520,
  images: ['baunilha-coco.webp', 'baunilha-coco-2.webp', 'baunilha-coco-3.webp', 'baunilha-coco-4.webp'],
  sizesImage: 'tamanhos-vidro.webp',
}
