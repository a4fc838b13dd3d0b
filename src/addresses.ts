/** Every address of the shop, as React Router writes it. */
export const routePaths = {
  home: '/',
  products: '/produtos',
  product: '/produto/:slug',
  productOldAddress: '/produtos/:slug',
  quiz: '/descobrir',
  collections: '/colecoes',
  ourStory: '/nossa-historia',
  craftProcess: '/processo-artesanal',
  sustainability: '/sustentabilidade',
  blog: '/blog',
  blogFeed: '/blog/rss.xml',
  blogPost: '/blog/:slug',
  privacy: '/privacidade',
  terms: '/termos',
  delivery: '/entrega',
  returns: '/trocas-e-arrependimento',
  unsubscribe: '/newsletter/cancelar',
  newsletter: '/newsletter',
  restock: '/avise-me',
  restockConfirm: '/avise-me/confirmar',
  restockLeave: '/avise-me/sair',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  securityContact: '/.well-known/security.txt',
  manifest: '/manifest.webmanifest',
  auth: '/auth',
  googleStart: '/auth/google',
  googleCallback: '/api/auth/callback/google',
  passkeyOptions: '/auth/chave',
  emailConfirmation: '/email-confirmation',
  staffInvitation: '/convite',
  signOut: '/sair',
  profile: '/perfil',
  profileData: '/perfil/dados.json',
  profileSecurity: '/perfil/seguranca',
  waitingForm: '/continuar',
  cart: '/carrinho',
  guestProducts: '/api/guest/products',
  wishlist: '/favoritos',
  guestMerge: '/api/guest/merge',
  orders: '/pedidos',
  order: '/pedidos/:number',
  payOrder: '/pedidos/:number/pagar',
  orderPour: '/pedidos/:number/leva',
  review: '/avaliar/:number',
  reviewInvitations: '/avaliacoes/convites',
  productReviews: '/produto/:slug/avaliacoes',
  reviewReport: '/avaliacoes/:id/denunciar',
  withdrawOrder: '/pedidos/:number/desistir',
  trouble: '/problema/:number',
  complaintPhoto: '/problema/:number/foto/:photo',
  checkoutSuccess: '/checkout/success',
  checkoutCancel: '/checkout/cancel',
  offlinePayment: '/pagamento-teste/:reference',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminToday: '/admin/hoje',
  adminProducts: '/admin/produtos',
  adminProductNew: '/admin/produtos/novo',
  adminProductsCsv: '/admin/produtos.csv',
  adminProductsImport: '/admin/produtos/importar',
  adminProductPrices: '/admin/produtos/precos',
  adminProduct: '/admin/produtos/:id',
  adminPours: '/admin/levas',
  adminStock: '/admin/estoque',
  adminCoupons: '/admin/cupons',
  adminCategories: '/admin/categorias',
  adminManager: '/admin/manager',
  adminImages: '/admin/manager/imagens',
  adminOrders: '/admin/pedidos',
  adminOrdersCsv: '/admin/pedidos.csv',
  adminOrderNew: '/admin/pedidos/novo',
  adminDispatch: '/admin/pedidos/enviar',
  adminPackingSlips: '/admin/pedidos/etiquetas',
  adminOrder: '/admin/pedidos/:id',
  adminPackingSlip: '/admin/pedidos/:id/etiqueta',
  adminComplaintPhoto: '/admin/pedidos/:id/foto/:photo',
  adminPix: '/admin/pix',
  adminNotices: '/admin/avisos',
  adminManifest: '/admin.webmanifest',
  adminReports: '/admin/relatorios',
  adminReportsCsv: '/admin/relatorios.csv',
  adminReviews: '/admin/avaliacoes',
  adminUsers: '/admin/usuarios',
  adminCustomersCsv: '/admin/usuarios.csv',
  adminContact: '/admin/usuarios/contato',
  adminCustomer: '/admin/usuarios/:id',
  adminTeam: '/admin/equipe',
  adminHistory: '/admin/historico',
  adminOpening: '/admin/abrir',
  adminOpeningStep: '/admin/abrir/:step',
  adminShop: '/admin/loja',
  adminCalendar: '/admin/calendario',
  adminCalendarClose: '/admin/calendario/fechar',
  adminContent: '/admin/paginas',
  adminSearches: '/admin/buscas',
  adminGifts: '/admin/presentes',
  adminTestOrder: '/admin/abrir/teste',
  adminFreight: '/admin/frete-motoboy',
  adminPayment: '/admin/pagamento',
  adminBlog: '/admin/blog',
  adminBlogPost: '/admin/blog/:id',
  adminBlogImages: '/admin/blog/imagens',
  adminBlogPreview: '/admin/blog/previa',
  adminNewsletterCsv: '/admin/newsletter.csv',
  adminSearch: '/admin/busca',
  adminStyleGuide: '/admin/estilo',
  functions: '/api/functions/:name',
  paymentWebhook: '/api/webhooks/payments',
  devMail: '/dev/mail',
} as const

export type RouteName = keyof typeof routePaths

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsOf<Name extends RouteName> = { [Key in ParamName<(typeof routePaths)[Name]>]: string }

type PathArguments<Name extends RouteName> = keyof ParamsOf<Name> extends never
  ? [params?: Record<string, never>, search?: Record<string, string | number | undefined>]
  : [params: ParamsOf<Name>, search?: Record<string, string | number | undefined>]

/** `pathTo('product', { slug })` is '/produto/…'; a third argument becomes the query string. */
export function pathTo<Name extends RouteName>(name: Name, ...args: PathArguments<Name>): string {
  const [params = {}, search = {}] = args
  const path = routePaths[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined) query.set(key, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}
