/** The frame of the back office; apart, so that shop pages do not carry its words. */
export const adminFrameCopy = {
  navigation: 'Administração',
  root: 'Admin',
  backToSite: 'Voltar ao Site',
  foldSidebar: 'Recolher ou expandir o menu (Ctrl+B)',
  openSidebar: 'Abrir menu',
  closeSidebar: 'Fechar menu',
  waiting: 'aguardando',
  shortcuts: 'Atalhos',
  more: 'Mais',
  pixShort: 'Pix',
  entries: {
    today: 'Hoje',
    dashboard: 'Dashboard',
    products: 'Produtos',
    stock: 'Estoque',
    pours: 'Levas',
    categories: 'Categorias',
    manager: 'Imagens',
    orders: 'Pedidos',
    pix: 'Pix a conferir',
    notices: 'Avisos',
    reports: 'Relatórios',
    coupons: 'Cupons',
    reviews: 'Avaliações',
    users: 'Usuários',
    freight: 'Frete Motoboy',
    gifts: 'Presentes',
    payment: 'Pagamento',
    shop: 'Loja',
    blog: 'Blog',
    history: 'Histórico',
  },
} as const

/** What every page of the back office says the same way. */
export const adminErrorTitle = 'Erro'
