import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const sandaloAmbar: DemoProduct = {
  slug: 'sandalo-ambar',
  name: 'Sândalo & Âmbar',
  collection: 'madeiras',
  shortDescription: 'Sândalo cremoso, âmbar aquecido e fava-tonka: a vela das noites que começam tarde.',
  description: [
    'Há madeiras secas; o sândalo é quase um tecido. Aqui ele aparece em primeiro plano, leitoso e liso, sobre um âmbar que lembra resina aquecida na palma da mão.',
    'Foram oito versões até chegar à doçura certa. A fava-tonka arredonda, o benjoim alonga e uma pitada de cardamomo, na saída, não deixa nada pesar. Quanto mais tempo acesa, mais funda.',
    'O copo é de cerâmica fumê, salpicada como pedra de rio. Numa estante de livros, parece que sempre esteve ali.',
  ].join('\n\n'),
  price: 13990,
  cost: 5480,
  stockQuantity: 14,
  minStockLevel: 5,
  featured: false,
  weight: 0.57,
  dimensions: { length: 8.4, width: 8.4, height: 10 },
  features: [
    'Sândalo em primeiro plano, macio e leitoso',
    'Copo de cerâmica fumê, com salpicos feitos à mão',
    'Oito versões até a receita final',
    'Perfume que permanece até a manhã seguinte',
    'Cera de coco e pavio de algodão orgânico',
  ],
  specifications: {
    Topo: 'Cardamomo, açafrão',
    Coração: 'Sândalo, âmbar',
    Fundo: 'Fava-tonka, benjoim, couro macio',
    Intensidade: '4 – Marcante',
    ...houseSpecifications,
    Recipiente: 'Cerâmica fumê reutilizável',
    'Ambiente ideal': '15 a 25 m²',
    'Combina com': 'Sala, jantar, visitas, presente',
  },
  faq: [
    {
      question: 'O âmbar é a pedra?',
      answer:
        'Não. Em perfumaria, âmbar é um acorde de resinas, baunilha e madeiras. A pedra só aparece na fotografia, porque a cor é a mesma.',
    },
    sharedQuestions.whyCoconutWax,
    sharedQuestions.burnTime,
    sharedQuestions.emptyCeramic,
  ],
  sizes: threeSizes({ small: -3700, large: 7900 }, [3, 8, 3]),
  createdDaysAgo: 154,
  images: ['sandalo-ambar.webp', 'sandalo-ambar-2.webp', 'sandalo-ambar-3.webp', 'sandalo-ambar-4.webp'],
  sizesImage: 'tamanhos-ceramica.webp',
}
