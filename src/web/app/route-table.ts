import { type RouteName, routePaths } from '#addresses.ts'
import type { Access } from '#web/kit/access.ts'

/**
 * What stands at each address, once. `routes.ts` builds the router from it, the page cache its allow-list, and a test the
 * authorisation matrix. Browsers need the addresses only, so those have a file of their own.
 */
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
    module: 'home/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  products: {
    path: routePaths.products,
    module: 'products/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', 'category', 'sort', 'page'],
  },
  product: {
    path: routePaths.product,
    module: 'product/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  productOldAddress: {
    path: routePaths.productOldAddress,
    module: 'product/old-address-route.ts',
    frame: 'none',
    access: 'public',
  },
  quiz: {
    path: routePaths.quiz,
    module: 'quiz/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['comodo', 'momento', 'intensidade', 'evitar'],
  },
  productReviews: {
    path: routePaths.productReviews,
    module: 'reviews/list-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['page'],
  },
  reviewReport: {
    path: routePaths.reviewReport,
    module: 'reviews/report-route.tsx',
    frame: 'shop',
    access: 'public',
  },
  collections: {
    path: routePaths.collections,
    module: 'collections/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  ourStory: {
    path: routePaths.ourStory,
    module: 'brand-pages/our-story-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  craftProcess: {
    path: routePaths.craftProcess,
    module: 'brand-pages/craft-process-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  sustainability: {
    path: routePaths.sustainability,
    module: 'brand-pages/sustainability-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  blog: {
    path: routePaths.blog,
    module: 'blog/list-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  blogFeed: {
    path: routePaths.blogFeed,
    module: 'blog/feed-route.ts',
    frame: 'none',
    access: 'public',
  },
  blogPost: {
    path: routePaths.blogPost,
    module: 'blog/post-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  privacy: {
    path: routePaths.privacy,
    module: 'legal-pages/privacy-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  terms: {
    path: routePaths.terms,
    module: 'legal-pages/terms-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  delivery: {
    path: routePaths.delivery,
    module: 'legal-pages/delivery-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  returns: {
    path: routePaths.returns,
    module: 'legal-pages/returns-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  unsubscribe: {
    path: routePaths.unsubscribe,
    module: 'newsletter/unsubscribe-route.tsx',
    frame: 'shop',
    access: 'public',
  },
  newsletter: {
    path: routePaths.newsletter,
    module: 'newsletter/route.ts',
    frame: 'none',
    access: 'public',
  },
  restock: { path: routePaths.restock, module: 'restock/route.ts', frame: 'none', access: 'public' },
  restockConfirm: {
    path: routePaths.restockConfirm,
    module: 'restock/confirm-route.tsx',
    frame: 'shop',
    access: 'public',
  },
  restockLeave: {
    path: routePaths.restockLeave,
    module: 'restock/leave-route.tsx',
    frame: 'shop',
    access: 'public',
  },
  sitemap: {
    path: routePaths.sitemap,
    module: 'site-files/sitemap-route.ts',
    frame: 'none',
    access: 'public',
  },
  robots: { path: routePaths.robots, module: 'site-files/robots-route.ts', frame: 'none', access: 'public' },
  securityContact: {
    path: routePaths.securityContact,
    module: 'site-files/security-contact-route.ts',
    frame: 'none',
    access: 'public',
  },
  manifest: {
    path: routePaths.manifest,
    module: 'site-files/manifest-route.ts',
    frame: 'none',
    access: 'public',
  },

  auth: { path: routePaths.auth, module: 'accounts/auth-route.tsx', frame: 'none', access: 'public' },
  googleStart: {
    path: routePaths.googleStart,
    module: 'accounts/google-start-route.ts',
    frame: 'none',
    access: 'public',
  },
  googleCallback: {
    path: routePaths.googleCallback,
    module: 'accounts/google-callback-route.ts',
    frame: 'none',
    access: 'public',
  },
  passkeyOptions: {
    path: routePaths.passkeyOptions,
    module: 'accounts/passkey-options-route.ts',
    frame: 'none',
    access: 'public',
  },
  emailConfirmation: {
    path: routePaths.emailConfirmation,
    module: 'accounts/email-confirmation-route.tsx',
    frame: 'none',
    access: 'public',
  },
  signOut: {
    path: routePaths.signOut,
    module: 'accounts/sign-out-route.ts',
    frame: 'none',
    access: 'public',
  },
  profile: {
    path: routePaths.profile,
    module: 'accounts/profile/route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  profileData: {
    path: routePaths.profileData,
    module: 'accounts/profile/data-route.ts',
    frame: 'none',
    access: 'customer',
  },
  profileSecurity: {
    path: routePaths.profileSecurity,
    module: 'accounts/security/route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  waitingForm: {
    path: routePaths.waitingForm,
    module: 'accounts/waiting-form-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  cart: { path: routePaths.cart, module: 'cart/route.tsx', frame: 'shop', access: 'public' },
  guestProducts: {
    path: routePaths.guestProducts,
    module: 'guest/products-route.ts',
    frame: 'none',
    access: 'public',
  },
  wishlist: {
    path: routePaths.wishlist,
    module: 'wishlist/route.tsx',
    frame: 'shop',
    access: 'public',
  },
  guestMerge: {
    path: routePaths.guestMerge,
    module: 'guest/merge-route.ts',
    frame: 'none',
    access: 'customer',
  },
  orders: { path: routePaths.orders, module: 'orders/route.tsx', frame: 'shop', access: 'customer' },
  order: {
    path: routePaths.order,
    module: 'orders/order-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  payOrder: {
    path: routePaths.payOrder,
    module: 'checkout/pay-order-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  orderPour: {
    path: routePaths.orderPour,
    module: 'orders/pour-choice-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  // Open to who has a session or the link of an e-mail: the page judges by itself.
  review: { path: routePaths.review, module: 'reviews/write-route.tsx', frame: 'shop', access: 'public' },
  reviewInvitations: {
    path: routePaths.reviewInvitations,
    module: 'reviews/invitations-route.tsx',
    frame: 'shop',
    access: 'public',
  },
  checkoutSuccess: {
    path: routePaths.checkoutSuccess,
    module: 'checkout/success-route.tsx',
    frame: 'shop',
    access: 'public',
  },
  checkoutCancel: {
    path: routePaths.checkoutCancel,
    module: 'checkout/cancel-route.tsx',
    frame: 'shop',
    access: 'public',
  },
  offlinePayment: {
    path: routePaths.offlinePayment,
    module: 'checkout/offline-payment-route.tsx',
    frame: 'none',
    access: 'customer',
  },

  admin: {
    path: routePaths.admin,
    module: 'admin/dashboard/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminDashboard: {
    path: routePaths.adminDashboard,
    module: 'admin/dashboard/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminToday: {
    path: routePaths.adminToday,
    module: 'admin/today/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProducts: {
    path: routePaths.adminProducts,
    module: 'admin/products/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductNew: {
    path: routePaths.adminProductNew,
    module: 'admin/products/form-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductsCsv: {
    path: routePaths.adminProductsCsv,
    module: 'admin/products/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminProductsImport: {
    path: routePaths.adminProductsImport,
    module: 'admin/products/import-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProduct: {
    path: routePaths.adminProduct,
    module: 'admin/products/form-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminPours: {
    path: routePaths.adminPours,
    module: 'admin/pours/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminCategories: {
    path: routePaths.adminCategories,
    module: 'admin/categories/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminManager: {
    path: routePaths.adminManager,
    module: 'admin/images/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminImages: {
    path: routePaths.adminImages,
    module: 'admin/images/upload-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminOrders: {
    path: routePaths.adminOrders,
    module: 'admin/orders/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminOrdersCsv: {
    path: routePaths.adminOrdersCsv,
    module: 'admin/orders/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminOrderNew: {
    path: routePaths.adminOrderNew,
    module: 'admin/orders/new/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminDispatch: {
    path: routePaths.adminDispatch,
    module: 'admin/dispatch/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminPackingSlips: {
    path: routePaths.adminPackingSlips,
    module: 'admin/orders/packing-slips-route.tsx',
    frame: 'none',
    access: 'administrator',
  },
  adminOrder: {
    path: routePaths.adminOrder,
    module: 'admin/orders/order-route.tsx',
    frame: 'admin',
    access: 'administrator',
    over: 'adminOrders',
  },
  adminPackingSlip: {
    path: routePaths.adminPackingSlip,
    module: 'admin/orders/packing-slip-route.tsx',
    frame: 'none',
    access: 'administrator',
  },
  adminPix: {
    path: routePaths.adminPix,
    module: 'admin/pix/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminNotices: {
    path: routePaths.adminNotices,
    module: 'admin/notices/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminManifest: {
    path: routePaths.adminManifest,
    module: 'site-files/admin-manifest-route.ts',
    frame: 'none',
    access: 'public',
  },
  adminReports: {
    path: routePaths.adminReports,
    module: 'admin/reports/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminReportsCsv: {
    path: routePaths.adminReportsCsv,
    module: 'admin/reports/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminReviews: {
    path: routePaths.adminReviews,
    module: 'admin/reviews/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminUsers: {
    path: routePaths.adminUsers,
    module: 'admin/users/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminCustomersCsv: {
    path: routePaths.adminCustomersCsv,
    module: 'admin/users/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminCustomer: {
    path: routePaths.adminCustomer,
    module: 'admin/users/customer-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminHistory: {
    path: routePaths.adminHistory,
    module: 'admin/history/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminShop: {
    path: routePaths.adminShop,
    module: 'admin/shop-settings/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminFreight: {
    path: routePaths.adminFreight,
    module: 'admin/freight/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminPayment: {
    path: routePaths.adminPayment,
    module: 'admin/payment/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminBlog: {
    path: routePaths.adminBlog,
    module: 'admin/blog/list-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminBlogPost: {
    path: routePaths.adminBlogPost,
    module: 'admin/blog/post-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminBlogImages: {
    path: routePaths.adminBlogImages,
    module: 'admin/blog/text-images-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminBlogPreview: {
    path: routePaths.adminBlogPreview,
    module: 'admin/blog/preview-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminNewsletterCsv: {
    path: routePaths.adminNewsletterCsv,
    module: 'admin/newsletter/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminSearch: {
    path: routePaths.adminSearch,
    module: 'admin/palette/route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminStyleGuide: {
    path: routePaths.adminStyleGuide,
    module: 'admin/style-guide/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },

  functions: {
    path: routePaths.functions,
    module: 'app/functions-route.ts',
    frame: 'none',
    access: 'public',
  },
  paymentWebhook: {
    path: routePaths.paymentWebhook,
    module: 'checkout/payment-webhook-route.ts',
    frame: 'none',
    access: 'public',
  },
  devMail: { path: routePaths.devMail, module: 'dev-mail/route.tsx', frame: 'none', access: 'public' },
} as const satisfies Record<RouteName, RouteEntry>
