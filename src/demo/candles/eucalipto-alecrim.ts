import type { DemoProduct } from './demo-product.ts'
import { houseSpecifications, sharedQuestions } from './shared-facts.ts'
import { threeSizes } from './sizes.ts'

export const eucaliptoAlecrim: DemoProduct = {
  slug: 'eucalipto-alecrim',
  name: 'Eucalipto & Alecrim',
  collection: 'calma',
  shortDescription:
    'Folha de eucalipto amassada na mão e alecrim no vapor do chuveiro: ar limpo, de janela recém-aberta.',
  description: [
    'Esta nasceu no banheiro. Durante um inverno penduramos ramos de eucalipto no chuveiro e prestamos atenção ao que acontecia quando o vapor subia: primeiro um mentolado frio, depois um verde mais redondo, quase doce.',
    'O alecrim veio dar chão. É o mesmo do vaso da cozinha, resinoso, com um fundo de pinho. Juntos, parecem abrir espaço entre os azulejos.',
    'Serve ao banho demorado, ao escritório em casa e à sala logo depois da faxina. Deixe sobre a bancada, longe dos respingos: pavio molhado acende mal.',
  ].join('\n\n'),
  price: 10990,
  cost: 4090,
  stockQuantity: 24,
  minStockLevel: 6,
  featured: false,
  weight: 0.55,
  dimensions: { length: 8.4, width: 8.4, height: 10 },
  features: [
    'Verde e fresca, sem cheiro de remédio',
    'Óleos essenciais de eucalipto e alecrim',
    'Copo de cerâmica verde-água, firme na beira da banheira',
    'Renova o ar da sala em meia hora',
  ],
  specifications: {
    Topo: 'Eucalipto, hortelã',
    Coração: 'Alecrim, sálvia',
    Fundo: 'Cedro branco, musgo claro',
    Intensidade: '4 – Marcante',
    ...houseSpecifications,
    Recipiente: 'Cerâmica verde-água reutilizável',
    'Ambiente ideal': '10 a 20 m²',
    'Combina com': 'Banho, escritório, casa arrumada',
  },
  faq: [
    {
      question: 'Tenho gato em casa. Posso usar?',
      answer:
        'Gatos são sensíveis a óleos essenciais, e o de eucalipto é dos mais fortes. Acenda em cômodo ventilado onde ele possa sair, por pouco tempo. Na dúvida, prefira a Chá Branco e ouça o veterinário.',
    },
    {
      question: 'O vapor do banho estraga a vela?',
      answer: 'Não. Só evite respingos sobre o pavio e espere a cera firmar antes de guardar.',
    },
    sharedQuestions.burnTime,
    sharedQuestions.emptyCeramic,
  ],
  sizes: threeSizes({ small: -2900, large: 6800 }, [9, 15, 0]),
  createdDaysAgo: 498,
  sale: { price: 8990, sizes: { '320 g': 14990 }, daysAgo: 4, daysLeft: 12 },
  images: [
    'eucalipto-alecrim.webp',
    'eucalipto-alecrim-2.webp',
    'eucalipto-alecrim-3.webp',
    'eucalipto-alecrim-4.webp',
  ],
  sizesImage: 'tamanhos-ceramica.webp',
}
