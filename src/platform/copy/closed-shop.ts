/** To who presses while the shop is closed: nothing is lost. */
export const closedShopSentence =
  'A loja está fechada no momento e não recebe pedidos novos. O seu carrinho fica guardado, e nada foi cobrado.'

/** Stored with each subscription made on the closed page, and shown under its form. */
export const openingConsent =
  'Ao se inscrever, você aceita receber por e-mail o aviso da abertura e as novidades da loja.'

/** Text of the notices after a subscription on the closed page. */
export const openingSubscription = {
  subscribed: 'Você recebe um e-mail quando a loja abrir.',
  'already-subscribed': 'Este e-mail já está na lista.',
} as const

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
    consent: openingConsent,
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
