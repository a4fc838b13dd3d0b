/** The home page's own words; what it says of the shop is written by the owner. */
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
    title: 'Ritual de Carinho',
    emailLabel: 'Seu e-mail',
    placeholder: 'voce@exemplo.com.br',
    button: 'Inscrever-se',
    hint: 'Sem pressa e sem spam. Para sair, basta um clique.',
  },
  about: { link: 'Conheça nossa história' },
} as const
