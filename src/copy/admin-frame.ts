/** The frame of the back office; apart, so that shop pages do not carry its words. */
export const adminFrameCopy = {
  navigation: 'Administração',
  root: 'Admin',
  backToSite: 'Voltar ao Site',
  foldSidebar: 'Recolher ou expandir o menu (Ctrl+B)',
  openSidebar: 'Abrir menu',
  closeSidebar: 'Fechar menu',
  waiting: 'aguardando',
  entries: {
    dashboard: 'Dashboard',
    products: 'Produtos',
    pours: 'Levas',
    categories: 'Categorias',
    manager: 'Imagens',
    orders: 'Pedidos',
    pix: 'Pix a conferir',
    users: 'Usuários',
    freight: 'Frete Motoboy',
    payment: 'Pagamento',
    blog: 'Blog',
  },
} as const
