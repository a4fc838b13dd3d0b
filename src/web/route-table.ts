import { type RouteName, routePaths } from './route-paths.ts'

/**
 * What stands at each address, once. `routes.ts` builds the router from it, the page cache its allow-list, and a test the
 * authorisation matrix. Browsers need the addresses only, so those have a file of their own.
 */
export type Access = 'public' | 'customer' | 'administrator'

interface RouteEntry {
  path: string
  /** The route module, below `src/web`. */
  module: string
  /** What surrounds the page; 'none' for resources and bare pages. */
  frame: 'shop' | 'admin' | 'none'
  access: Access
  /** The query parameters that a cached copy may depend on. Absent: the page is never cached. */
  cache?: readonly string[]
  /** The page that stays visible behind this one, which is a dialog over it. */
  over?: RouteName
}

export const routeTable = {
  home: {
    path: routePaths.home,
    module: 'routes/storefront/home.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  products: {
    path: routePaths.products,
    module: 'routes/storefront/products.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', 'category', 'sort', 'page'],
  },
  product: {
    path: routePaths.product,
    module: 'routes/storefront/product.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  productOldAddress: {
    path: routePaths.productOldAddress,
    module: 'routes/storefront/product-old-address.ts',
    frame: 'none',
    access: 'public',
  },
  collections: {
    path: routePaths.collections,
    module: 'routes/storefront/collections.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  ourStory: {
    path: routePaths.ourStory,
    module: 'routes/storefront/our-story.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  craftProcess: {
    path: routePaths.craftProcess,
    module: 'routes/storefront/craft-process.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  sustainability: {
    path: routePaths.sustainability,
    module: 'routes/storefront/sustainability.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  blog: {
    path: routePaths.blog,
    module: 'routes/storefront/blog.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  blogFeed: {
    path: routePaths.blogFeed,
    module: 'routes/storefront/blog-feed.ts',
    frame: 'none',
    access: 'public',
  },
  blogPost: {
    path: routePaths.blogPost,
    module: 'routes/storefront/blog-post.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  privacy: {
    path: routePaths.privacy,
    module: 'routes/storefront/privacy.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  terms: {
    path: routePaths.terms,
    module: 'routes/storefront/terms.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  delivery: {
    path: routePaths.delivery,
    module: 'routes/storefront/delivery.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  returns: {
    path: routePaths.returns,
    module: 'routes/storefront/returns.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  unsubscribe: {
    path: routePaths.unsubscribe,
    module: 'routes/storefront/unsubscribe.tsx',
    frame: 'shop',
    access: 'public',
  },
  newsletter: {
    path: routePaths.newsletter,
    module: 'routes/storefront/newsletter.ts',
    frame: 'none',
    access: 'public',
  },
  sitemap: {
    path: routePaths.sitemap,
    module: 'routes/storefront/sitemap.ts',
    frame: 'none',
    access: 'public',
  },
  robots: { path: routePaths.robots, module: 'routes/storefront/robots.ts', frame: 'none', access: 'public' },
  securityContact: {
    path: routePaths.securityContact,
    module: 'routes/storefront/security-contact.ts',
    frame: 'none',
    access: 'public',
  },
  manifest: {
    path: routePaths.manifest,
    module: 'routes/storefront/manifest.ts',
    frame: 'none',
    access: 'public',
  },

  auth: { path: routePaths.auth, module: 'routes/account/auth.tsx', frame: 'none', access: 'public' },
  googleStart: {
    path: routePaths.googleStart,
    module: 'routes/account/google-start.ts',
    frame: 'none',
    access: 'public',
  },
  googleCallback: {
    path: routePaths.googleCallback,
    module: 'routes/account/google-callback.ts',
    frame: 'none',
    access: 'public',
  },
  emailConfirmation: {
    path: routePaths.emailConfirmation,
    module: 'routes/account/email-confirmation.tsx',
    frame: 'none',
    access: 'public',
  },
  signOut: {
    path: routePaths.signOut,
    module: 'routes/account/sign-out.ts',
    frame: 'none',
    access: 'public',
  },
  profile: {
    path: routePaths.profile,
    module: 'routes/account/profile.tsx',
    frame: 'shop',
    access: 'customer',
  },
  profileData: {
    path: routePaths.profileData,
    module: 'routes/account/profile-data.ts',
    frame: 'none',
    access: 'customer',
  },
  waitingForm: {
    path: routePaths.waitingForm,
    module: 'routes/account/waiting-form.tsx',
    frame: 'shop',
    access: 'customer',
  },
  cart: { path: routePaths.cart, module: 'routes/storefront/cart.tsx', frame: 'shop', access: 'public' },
  guestProducts: {
    path: routePaths.guestProducts,
    module: 'routes/api/guest-products.ts',
    frame: 'none',
    access: 'public',
  },
  wishlist: {
    path: routePaths.wishlist,
    module: 'routes/storefront/wishlist.tsx',
    frame: 'shop',
    access: 'public',
  },
  guestMerge: {
    path: routePaths.guestMerge,
    module: 'routes/api/guest-merge.ts',
    frame: 'none',
    access: 'customer',
  },
  orders: { path: routePaths.orders, module: 'routes/account/orders.tsx', frame: 'shop', access: 'customer' },
  order: {
    path: routePaths.order,
    module: 'routes/account/order.tsx',
    frame: 'shop',
    access: 'customer',
  },
  payOrder: {
    path: routePaths.payOrder,
    module: 'routes/account/pay-order.tsx',
    frame: 'shop',
    access: 'customer',
  },
  checkoutSuccess: {
    path: routePaths.checkoutSuccess,
    module: 'routes/storefront/checkout-success.tsx',
    frame: 'shop',
    access: 'public',
  },
  checkoutCancel: {
    path: routePaths.checkoutCancel,
    module: 'routes/storefront/checkout-cancel.tsx',
    frame: 'shop',
    access: 'public',
  },
  offlinePayment: {
    path: routePaths.offlinePayment,
    module: 'routes/storefront/offline-payment.tsx',
    frame: 'none',
    access: 'customer',
  },

  admin: {
    path: routePaths.admin,
    module: 'routes/admin/dashboard.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminDashboard: {
    path: routePaths.adminDashboard,
    module: 'routes/admin/dashboard.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProducts: {
    path: routePaths.adminProducts,
    module: 'routes/admin/products.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductNew: {
    path: routePaths.adminProductNew,
    module: 'routes/admin/product-form.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductsCsv: {
    path: routePaths.adminProductsCsv,
    module: 'routes/admin/products-csv.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminProductsImport: {
    path: routePaths.adminProductsImport,
    module: 'routes/admin/products-import.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProduct: {
    path: routePaths.adminProduct,
    module: 'routes/admin/product-form.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminCategories: {
    path: routePaths.adminCategories,
    module: 'routes/admin/categories.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminManager: {
    path: routePaths.adminManager,
    module: 'routes/admin/manager.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminPictures: {
    path: routePaths.adminPictures,
    module: 'routes/admin/pictures.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminOrders: {
    path: routePaths.adminOrders,
    module: 'routes/admin/orders.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminOrdersCsv: {
    path: routePaths.adminOrdersCsv,
    module: 'routes/admin/orders-csv.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminOrder: {
    path: routePaths.adminOrder,
    module: 'routes/admin/order.tsx',
    frame: 'admin',
    access: 'administrator',
    over: 'adminOrders',
  },
  adminPackingSlip: {
    path: routePaths.adminPackingSlip,
    module: 'routes/admin/packing-slip.tsx',
    frame: 'none',
    access: 'administrator',
  },
  adminUsers: {
    path: routePaths.adminUsers,
    module: 'routes/admin/users.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminFreight: {
    path: routePaths.adminFreight,
    module: 'routes/admin/freight.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminBlog: {
    path: routePaths.adminBlog,
    module: 'routes/admin/blog.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminBlogPost: {
    path: routePaths.adminBlogPost,
    module: 'routes/admin/blog-post.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminNewsletterCsv: {
    path: routePaths.adminNewsletterCsv,
    module: 'routes/admin/newsletter-csv.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminSearch: {
    path: routePaths.adminSearch,
    module: 'routes/admin/search.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminStyleGuide: {
    path: routePaths.adminStyleGuide,
    module: 'routes/admin/style-guide.tsx',
    frame: 'admin',
    access: 'administrator',
  },

  functions: {
    path: routePaths.functions,
    module: 'routes/api/functions.ts',
    frame: 'none',
    access: 'public',
  },
  paymentWebhook: {
    path: routePaths.paymentWebhook,
    module: 'routes/api/payment-webhook.ts',
    frame: 'none',
    access: 'public',
  },
  devMail: { path: routePaths.devMail, module: 'routes/api/dev-mail.tsx', frame: 'none', access: 'public' },
} as const satisfies Record<RouteName, RouteEntry>

// Links are made with it everywhere; a browser's bundle takes this function without the table.
export { pathTo, type RouteName } from './route-paths.ts'
