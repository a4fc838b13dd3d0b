import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const cedroVetiver: DemoProduct = {
  slug: 'cedro-vetiver',
  name: 'Cedro & Vetiver',
  collection: 'madeiras',
  shortDescription:
    'Cedro recém-serrado, raiz de vetiver e folha úmida: meia hora de trilha sem sair de casa.',
  description: [
    'Suba a Cantareira cedo, num dia de neblina, e repare no chão. Não é só madeira: é raiz, folha que se desfaz devagar, cogumelo, pedra. Foi esse chão que quisemos pôr dentro do copo.',
    'O cedro abre limpo, de lápis recém-apontado. O vetiver sobe por baixo, terroso, com um quê de fumaça, e traz um musgo escuro consigo. Doçura não há nenhuma, e quem gosta costuma gostar muito.',
    'É boa companhia de escritório, oficina e biblioteca. A cerâmica verde-musgo é fosca e continua bonita, mais tarde, com um cacto dentro.',
  ].join('\n\n'),
  price: 12990,
  cost: 4870,
  stockQuantity: 17,
  minStockLevel: 5,
  featured: true,
  weight: 0.56,
  dimensions: { length: 8.4, width: 8.4, height: 10 },
  features: [
    'Amadeirada seca, sem uma gota de doçura',
    'Vetiver de raiz, destilado lentamente',
    'Copo de cerâmica verde-musgo, fosco ao toque',
    'Perfuma salas grandes sem pesar',
  ],
  specifications: {
    Topo: 'Cipreste, bergamota',
    Coração: 'Cedro, agulha de pinho',
    Fundo: 'Vetiver, musgo, patchuli',
    Intensidade: '4 – Marcante',
    ...houseSpecifications,
    Recipiente: 'Cerâmica verde-musgo reutilizável',
    'Ambiente ideal': '15 a 25 m²',
    'Combina com': 'Escritório, leitura, presente',
  },
  faq: [
    {
      question: 'É um perfume masculino?',
      answer:
        'É um perfume de mata. Metade de quem leva é mulher, metade é homem, e os dois costumam brigar por ela.',
    },
    sharedQuestions.burnTime,
    sharedQuestions.firstBurn,
    sharedQuestions.emptyCeramic,
    sharedQuestions.delivery,
  ],
  sizes: threeSizes({ small: -3400, large: 7500 }, [4, 10, 3]),
  createdDaysAgo: 462,
  images: ['cedro-vetiver.webp', 'cedro-vetiver-2.webp', 'cedro-vetiver-3.webp', 'cedro-vetiver-4.webp'],
  sizesImage: 'tamanhos-ceramica.webp',
}
