/** Header, side menu, footer and the page that does not exist. */
export const frameCopy = {
  skipToContent: 'Ir para o conteúdo',
  notice: { label: 'Aviso' },
  homeLink: (shop: string) => `${shop}, página inicial`,
  navigation: {
    label: 'Principal',
    home: 'Início',
    products: 'Produtos',
    collections: 'Coleções',
    ourStory: 'Nossa História',
    blog: 'Blog',
    compare: 'Comparar velas',
    more: 'Mais',
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
    subscribe: 'Inscrever-se',
  },
  footer: {
    products: {
      title: 'Produtos',
      all: 'Todas as velas',
      collections: 'Coleções',
      quiz: 'Qual vela é a sua?',
      vouchers: 'Vale-presente',
      wishlist: 'Favoritos',
    },
    story: {
      title: 'Sobre',
      ourStory: 'Nossa História',
      craftProcess: 'Processo Artesanal',
      sustainability: 'Sustentabilidade',
      blog: 'Blog',
    },
    contact: { title: 'Contato' },
    legal: { label: 'Legal', privacy: 'Privacidade', terms: 'Termos', accessibility: 'Acessibilidade' },
    help: { delivery: 'Entrega', returns: 'Trocas e devoluções' },
    copyright: (since: string, year: number) =>
      since && Number(since) < year ? `© ${since}–${year}` : `© ${year}`,
  },
  notFound: {
    number: 'Erro 404',
    title: 'Página Não Encontrada',
    text: 'Esta chama se apagou ou nunca foi acesa. A loja continua iluminada, por aqui:',
    home: 'Ir para o início',
    products: 'Ver produtos',
  },
} as const
