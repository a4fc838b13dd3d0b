/**
 * Every address of the shop, once. `routes.ts` builds the router from it, `pathTo` every link and redirect, the page
 * cache its allow-list, and a test the authorisation matrix.
 */
export type Access = 'public' | 'customer' | 'administrator'

interface RouteEntry {
  /** As React Router writes it: `/produto/:slug`. */
  path: string
  /** The route module, below `src/web`. */
  module: string
  /** What surrounds the page; 'none' for resources and bare pages. */
  frame: 'shop' | 'admin' | 'none'
  access: Access
  /** The query parameters that a cached copy may depend on. Absent: the page is never cached. */
  cache?: readonly string[]
}

export const routeTable = {
  home: { path: '/', module: 'routes/storefront/home.tsx', frame: 'shop', access: 'public', cache: [] },
  products: {
    path: '/produtos',
    module: 'routes/storefront/products.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', 'category', 'sort', 'page'],
  },
  product: {
    path: '/produto/:slug',
    module: 'routes/storefront/product.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  productOldAddress: {
    path: '/produtos/:slug',
    module: 'routes/storefront/product-old-address.ts',
    frame: 'none',
    access: 'public',
  },
  collections: {
    path: '/colecoes',
    module: 'routes/storefront/collections.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  ourStory: {
    path: '/nossa-historia',
    module: 'routes/storefront/our-story.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  craftProcess: {
    path: '/processo-artesanal',
    module: 'routes/storefront/craft-process.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  sustainability: {
    path: '/sustentabilidade',
    module: 'routes/storefront/sustainability.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  blog: { path: '/blog', module: 'routes/storefront/blog.tsx', frame: 'shop', access: 'public', cache: [] },
  blogFeed: {
    path: '/blog/rss.xml',
    module: 'routes/storefront/blog-feed.ts',
    frame: 'none',
    access: 'public',
  },
  blogPost: {
    path: '/blog/:slug',
    module: 'routes/storefront/blog-post.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  privacy: {
    path: '/privacidade',
    module: 'routes/storefront/privacy.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  terms: {
    path: '/termos',
    module: 'routes/storefront/terms.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  unsubscribe: {
    path: '/newsletter/cancelar',
    module: 'routes/storefront/unsubscribe.tsx',
    frame: 'shop',
    access: 'public',
  },
  newsletter: {
    path: '/newsletter',
    module: 'routes/storefront/newsletter.ts',
    frame: 'none',
    access: 'public',
  },
  sitemap: { path: '/sitemap.xml', module: 'routes/storefront/sitemap.ts', frame: 'none', access: 'public' },
  robots: { path: '/robots.txt', module: 'routes/storefront/robots.ts', frame: 'none', access: 'public' },
  manifest: {
    path: '/manifest.webmanifest',
    module: 'routes/storefront/manifest.ts',
    frame: 'none',
    access: 'public',
  },

  auth: { path: '/auth', module: 'routes/account/auth.tsx', frame: 'none', access: 'public' },
  googleStart: {
    path: '/auth/google',
    module: 'routes/account/google-start.ts',
    frame: 'none',
    access: 'public',
  },
  authLibrary: {
    path: '/api/auth/*',
    module: 'routes/account/auth-library.ts',
    frame: 'none',
    access: 'public',
  },
  emailConfirmation: {
    path: '/email-confirmation',
    module: 'routes/account/email-confirmation.tsx',
    frame: 'none',
    access: 'public',
  },
  signOut: { path: '/sair', module: 'routes/account/sign-out.ts', frame: 'none', access: 'public' },
  profile: { path: '/perfil', module: 'routes/account/profile.tsx', frame: 'shop', access: 'customer' },
  cart: { path: '/carrinho', module: 'routes/storefront/cart.tsx', frame: 'shop', access: 'public' },
  guestProducts: {
    path: '/api/guest/products',
    module: 'routes/api/guest-products.ts',
    frame: 'none',
    access: 'public',
  },
  wishlist: { path: '/favoritos', module: 'routes/storefront/wishlist.tsx', frame: 'shop', access: 'public' },
  guestMerge: {
    path: '/api/guest/merge',
    module: 'routes/api/guest-merge.ts',
    frame: 'none',
    access: 'customer',
  },
  orders: { path: '/pedidos', module: 'routes/account/orders.tsx', frame: 'shop', access: 'customer' },
  checkoutSuccess: {
    path: '/checkout/success',
    module: 'routes/storefront/checkout-success.tsx',
    frame: 'shop',
    access: 'public',
  },
  checkoutCancel: {
    path: '/checkout/cancel',
    module: 'routes/storefront/checkout-cancel.tsx',
    frame: 'shop',
    access: 'public',
  },
  offlinePayment: {
    path: '/pagamento-teste/:reference',
    module: 'routes/storefront/offline-payment.tsx',
    frame: 'none',
    access: 'customer',
  },

  admin: { path: '/admin', module: 'routes/admin/dashboard.tsx', frame: 'admin', access: 'administrator' },
  adminDashboard: {
    path: '/admin/dashboard',
    module: 'routes/admin/dashboard.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProducts: {
    path: '/admin/produtos',
    module: 'routes/admin/products.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductNew: {
    path: '/admin/produtos/novo',
    module: 'routes/admin/product-form.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductsCsv: {
    path: '/admin/produtos.csv',
    module: 'routes/admin/products-csv.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminProductsImport: {
    path: '/admin/produtos/importar',
    module: 'routes/admin/products-import.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProduct: {
    path: '/admin/produtos/:id',
    module: 'routes/admin/product-form.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminCategories: {
    path: '/admin/categorias',
    module: 'routes/admin/categories.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminManager: {
    path: '/admin/manager',
    module: 'routes/admin/manager.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminOrders: {
    path: '/admin/pedidos',
    module: 'routes/admin/orders.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminOrdersCsv: {
    path: '/admin/pedidos.csv',
    module: 'routes/admin/orders-csv.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminOrder: {
    path: '/admin/pedidos/:id',
    module: 'routes/admin/order.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminPackingSlip: {
    path: '/admin/pedidos/:id/etiqueta',
    module: 'routes/admin/packing-slip.tsx',
    frame: 'none',
    access: 'administrator',
  },
  adminUsers: {
    path: '/admin/usuarios',
    module: 'routes/admin/users.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminFreight: {
    path: '/admin/frete-motoboy',
    module: 'routes/admin/freight.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminBlog: {
    path: '/admin/blog',
    module: 'routes/admin/blog.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminBlogPost: {
    path: '/admin/blog/:id',
    module: 'routes/admin/blog-post.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminNewsletterCsv: {
    path: '/admin/newsletter.csv',
    module: 'routes/admin/newsletter-csv.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminSearch: {
    path: '/admin/busca',
    module: 'routes/admin/search.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminStyleGuide: {
    path: '/admin/estilo',
    module: 'routes/admin/style-guide.tsx',
    frame: 'admin',
    access: 'administrator',
  },

  functions: {
    path: '/api/functions/:name',
    module: 'routes/api/functions.ts',
    frame: 'none',
    access: 'public',
  },
  paymentWebhook: {
    path: '/api/webhooks/payments',
    module: 'routes/api/payment-webhook.ts',
    frame: 'none',
    access: 'public',
  },
  devMail: { path: '/dev/mail', module: 'routes/api/dev-mail.tsx', frame: 'none', access: 'public' },
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof routeTable

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsOf<Name extends RouteName> = { [Key in ParamName<(typeof routeTable)[Name]['path']>]: string }

type PathArguments<Name extends RouteName> = keyof ParamsOf<Name> extends never
  ? [params?: Record<string, never>, search?: Record<string, string | number | undefined>]
  : [params: ParamsOf<Name>, search?: Record<string, string | number | undefined>]

/** `pathTo('product', { slug })` is '/produto/…'; a third argument becomes the query string. */
export function pathTo<Name extends RouteName>(name: Name, ...args: PathArguments<Name>): string {
  const [params = {}, search = {}] = args
  const path = routeTable[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined) query.set(key, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}
