export const closedShopSentence =
  'A loja está fechada no momento e não recebe pedidos novos. O seu carrinho fica guardado, e nada foi cobrado.'

/** Stored as proof of consent with each subscription on the closed page, and shown under the form. */
export const openingConsent =
  'Ao se inscrever, você aceita receber por e-mail o aviso da abertura e as novidades da loja.'

export const openingSubscription = {
  subscribed: 'Você recebe um e-mail quando a loja abrir.',
  'already-subscribed': 'Este e-mail já está na lista.',
} as const

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

export const closedStripCopy = {
  label: 'Loja fechada',
  text: 'Só você vê: a loja está fechada.',
  link: 'Voltar aos passos',
} as const
