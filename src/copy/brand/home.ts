import { homeImages } from './home-images.ts'
import type { HomeCopy } from './shapes.ts'

export const homeCopy: HomeCopy = {
  hero: {
    title: 'Velas Artesanais Premium',
    emphasis: 'Artesanais',
    sentence:
      'Cera de coco, pavio de algodão e perfume sem pressa. Cada vela é vertida, curada e rotulada à mão.',
    button: 'Conheça nossas velas',
    badges: ['Feitas à mão', 'Aromas naturais', 'Cera de coco'],
    image: homeImages.homeHero,
    flames: [
      { x: 40.8, y: 33 },
      { x: 62.3, y: 34.9 },
      { x: 83.4, y: 18.2 },
    ],
  },
  lines: {
    title: 'Nossas Linhas',
    intro: 'Um aroma para cada hora da casa: o café da manhã, a leitura, o banho demorado, a mesa posta.',
    button: 'Ver Todos os Produtos',
  },
  process: {
    title: 'O tempo é o nosso ingrediente mais caro',
    text: 'Derretemos a cera em panelas pequenas, perfumamos na temperatura certa e deixamos cada vela descansar por 48 horas antes de receber o rótulo.',
    link: { label: 'Conheça o processo artesanal', to: 'craftProcess' },
    image: homeImages.processoVertendoCera,
    inset: homeImages.blogCura,
    caption: 'Na prateleira do ateliê, à espera do rótulo.',
  },
  testimonials: {
    title: 'O que dizem sobre as nossas velas',
    region: 'Depoimentos',
    previous: 'Depoimento anterior',
    next: 'Próximo depoimento',
    goTo: (position) => `Depoimento ${position}`,
  },
  ritual: {
    title: 'Ritual de Carinho',
    lead: 'Um e-mail por semana para acender uma vela e desacelerar: aromas da estação, pequenos rituais e lançamentos antes de todo mundo.',
    emailLabel: 'Seu e-mail',
    placeholder: 'voce@exemplo.com.br',
    button: 'Inscrever-se',
    hint: 'Sem pressa e sem spam. Para sair, basta um clique.',
    image: homeImages.canelaLaranja3,
  },
  about: {
    title: 'Começou numa cozinha da Vila Madalena',
    paragraphs: [
      'Uma panela emprestada, um termômetro de doceira e a vontade de acender uma vela que deixasse perfume na sala, e não fuligem na parede.',
      'A cera de coco foi a resposta. O resto aprendemos vela a vela, ouvindo quem acende.',
    ],
    link: { label: 'Conheça nossa história', to: 'ourStory' },
    images: [homeImages.atelieRotulo, homeImages.processoAtelie],
  },
}
