import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const rosaPeonia: DemoProduct = {
  slug: 'rosa-peonia',
  name: 'Rosa & Peônia',
  collection: 'jardim',
  shortDescription: 'Pétalas de rosa ainda com orvalho e peônia cor de chá: um buquê sem celofane.',
  description: [
    'Rosa é uma nota que todo mundo pensa conhecer. A nossa foi afinada para lembrar a flor viva, e não o sabonete: há folha, há um pouco de terra, há aquele frescor quase de lichia que só existe de manhã cedo.',
    'A peônia entra com volume e leveza, camada sobre camada, como a própria flor. Uma pimenta-rosa, pouca, não deixa o perfume adormecer.',
    'O copo é de vidro rosado e a cera, branca. A cor que você vê é só a luz passando. Fica bonita ao lado de um espelho, na mesa de chá, na cabeceira de quem acorda devagar.',
  ].join('\n\n'),
  price: 11490,
  cost: 4010,
  stockQuantity: 19,
  minStockLevel: 5,
  featured: false,
  weight: 0.42,
  dimensions: { length: 8, width: 8, height: 9 },
  features: [
    'Floral fresco, longe do talco',
    'Copo de vidro rosado, da cor de pétala seca',
    'Cera de coco sem corante',
    'Pimenta-rosa para um começo vivo',
    'Rótulo desenhado no ateliê',
  ],
  specifications: {
    Topo: 'Lichia, pimenta-rosa',
    Coração: 'Rosa, peônia',
    Fundo: 'Almíscar branco, madeira clara',
    Intensidade: '3 – Média',
    ...houseSpecifications,
    Recipiente: 'Vidro rosado reutilizável',
    'Ambiente ideal': '10 a 20 m²',
    'Combina com': 'Quarto, presente, Dia das Mães',
  },
  faq: [
    {
      question: 'A cera é cor-de-rosa?',
      answer: 'A cera é branca, como em todas as nossas velas. O tom vem do vidro, que filtra a luz.',
    },
    sharedQuestions.whyCoconutWax,
    sharedQuestions.burnTime,
    sharedQuestions.gift,
  ],
  sizes: threeSizes({ small: -3000, large: 6900 }, [5, 10, 4]),
  createdDaysAgo: 470,
  images: ['rosa-peonia.webp', 'rosa-peonia-2.webp', 'rosa-peonia-3.webp', 'rosa-peonia-4.webp'],
  sizesImage: 'tamanhos-vidro.webp',
}
