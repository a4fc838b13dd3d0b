import { brandImages } from './brand-images.ts'

export const demoHome = {
  heroTitle: 'Velas Artesanais Premium',
  heroEmphasis: 'Artesanais',
  heroSentence:
    'Cera de coco, pavio de algodão e perfume sem pressa. Cada vela é vertida, curada e rotulada à mão.',
  heroImage: brandImages.homeHero,
  badge1: 'Feitas à mão',
  badge2: 'Aromas naturais',
  badge3: 'Cera de coco',
  linesIntro: 'Um aroma para cada hora da casa: o café da manhã, a leitura, o banho demorado, a mesa posta.',
  productsLead: 'Velas de cera de coco para perfumar a casa devagar.',
  processTitle: 'O tempo é o nosso ingrediente mais caro',
  processText:
    'Derretemos a cera em panelas pequenas, perfumamos na temperatura certa e deixamos cada vela descansar por 48 horas antes de receber o rótulo.',
  processImage: brandImages.processoCentrando,
  processCaption: 'O pavio no centro, antes da cera.',
  newsletterLead:
    'Um e-mail por semana para acender uma vela e desacelerar: aromas da estação, pequenos rituais e lançamentos antes de todo mundo.',
  newsletterShort: 'Um e-mail por semana, com aromas e pequenos rituais.',
  aboutTitle: 'Começou numa cozinha da Vila Madalena',
  aboutText: [
    'Uma panela emprestada, um termômetro de doceira e a vontade de acender uma vela que deixasse perfume na sala, e não fuligem na parede.',
    'A cera de coco foi a resposta. O resto aprendemos vela a vela, ouvindo quem acende.',
  ].join('\n\n'),
  aboutImage1: brandImages.cafeCacau3,
  aboutImage2: brandImages.casaPoltrona,
  footer: 'Velas de cera de coco feitas à mão, em pequenas levas, na cidade de São Paulo.',
  searchTitle: 'Velas artesanais de cera de coco',
  searchText:
    'Velas artesanais premium de cera de coco, vertidas à mão em São Paulo, com aromas naturais e pavio de algodão. Entrega em toda a cidade.',
}

export const demoPictures = {
  products: brandImages.products,
  quiz: brandImages.blogComodos,
  gift: brandImages.atelieEntrega,
  newsletter: brandImages.canelaLaranja3,
  signIn: brandImages.canelaLaranja,
  confirmation: brandImages.jasmim,
  thanks: brandImages.canelaLaranja3,
  cancelled: brandImages.baunilhaCoco,
}
