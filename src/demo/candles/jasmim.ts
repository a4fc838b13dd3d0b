import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const jasmim: DemoProduct = {
  slug: 'jasmim',
  name: 'Jasmim da Noite',
  collection: 'jardim',
  shortDescription:
    'O jasmim que só se mostra depois que escurece, com a rua molhada e a janela entreaberta.',
  description: [
    'Em muita rua de São Paulo há um muro que ninguém nota de dia. Quando anoitece, o jasmim se abre e as pessoas diminuem o passo. Passamos várias noites de dezembro rondando um desses muros, na Vila Romana, de caderno na mão.',
    'O resultado é um floral de penumbra: branco, intenso, com um lado de chá preto e uma ponta quase animal, que é o que separa o jasmim vivo do jasmim de vidro. A chuva recente aparece numa nota de pedra fria.',
    'Pede ambiente amplo ou porta aberta. No quarto, vinte minutos antes de deitar são suficientes; do resto da noite o perfume cuida sozinho.',
  ].join('\n\n'),
  price: 12490,
  cost: 4720,
  stockQuantity: 3,
  minStockLevel: 5,
  featured: false,
  weight: 0.54,
  dimensions: { length: 8.4, width: 8.4, height: 10 },
  features: [
    'A mais perfumada da casa',
    'Jasmim com folha, caule e noite de verão',
    'Copo de cerâmica azul-acinzentada, cor de céu às sete',
    'Pouco tempo acesa, muito tempo no ar',
  ],
  specifications: {
    Topo: 'Folha verde, pedra molhada',
    Coração: 'Jasmim, dama-da-noite',
    Fundo: 'Chá preto, sândalo, almíscar',
    Intensidade: '5 – Intensa',
    ...houseSpecifications,
    Recipiente: 'Cerâmica azul-acinzentada reutilizável',
    'Ambiente ideal': '18 a 30 m²',
    'Combina com': 'Varanda, sala, visitas',
  },
  faq: [
    {
      question: 'É forte demais para um apartamento pequeno?',
      answer:
        'Depende do tempo acesa. Em até 15 m², vinte minutos bastam. Se você prefere flores discretas, comece pela Rosa & Peônia.',
    },
    sharedQuestions.burnTime,
    sharedQuestions.pets,
    sharedQuestions.emptyCeramic,
  ],
  sizes: threeSizes({ small: -3300, large: 7400 }, [0, 3, 0]),
  createdDaysAgo: 402,
  images: ['jasmim.webp', 'jasmim-2.webp', 'jasmim-3.webp', 'jasmim-4.webp'],
  sizesImage: 'tamanhos-ceramica.webp',
}
