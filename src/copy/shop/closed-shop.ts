/** To who presses while the shop is closed: nothing is lost. */
export const closedShopSentence =
  'A loja está fechada no momento e não recebe pedidos novos. O seu carrinho fica guardado, e nada foi cobrado.'

/** What visitors read at every address while the shop is closed. */
export const comingSoonCopy = {
  title: 'Em breve',
  documentTitle: (name: string) => (name ? `${name} · Em breve` : 'Em breve'),
  lead: (name: string) =>
    name ? `${name} está arrumando as prateleiras.` : 'Uma loja nova está arrumando as prateleiras.',
  invitation: 'Deixe seu e-mail e contamos no dia em que a loja abrir.',
  form: {
    emailLabel: 'Seu e-mail',
    placeholder: 'voce@exemplo.com.br',
    button: 'Avise-me',
    hint: 'Para sair, basta um clique.',
  },
  contact: 'Fale com a gente',
  orders: 'Já comprou? Veja seus pedidos',
  legal: {
    label: 'Informações',
    privacy: 'Privacidade',
    terms: 'Termos',
    delivery: 'Entrega',
    returns: 'Trocas e devoluções',
    accessibility: 'Acessibilidade',
  },
} as const

/** Over the shop as it will be, for the one who runs it. */
export const closedStripCopy = {
  label: 'Loja fechada',
  text: 'Só você vê: a loja está fechada.',
  link: 'Voltar aos passos',
} as const
