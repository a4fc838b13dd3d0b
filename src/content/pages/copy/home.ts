export const homeCopy = {
  hero: { button: 'Conheça nossas velas' },
  lines: { title: 'Nossas Linhas', button: 'Ver Todos os Produtos' },
  process: { link: 'Conheça o processo artesanal' },
  testimonials: {
    title: 'O que dizem sobre as nossas velas',
    region: 'Depoimentos',
    previous: 'Depoimento anterior',
    next: 'Próximo depoimento',
    goTo: (position: number) => `Depoimento ${position}`,
  },
  ritual: {
    emailLabel: 'Seu e-mail',
    placeholder: 'voce@exemplo.com.br',
    button: 'Inscrever-se',
    hint: 'Sem pressa e sem spam. Para sair, basta um clique.',
  },
  about: { link: 'Conheça nossa história' },
} as const

/** Separate from the other review texts, so that the home page does not load those. */
export const recentReviewsCopy = {
  title: 'Quem acendeu conta',
  lead: 'As avaliações mais recentes, vela a vela.',
  demo: 'Demonstração',
  about: (candle: string) => `Avaliações de ${candle}`,
} as const

export const giftSection = {
  title: 'É para alguém?',
  text: 'Escolha a vela e, no carrinho, abra “É presente”. Você escreve o cartão e diz quem recebe.',
  link: 'Escolher um presente',
} as const
