import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const canelaLaranja: DemoProduct = {
  slug: 'canela-laranja',
  name: 'Canela & Laranja',
  collection: 'aconchego',
  shortDescription:
    'Casca de laranja no fogo baixo, canela em pau e uma estrela de anis: noite fria de porta fechada.',
  description: [
    'Começou como receita, não como perfume. No inverno deixávamos uma panelinha no fogo com casca de laranja, canela e anis-estrelado, só para a casa cheirar bem. A vela veio para aposentar a panelinha.',
    'A laranja chega primeiro, doce, de casca torcida. A canela é em pau, mais seca e menos açucarada que a de confeitaria. O cravo fica lá atrás, em dose pequena, porque cravo demais vira consultório de dentista.',
    'O copo âmbar faz metade do trabalho: aceso, tinge a parede de cobre. Vai bem com vinho quente, manta e uma conversa que não acaba.',
  ].join('\n\n'),
  price: 9990,
  cost: 3560,
  stockQuantity: 4,
  minStockLevel: 5,
  featured: false,
  weight: 0.42,
  dimensions: { length: 8, width: 8, height: 9 },
  features: [
    'Nascida de uma receita de panela',
    'Copo de vidro âmbar, que doura a luz da chama',
    'Especiarias secas, sem doçura de confeitaria',
    'Perfume que chega à sala inteira em vinte minutos',
    'Cera de coco e pavio de algodão orgânico',
  ],
  specifications: {
    Topo: 'Laranja-doce, bergamota',
    Coração: 'Canela em pau, anis-estrelado, cravo',
    Fundo: 'Baunilha, cedro, fava-tonka',
    Intensidade: '4 – Marcante',
    ...houseSpecifications,
    Recipiente: 'Vidro âmbar reutilizável',
    'Ambiente ideal': '15 a 25 m²',
    'Combina com': 'Sala, jantar, noites frias, Natal',
  },
  faq: [
    {
      question: 'É uma vela só de inverno?',
      answer:
        'É quando ela mais brilha, mas a laranja a mantém leve. No calor, meia hora depois do jantar basta.',
    },
    sharedQuestions.burnTime,
    sharedQuestions.pets,
    sharedQuestions.emptyGlass,
  ],
  sizes: threeSizes({ small: -2600, large: 6000 }, [1, 2, 1]),
  createdDaysAgo: 505,
  images: ['canela-laranja.webp', 'canela-laranja-2.webp', 'canela-laranja-3.webp', 'canela-laranja-4.webp'],
  sizesImage: 'tamanhos-vidro.webp',
}
