import { type RouteName, routePaths } from '#addresses.ts'
import { filterKinds } from '#domain/catalogue/product-filters.ts'
import type { Access } from '#web/server/functions/is-allowed.server.ts'

/**
 * What stands at each address, once. `routes.ts` builds the router from it, the page cache its allow-list, and a test
 * the authorisation matrix.
 */
interface RouteEntry {
  /** The route module, below `src/web`. */
  module: string
  /** What surrounds the page; 'none' for resources and bare pages. */
  frame: 'shop' | 'admin' | 'none'
  access: Access
  /** The query parameters that a cached copy may depend on. Absent: the page is never cached. */
  cache?: readonly string[]
  /** Whether visitors may come here while the shop is closed; customers' own pages always stay. */
  staysWhenClosed?: true
  /** The page that stays visible behind this one, which is a dialog over it. */
  over?: RouteName
}

export const routeTable = {
  home: { module: 'home/route.tsx', frame: 'shop', access: 'public', cache: [] },
  products: {
    module: 'products/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', 'category', ...filterKinds, 'sort', 'page'],
  },
  product: { module: 'product/route.tsx', frame: 'shop', access: 'public', cache: ['tamanho'] },
  productOldAddress: { module: 'product/old-address-route.ts', frame: 'none', access: 'public' },
  quiz: {
    module: 'quiz/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['comodo', 'momento', 'intensidade', 'evitar'],
  },
  compare: { module: 'compare/route.tsx', frame: 'shop', access: 'public', cache: ['velas'] },
  voucherSale: { module: 'vouchers/buy-route.tsx', frame: 'shop', access: 'public' },
  voucher: { module: 'vouchers/open-route.tsx', frame: 'shop', access: 'public' },
  // The code on a candle still opens its page while the shop rests.
  passport: {
    module: 'passports/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  passportReview: { module: 'passports/review-route.ts', frame: 'none', access: 'customer' },
  productReviews: {
    module: 'reviews/list-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['nota', 'fotos', 'page'],
  },
  reviewReport: { module: 'reviews/report-route.tsx', frame: 'shop', access: 'public' },
  collections: { module: 'collections/route.tsx', frame: 'shop', access: 'public', cache: [] },
  // The same page as `products`, so that a chosen collection leaves the form and its focus in place.
  collection: {
    module: 'products/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', ...filterKinds, 'sort', 'page'],
  },
  ourStory: { module: 'brand-pages/our-story-route.tsx', frame: 'shop', access: 'public', cache: [] },
  craftProcess: { module: 'brand-pages/craft-process-route.tsx', frame: 'shop', access: 'public', cache: [] },
  sustainability: {
    module: 'brand-pages/sustainability-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  blog: { module: 'blog/list-route.tsx', frame: 'shop', access: 'public', cache: [] },
  blogFeed: { module: 'blog/feed-route.ts', frame: 'none', access: 'public' },
  blogPost: { module: 'blog/post-route.tsx', frame: 'shop', access: 'public', cache: [] },
  privacy: {
    module: 'legal-pages/privacy-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  terms: {
    module: 'legal-pages/terms-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  delivery: {
    module: 'legal-pages/delivery-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  returns: {
    module: 'legal-pages/returns-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  accessibility: {
    module: 'legal-pages/accessibility-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  unsubscribe: {
    module: 'newsletter/unsubscribe-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  newsletter: { module: 'newsletter/route.ts', frame: 'none', access: 'public' },
  restock: { module: 'restock/route.ts', frame: 'none', access: 'public' },
  restockConfirm: {
    module: 'restock/confirm-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  restockLeave: { module: 'restock/leave-route.tsx', frame: 'shop', access: 'public', staysWhenClosed: true },
  merchantFeed: { module: 'merchant-feed/feed-route.ts', frame: 'none', access: 'public', cache: [] },
  sitemap: { module: 'site-files/sitemap-route.ts', frame: 'none', access: 'public' },
  robots: { module: 'site-files/robots-route.ts', frame: 'none', access: 'public' },
  llms: { module: 'site-files/llms-route.ts', frame: 'none', access: 'public' },
  securityContact: { module: 'site-files/security-contact-route.ts', frame: 'none', access: 'public' },
  manifest: { module: 'site-files/manifest-route.ts', frame: 'none', access: 'public' },

  auth: { module: 'accounts/sign-in/auth-route.tsx', frame: 'none', access: 'public' },
  googleStart: { module: 'accounts/google/google-start-route.ts', frame: 'none', access: 'public' },
  googleCallback: { module: 'accounts/google/google-callback-route.ts', frame: 'none', access: 'public' },
  passkeyOptions: {
    module: 'accounts/second-factor/passkey-options-route.ts',
    frame: 'none',
    access: 'public',
  },
  emailConfirmation: {
    module: 'accounts/sign-up/email-confirmation-route.tsx',
    frame: 'none',
    access: 'public',
  },
  staffInvitation: { module: 'accounts/invitation/route.tsx', frame: 'none', access: 'public' },
  signOut: { module: 'accounts/session/sign-out-route.ts', frame: 'none', access: 'public' },
  profile: { module: 'accounts/profile/route.tsx', frame: 'shop', access: 'customer' },
  profileData: { module: 'accounts/profile/data-route.ts', frame: 'none', access: 'customer' },
  profileSecurity: { module: 'accounts/security/route.tsx', frame: 'shop', access: 'customer' },
  waitingForm: { module: 'accounts/session/waiting-form-route.tsx', frame: 'shop', access: 'customer' },
  cart: { module: 'cart/route.tsx', frame: 'shop', access: 'public' },
  cartLink: { module: 'cart/link/route.tsx', frame: 'shop', access: 'public' },
  guestProducts: { module: 'guest/products-route.ts', frame: 'none', access: 'public' },
  wishlist: { module: 'wishlist/route.tsx', frame: 'shop', access: 'public' },
  guestMerge: { module: 'guest/merge-route.ts', frame: 'none', access: 'customer' },
  orders: { module: 'orders/route.tsx', frame: 'shop', access: 'customer' },
  order: { module: 'orders/order-route.tsx', frame: 'shop', access: 'customer' },
  payOrder: { module: 'checkout/order/pay-order-route.tsx', frame: 'shop', access: 'customer' },
  // Open to who has the order's link: the page checks it itself.
  orderLink: {
    module: 'checkout/link/route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  // Open to who has the address that the giver handed on: the page checks it itself.
  giftPage: { module: 'gifts/receiver-route.tsx', frame: 'shop', access: 'public', staysWhenClosed: true },
  orderPour: { module: 'orders/pour-choice-route.tsx', frame: 'shop', access: 'customer' },
  // Open to who has a session or the link of an e-mail: the page checks it itself.
  review: { module: 'reviews/write-route.tsx', frame: 'shop', access: 'public', staysWhenClosed: true },
  reviewInvitations: {
    module: 'reviews/invitations-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  withdrawOrder: { module: 'returns/withdraw-route.tsx', frame: 'shop', access: 'customer' },
  complaint: { module: 'returns/complaint-route.tsx', frame: 'shop', access: 'customer' },
  complaintPhoto: { module: 'returns/photo-route.ts', frame: 'none', access: 'customer' },
  checkoutSuccess: {
    module: 'checkout/order/success-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  checkoutCancel: {
    module: 'checkout/order/cancel-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  offlinePayment: { module: 'checkout/order/offline-payment-route.tsx', frame: 'none', access: 'public' },

  admin: { module: 'admin/dashboard/route.tsx', frame: 'admin', access: 'administrator' },
  adminDashboard: { module: 'admin/dashboard/route.tsx', frame: 'admin', access: 'administrator' },
  adminToday: { module: 'admin/today/route.tsx', frame: 'admin', access: 'helper' },
  adminProducts: { module: 'admin/products/list/route.tsx', frame: 'admin', access: 'administrator' },
  adminProductNew: { module: 'admin/products/form/form-route.tsx', frame: 'admin', access: 'administrator' },
  adminProductsCsv: { module: 'admin/products/list/csv-route.ts', frame: 'none', access: 'administrator' },
  adminProductsImport: {
    module: 'admin/products/import/import-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductPrices: {
    module: 'admin/products/prices/prices-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProduct: { module: 'admin/products/form/form-route.tsx', frame: 'admin', access: 'administrator' },
  adminProductPreview: { module: 'admin/products/preview/route.tsx', frame: 'none', access: 'administrator' },
  adminKit: { module: 'admin/kits/route.tsx', frame: 'admin', access: 'administrator' },
  adminStock: { module: 'admin/products/stock/route.tsx', frame: 'admin', access: 'helper' },
  adminMaterials: { module: 'admin/materials/route.tsx', frame: 'admin', access: 'administrator' },
  adminRecipe: { module: 'admin/materials/recipe-route.tsx', frame: 'admin', access: 'administrator' },
  adminMaterialFigures: {
    module: 'admin/materials/figures/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminMaterialsCsv: {
    module: 'admin/materials/figures/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminMaterial: { module: 'admin/materials/material-route.tsx', frame: 'admin', access: 'administrator' },
  adminPours: { module: 'admin/pours/route.tsx', frame: 'admin', access: 'helper' },
  adminPour: { module: 'admin/pours/pour-route.tsx', frame: 'admin', access: 'administrator' },
  adminRecall: { module: 'admin/pours/recall-route.tsx', frame: 'admin', access: 'administrator' },
  adminRecallCsv: { module: 'admin/pours/recall-csv-route.ts', frame: 'none', access: 'administrator' },
  adminPassport: { module: 'admin/passports/route.tsx', frame: 'admin', access: 'administrator' },
  adminPourLabels: { module: 'admin/passports/labels-route.tsx', frame: 'none', access: 'helper' },
  adminCoupons: { module: 'admin/coupons/route.tsx', frame: 'admin', access: 'administrator' },
  adminCategories: { module: 'admin/categories/route.tsx', frame: 'admin', access: 'administrator' },
  adminManager: { module: 'admin/images/route.tsx', frame: 'admin', access: 'administrator' },
  adminImages: { module: 'admin/images/upload-route.ts', frame: 'none', access: 'administrator' },
  adminOrders: { module: 'admin/orders/list/route.tsx', frame: 'admin', access: 'administrator' },
  adminOrdersCsv: { module: 'admin/orders/list/csv-route.ts', frame: 'none', access: 'administrator' },
  adminOrderNew: { module: 'admin/orders/new/route.tsx', frame: 'admin', access: 'administrator' },
  adminDispatch: { module: 'admin/dispatch/route.tsx', frame: 'admin', access: 'helper' },
  adminPosting: { module: 'admin/posting/route.tsx', frame: 'admin', access: 'administrator' },
  adminLabels: { module: 'admin/posting/labels-route.tsx', frame: 'none', access: 'administrator' },
  adminPackingSlips: {
    module: 'admin/orders/slips/packing-slips-route.tsx',
    frame: 'none',
    access: 'helper',
  },
  adminOrder: { module: 'admin/orders/order/order-route.tsx', frame: 'admin', access: 'administrator' },
  adminOrderDetails: {
    module: 'admin/orders/order/details-route.tsx',
    frame: 'admin',
    access: 'administrator',
    over: 'adminOrders',
  },
  adminOrderLink: { module: 'admin/orders/link/route.tsx', frame: 'admin', access: 'administrator' },
  adminInvoiceXml: {
    module: 'admin/orders/order/invoice-xml-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminComplaintPhoto: {
    module: 'admin/orders/order/photo-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminPackingSlip: {
    module: 'admin/orders/slips/packing-slip-route.tsx',
    frame: 'none',
    access: 'helper',
  },
  adminPix: { module: 'admin/pix/route.tsx', frame: 'admin', access: 'administrator' },
  adminNotices: { module: 'admin/notices/route.tsx', frame: 'admin', access: 'administrator' },
  adminManifest: { module: 'site-files/admin-manifest-route.ts', frame: 'none', access: 'public' },
  adminReports: { module: 'admin/reports/route.tsx', frame: 'admin', access: 'administrator' },
  adminReportsCsv: { module: 'admin/reports/csv-route.ts', frame: 'none', access: 'administrator' },
  adminReviews: { module: 'admin/reviews/route.tsx', frame: 'admin', access: 'administrator' },
  adminUsers: { module: 'admin/users/route.tsx', frame: 'admin', access: 'administrator' },
  adminCustomersCsv: { module: 'admin/users/csv-route.ts', frame: 'none', access: 'administrator' },
  adminContact: { module: 'admin/users/contact-route.tsx', frame: 'admin', access: 'administrator' },
  adminCustomer: { module: 'admin/users/customer-route.tsx', frame: 'admin', access: 'administrator' },
  adminTeam: { module: 'admin/team/route.tsx', frame: 'admin', access: 'administrator' },
  adminHistory: { module: 'admin/history/route.tsx', frame: 'admin', access: 'administrator' },
  adminOpening: { module: 'admin/opening/route.tsx', frame: 'admin', access: 'administrator' },
  adminOpeningStep: { module: 'admin/opening/step-route.tsx', frame: 'admin', access: 'administrator' },
  adminShop: { module: 'admin/shop-settings/route.tsx', frame: 'admin', access: 'administrator' },
  adminCalendar: { module: 'admin/calendar/route.tsx', frame: 'admin', access: 'administrator' },
  adminCalendarClose: { module: 'admin/calendar/close-route.tsx', frame: 'admin', access: 'administrator' },
  adminSearches: {
    module: 'admin/shop-settings/searches-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminMerchantFeed: { module: 'admin/merchant-feed/route.tsx', frame: 'admin', access: 'administrator' },
  adminContent: { module: 'admin/shop-settings/content-route.tsx', frame: 'admin', access: 'administrator' },
  adminVouchers: { module: 'admin/vouchers/route.tsx', frame: 'admin', access: 'administrator' },
  adminCarriers: { module: 'admin/carriers/route.tsx', frame: 'admin', access: 'administrator' },
  adminCarriersCsv: { module: 'admin/carriers/csv-route.ts', frame: 'none', access: 'administrator' },
  adminGifts: { module: 'admin/gifts/route.tsx', frame: 'admin', access: 'administrator' },
  adminTestOrder: { module: 'admin/test-orders/route.tsx', frame: 'admin', access: 'administrator' },
  adminFreight: { module: 'admin/freight/route.tsx', frame: 'admin', access: 'administrator' },
  adminPayment: { module: 'admin/payment/route.tsx', frame: 'admin', access: 'administrator' },
  adminBlog: { module: 'admin/blog/list-route.tsx', frame: 'admin', access: 'administrator' },
  adminBlogPost: { module: 'admin/blog/post-route.tsx', frame: 'admin', access: 'administrator' },
  adminBlogImages: { module: 'admin/blog/text-images-route.ts', frame: 'none', access: 'administrator' },
  adminBlogPreview: { module: 'admin/blog/preview-route.ts', frame: 'none', access: 'administrator' },
  adminNewsletterCsv: { module: 'admin/newsletter/csv-route.ts', frame: 'none', access: 'administrator' },
  adminSearch: { module: 'admin/palette/route.ts', frame: 'none', access: 'administrator' },
  adminStyleGuide: { module: 'admin/style-guide/route.tsx', frame: 'admin', access: 'administrator' },

  functions: { module: 'app/functions-route.ts', frame: 'none', access: 'public' },
  carrierWebhook: { module: 'admin/posting/carrier-webhook-route.ts', frame: 'none', access: 'public' },
  paymentWebhook: { module: 'checkout/api/payment-webhook-route.ts', frame: 'none', access: 'public' },
  devMail: { module: 'dev-mail/route.tsx', frame: 'none', access: 'public' },
} as const satisfies Record<RouteName, RouteEntry>

interface Route extends RouteEntry {
  name: RouteName
  path: string
}

export const routes = (Object.keys(routeTable) as RouteName[]).map(
  (name): Route => ({ name, path: routePaths[name], ...routeTable[name] }),
)
