import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const florDeLaranjeira: DemoProduct = {
  slug: 'flor-de-laranjeira',
  name: 'Flor de Laranjeira',
  collection: 'jardim',
  shortDescription:
    'O pomar em setembro: flor branca aberta de manhã, casca de laranja e uma toalha quarando ao sol.',
  description: [
    'No interior de São Paulo, a florada dos laranjais dura poucas semanas e muda o ar das estradas. Quem passa de carro abre o vidro. Esta vela tenta ser esse vidro aberto.',
    'A flor vem inteira: a pétala quase cremosa, o verde do ramo e um amargor fino, de casca, que a afasta dos florais de perfumaria antiga. O néroli dá a luz; o cedro claro, a sombra.',
    'Costuma ser escolhida para casamentos e batizados. O copo de cerâmica rosada, cor de barro claro, foi torneado para continuar na casa depois da festa.',
  ].join('\n\n'),
  price: 11990,
  cost: 4530,
  stockQuantity: 0,
  minStockLevel: 5,
  featured: false,
  weight: 0.55,
  dimensions: { length: 8.4, width: 8.4, height: 10 },
  features: [
    'Flor, folha e casca da laranjeira juntas',
    'Copo de cerâmica rosada, torneado à mão',
    'Luminosa e delicada, para o dia claro',
    'Escolhida para casamentos e chegadas',
  ],
  specifications: {
    Topo: 'Néroli, petitgrain',
    Coração: 'Flor de laranjeira, jasmim claro',
    Fundo: 'Cedro claro, almíscar',
    Intensidade: '3 – Média',
    ...houseSpecifications,
    Recipiente: 'Cerâmica rosada reutilizável',
    'Ambiente ideal': '12 a 20 m²',
    'Combina com': 'Manhã, mesa posta, presente, Dia das Mães',
  },
  faq: [
    {
      question: 'Vocês fazem quantidades maiores para casamentos?',
      answer:
        'Fazemos, com prazo. Escreva para o ateliê com a data e a quantidade, e respondemos com o que dá para fazer bem-feito.',
    },
    sharedQuestions.burnTime,
    sharedQuestions.emptyCeramic,
    sharedQuestions.gift,
  ],
  sizes: threeSizes({ small: -3100, large: 7200 }, [0, 0, 0]),
  createdDaysAgo: 198,
  images: [
    'flor-de-laranjeira.webp',
    'flor-de-laranjeira-2.webp',
    'flor-de-laranjeira-3.webp',
    'flor-de-laranjeira-4.webp',
  ],
  sizesImage: 'tamanhos-ceramica.webp',
}
