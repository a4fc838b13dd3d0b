import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const lavandaCamomila: DemoProduct = {
  slug: 'lavanda-camomila',
  name: 'Lavanda & Camomila',
  collection: 'calma',
  shortDescription:
    'Lavanda de talo verde e camomila seca, para a hora em que o quarto já está quieto e só falta você.',
  description: [
    'A nossa lavanda não tem nada de sachê de gaveta. É herbácea, um pouco canforada, com o lado verde do talo. A camomila entra como no chá: amarela, de feno seco, com um resto de mel no fundo da xícara.',
    'Pensamos nela para a última hora do dia. Acenda enquanto arruma a cama, leia algumas páginas, apague antes de deitar. O que fica no quarto é um almíscar limpo, de lençol que secou ao sol.',
    'O copo é de cerâmica lilás, com as marcas do torno à mostra. Depois da última queima, guarda bem lápis, escovas ou um ramo de lavanda de verdade.',
  ].join('\n\n'),
  price: 10990,
  cost: 4180,
  stockQuantity: 28,
  minStockLevel: 6,
  featured: true,
  weight: 0.54,
  dimensions: { length: 8.4, width: 8.4, height: 10 },
  features: [
    'Perfume suave, feito para o quarto',
    'Copo de cerâmica lilás, torneado e esmaltado à mão',
    'Pavio de algodão orgânico, chama baixa e silenciosa',
    'Cera de coco, sem parafina',
  ],
  specifications: {
    Topo: 'Lavanda, bergamota',
    Coração: 'Camomila, sálvia-esclareia',
    Fundo: 'Almíscar branco, feno, fava-tonka',
    Intensidade: '2 – Suave',
    ...houseSpecifications,
    Recipiente: 'Cerâmica lilás reutilizável',
    'Ambiente ideal': '8 a 15 m²',
    'Combina com': 'Quarto, banho, antes de dormir',
  },
  faq: [
    {
      question: 'Posso dormir com ela acesa?',
      answer:
        'Não, nem com esta nem com nenhuma outra vela. Acenda uma hora antes e apague ao deitar: o perfume continua no quarto.',
    },
    sharedQuestions.burnTime,
    sharedQuestions.firstBurn,
    sharedQuestions.emptyCeramic,
  ],
  sizes: threeSizes({ small: -2900, large: 6900 }, [8, 14, 6]),
  createdDaysAgo: 512,
  images: [
    'lavanda-camomila.webp',
    'lavanda-camomila-2.webp',
    'lavanda-camomila-3.webp',
    'lavanda-camomila-4.webp',
  ],
  sizesImage: 'tamanhos-ceramica.webp',
}
