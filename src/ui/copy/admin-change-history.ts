/** '/admin/historico': all of it on one page. */
export const historyCopy = {
  crumb: 'Histórico',
  lead: 'Quem mudou o quê na loja, e quando.',
  search: 'Buscar no histórico',
  placeholder: 'Produto, pedido, pessoa ou valor...',
  submit: 'Buscar',
  entity: 'O que foi alterado',
  all: 'Tudo',
  entities: {
    product: 'Produtos',
    category: 'Categorias',
    order: 'Pedidos',
    'blog-post': 'Blog',
    'courier-settings': 'Frete Motoboy',
    'payment-settings': 'Pagamento',
    'notice-settings': 'Avisos',
    review: 'Avaliações',
    coupon: 'Cupons',
    material: 'Materiais',
    voucher: 'Vales',
    'shop-settings': 'Loja',
    administrator: 'Acessos',
  },
  /** What settings are called, which have no name of their own. */
  subjects: {
    'courier-settings': 'Frete Motoboy',
    'payment-settings': 'Pagamento',
    'notice-settings': 'Avisos',
    'shop-settings': 'Loja',
  },
  administratorActions: {
    invited: 'Convite para a equipe',
    'invitation-revoked': 'Convite desfeito',
    joined: 'Entrou na equipe',
    revoked: 'Acesso ao painel removido',
    'factor-required': 'Verificação em duas etapas exigida',
    'factor-optional': 'Verificação em duas etapas opcional',
    'factor-reset': 'Verificação em duas etapas zerada',
  },
  administratorFields: { role: 'Papel', email: 'E-mail' },
  roles: { admin: 'administração', helper: 'ajudante' },
  changed: 'Alteração',
  nothingFound: 'Nada encontrado com esses filtros.',
  pages: 'Páginas do histórico',
  newer: 'Mais recentes',
  older: 'Mais antigas',
  loadFailed: 'Erro ao carregar o histórico',
} as const

/** The history of changes, on the page of whatever was changed. */
export const auditCopy = {
  title: 'Histórico de alterações',
  empty: 'Nenhuma alteração registrada ainda.',
  by: (name: string) => `por ${name}`,
  nothing: 'vazio',
  yes: 'sim',
  no: 'não',
  /** A long text is not shown twice: that it changed is enough. */
  rewritten: 'texto alterado',
  from: 'de',
  to: 'para',
} as const
