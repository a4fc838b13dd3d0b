/** Header, side menu, footer, the frame of the back office and the page that does not exist. */
export const frameCopy = {
  skipToContent: 'Ir para o conteúdo',
  notice: { label: 'Aviso', text: 'Entrega na cidade de São Paulo' },
  homeLink: (shop: string) => `${shop}, página inicial`,
  navigation: {
    label: 'Principal',
    home: 'Início',
    products: 'Produtos',
    collections: 'Coleções',
    ourStory: 'Nossa História',
    blog: 'Blog',
  },
  search: {
    open: 'Buscar produtos',
    close: 'Fechar busca',
    placeholder: 'Buscar produtos...',
    submit: 'Buscar',
  },
  wishlist: {
    label: 'Lista de Desejos',
    counted: (count: number) => `Lista de Desejos, ${count} ${count === 1 ? 'produto' : 'produtos'}`,
  },
  cart: {
    label: 'Carrinho',
    counted: (count: number) => `Carrinho, ${count} ${count === 1 ? 'item' : 'itens'}`,
  },
  account: {
    open: 'Abrir menu da conta',
    profile: 'Meu Perfil',
    orders: 'Meus Pedidos',
    wishlist: 'Lista de Desejos',
    admin: 'Admin',
    signOut: 'Sair',
    signIn: 'Entrar',
  },
  sideMenu: {
    label: 'Menu',
    open: 'Abrir menu',
    close: 'Fechar menu',
    welcome: 'Entre para guardar favoritos e acompanhar seus pedidos.',
  },
  ritual: {
    title: 'Ritual de Carinho',
    text: 'Um e-mail por semana, com aromas e pequenos rituais.',
    subscribe: 'Inscrever-se',
  },
  footer: {
    about: 'Velas de cera de coco feitas à mão, em pequenos lotes, na cidade de São Paulo.',
    products: { title: 'Produtos', all: 'Todas as velas', collections: 'Coleções', wishlist: 'Favoritos' },
    story: {
      title: 'Sobre',
      ourStory: 'Nossa História',
      craftProcess: 'Processo Artesanal',
      sustainability: 'Sustentabilidade',
      blog: 'Blog',
    },
    contact: { title: 'Contato', hours: 'Segunda a sexta, 9h às 18h' },
    legal: { label: 'Legal', privacy: 'Privacidade', terms: 'Termos' },
    help: { delivery: 'Entrega', returns: 'Trocas e arrependimento' },
    copyright: (year: number) => `© 2024–${year}`,
    cnpj: 'CNPJ',
  },
  notFound: {
    number: 'Erro 404',
    title: 'Página Não Encontrada',
    text: 'Esta chama se apagou ou nunca foi acesa. A loja continua iluminada, por aqui:',
    home: 'Ir para o início',
    products: 'Ver produtos',
  },
} as const

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
    categories: 'Categorias',
    manager: 'Imagens',
    orders: 'Pedidos',
    users: 'Usuários',
    freight: 'Frete Motoboy',
    blog: 'Blog',
  },
} as const
