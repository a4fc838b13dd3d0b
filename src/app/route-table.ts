import { type RouteName, routePaths } from '#addresses.ts'
import { filterKinds } from '#catalogue/search/domain/product-filters.ts'
import type { Access } from '#platform/http/functions/is-allowed.server.ts'

/**
 * What stands at each address, once. `routes.ts` builds the router from it, the page cache its allow-list, and a test
 * the authorisation matrix.
 */
interface RouteEntry {
  /** The route module, below `src`. */
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
  home: { module: 'app/pages/home-route.tsx', frame: 'shop', access: 'public', cache: [] },
  products: {
    module: 'catalogue/search/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', 'category', ...filterKinds, 'sort', 'page'],
  },
  product: { module: 'app/pages/product-route.tsx', frame: 'shop', access: 'public', cache: ['tamanho'] },
  productOldAddress: {
    module: 'catalogue/product-page/storefront/old-address-route.ts',
    frame: 'none',
    access: 'public',
  },
  quiz: {
    module: 'catalogue/quiz/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['comodo', 'momento', 'intensidade', 'evitar'],
  },
  compare: { module: 'catalogue/compare/route.tsx', frame: 'shop', access: 'public', cache: ['velas'] },
  voucherSale: { module: 'orders/vouchers/storefront/buy-route.tsx', frame: 'shop', access: 'public' },
  voucher: { module: 'orders/vouchers/storefront/open-route.tsx', frame: 'shop', access: 'public' },
  // The code on a candle still opens its page while the shop rests.
  passport: {
    module: 'workshop/passports/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  passportReview: {
    module: 'workshop/passports/storefront/review-route.ts',
    frame: 'none',
    access: 'customer',
  },
  productReviews: {
    module: 'fulfilment/reviews/storefront/list-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['nota', 'fotos', 'page'],
  },
  reviewReport: { module: 'fulfilment/reviews/storefront/report-route.tsx', frame: 'shop', access: 'public' },
  collections: {
    module: 'catalogue/collections/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  // The same page as `products`, so that a chosen collection leaves the form and its focus in place.
  collection: {
    module: 'catalogue/search/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', ...filterKinds, 'sort', 'page'],
  },
  ourStory: {
    module: 'content/pages/storefront/our-story-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  craftProcess: {
    module: 'content/pages/storefront/craft-process-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  sustainability: {
    module: 'content/pages/storefront/sustainability-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  blog: { module: 'content/blog/storefront/list-route.tsx', frame: 'shop', access: 'public', cache: [] },
  blogFeed: { module: 'content/blog/storefront/feed-route.ts', frame: 'none', access: 'public' },
  blogPost: { module: 'content/blog/storefront/post-route.tsx', frame: 'shop', access: 'public', cache: [] },
  privacy: {
    module: 'content/legal/storefront/privacy-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  terms: {
    module: 'content/legal/storefront/terms-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  delivery: {
    module: 'content/legal/storefront/delivery-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  returns: {
    module: 'content/legal/storefront/returns-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  accessibility: {
    module: 'content/legal/storefront/accessibility-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  unsubscribe: {
    module: 'content/newsletter/storefront/unsubscribe-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  newsletter: { module: 'content/newsletter/storefront/route.ts', frame: 'none', access: 'public' },
  restock: { module: 'catalogue/restock/storefront/route.ts', frame: 'none', access: 'public' },
  restockConfirm: {
    module: 'catalogue/restock/storefront/confirm-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  restockLeave: {
    module: 'catalogue/restock/storefront/leave-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  merchantFeed: {
    module: 'catalogue/feed/storefront/feed-route.ts',
    frame: 'none',
    access: 'public',
    cache: [],
  },
  sitemap: { module: 'content/site-files/sitemap-route.ts', frame: 'none', access: 'public' },
  robots: { module: 'content/site-files/robots-route.ts', frame: 'none', access: 'public' },
  llms: { module: 'content/site-files/llms-route.ts', frame: 'none', access: 'public' },
  securityContact: {
    module: 'content/site-files/security-contact-route.ts',
    frame: 'none',
    access: 'public',
  },
  manifest: { module: 'content/site-files/manifest-route.ts', frame: 'none', access: 'public' },

  auth: { module: 'accounts/sign-in/storefront/auth-route.tsx', frame: 'none', access: 'public' },
  googleStart: {
    module: 'accounts/sign-in/storefront/google-start-route.ts',
    frame: 'none',
    access: 'public',
  },
  googleCallback: {
    module: 'accounts/sign-in/storefront/google-callback-route.ts',
    frame: 'none',
    access: 'public',
  },
  passkeyOptions: {
    module: 'accounts/second-factor/storefront/passkey-options-route.ts',
    frame: 'none',
    access: 'public',
  },
  emailConfirmation: {
    module: 'accounts/sign-up/storefront/email-confirmation-route.tsx',
    frame: 'none',
    access: 'public',
  },
  staffInvitation: { module: 'accounts/team/storefront/route.tsx', frame: 'none', access: 'public' },
  signOut: { module: 'accounts/session/storefront/sign-out-route.ts', frame: 'none', access: 'public' },
  profile: { module: 'customers/profile/storefront/route.tsx', frame: 'shop', access: 'customer' },
  profileData: { module: 'customers/profile/storefront/data-route.ts', frame: 'none', access: 'customer' },
  profileSecurity: {
    module: 'accounts/second-factor/storefront/route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  waitingForm: {
    module: 'accounts/session/storefront/waiting-form-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  cart: { module: 'checkout/cart/storefront/route.tsx', frame: 'shop', access: 'public' },
  cartLink: { module: 'checkout/cart/storefront/link/route.tsx', frame: 'shop', access: 'public' },
  guestProducts: { module: 'checkout/cart/storefront/products-route.ts', frame: 'none', access: 'public' },
  wishlist: { module: 'checkout/cart/storefront/wishlist-route.tsx', frame: 'shop', access: 'public' },
  guestMerge: { module: 'checkout/cart/storefront/merge-route.ts', frame: 'none', access: 'customer' },
  orders: { module: 'orders/storefront/route.tsx', frame: 'shop', access: 'customer' },
  order: { module: 'orders/storefront/order-route.tsx', frame: 'shop', access: 'customer' },
  payOrder: {
    module: 'checkout/purchase/storefront/order/pay-order-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  // Open to who has the order's link: the page checks it itself.
  orderLink: {
    module: 'checkout/purchase/storefront/link/route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  // Open to who has the address that the giver handed on: the page checks it itself.
  giftPage: {
    module: 'orders/gifts/storefront/receiver-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  orderPour: { module: 'fulfilment/batch-choice/pour-choice-route.tsx', frame: 'shop', access: 'customer' },
  // Open to who has a session or the link of an e-mail: the page checks it itself.
  review: {
    module: 'fulfilment/reviews/storefront/write-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  reviewInvitations: {
    module: 'fulfilment/reviews/storefront/invitations-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  withdrawOrder: {
    module: 'fulfilment/returns/storefront/withdraw-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  complaint: {
    module: 'fulfilment/returns/storefront/complaint-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  complaintPhoto: {
    module: 'fulfilment/returns/storefront/photo-route.ts',
    frame: 'none',
    access: 'customer',
  },
  checkoutSuccess: {
    module: 'checkout/purchase/storefront/order/success-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  checkoutCancel: {
    module: 'checkout/purchase/storefront/order/cancel-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  offlinePayment: {
    module: 'checkout/purchase/storefront/order/offline-payment-route.tsx',
    frame: 'none',
    access: 'public',
  },

  admin: { module: 'office/dashboard/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminDashboard: { module: 'office/dashboard/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminToday: { module: 'office/today/admin/route.tsx', frame: 'admin', access: 'helper' },
  adminProducts: {
    module: 'catalogue/products/admin/list/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductNew: {
    module: 'catalogue/products/admin/form/form-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductsCsv: {
    module: 'catalogue/products/admin/list/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminProductsImport: {
    module: 'catalogue/products/admin/import/import-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductPrices: {
    module: 'catalogue/products/admin/prices/prices-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProduct: {
    module: 'catalogue/products/admin/form/form-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminProductPreview: {
    module: 'catalogue/products/admin/preview/route.tsx',
    frame: 'none',
    access: 'administrator',
  },
  adminKit: { module: 'catalogue/kits/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminStock: { module: 'catalogue/products/admin/stock/route.tsx', frame: 'admin', access: 'helper' },
  adminMaterials: { module: 'workshop/materials/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminRecipe: {
    module: 'workshop/materials/admin/recipe-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminMaterialFigures: {
    module: 'workshop/materials/admin/figures-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminMaterialsCsv: {
    module: 'workshop/materials/admin/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminMaterial: {
    module: 'workshop/materials/admin/material-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminPours: { module: 'workshop/batches/admin/route.tsx', frame: 'admin', access: 'helper' },
  adminPour: { module: 'workshop/batches/admin/pour-route.tsx', frame: 'admin', access: 'administrator' },
  adminRecall: { module: 'workshop/batches/admin/recall-route.tsx', frame: 'admin', access: 'administrator' },
  adminRecallCsv: {
    module: 'workshop/batches/admin/recall-csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminPassport: { module: 'workshop/passports/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminPourLabels: { module: 'workshop/passports/admin/labels-route.tsx', frame: 'none', access: 'helper' },
  adminCoupons: { module: 'orders/coupons/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminCategories: {
    module: 'catalogue/collections/admin/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminManager: { module: 'catalogue/images/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminImages: { module: 'catalogue/images/admin/upload-route.ts', frame: 'none', access: 'administrator' },
  adminOrders: { module: 'fulfilment/orders/admin/list/route.tsx', frame: 'admin', access: 'administrator' },
  adminOrdersCsv: {
    module: 'fulfilment/orders/admin/list/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminOrderNew: { module: 'fulfilment/orders/admin/new/route.tsx', frame: 'admin', access: 'administrator' },
  adminDispatch: { module: 'fulfilment/shipping/admin/dispatch-route.tsx', frame: 'admin', access: 'helper' },
  adminPosting: {
    module: 'fulfilment/shipping/admin/posting-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminLabels: {
    module: 'fulfilment/shipping/admin/labels-route.tsx',
    frame: 'none',
    access: 'administrator',
  },
  adminPackingSlips: {
    module: 'fulfilment/orders/admin/slips/packing-slips-route.tsx',
    frame: 'none',
    access: 'helper',
  },
  adminOrder: {
    module: 'fulfilment/orders/admin/order/order-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminOrderDetails: {
    module: 'fulfilment/orders/admin/order/details-route.tsx',
    frame: 'admin',
    access: 'administrator',
    over: 'adminOrders',
  },
  adminOrderLink: {
    module: 'fulfilment/orders/admin/link/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminInvoiceXml: {
    module: 'fulfilment/orders/admin/order/invoice-xml-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminComplaintPhoto: {
    module: 'fulfilment/orders/admin/order/photo-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminPackingSlip: {
    module: 'fulfilment/orders/admin/slips/packing-slip-route.tsx',
    frame: 'none',
    access: 'helper',
  },
  adminPix: { module: 'payments/admin/pix-route.tsx', frame: 'admin', access: 'administrator' },
  adminNotices: { module: 'office/notices/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminManifest: { module: 'content/site-files/admin-manifest-route.ts', frame: 'none', access: 'public' },
  adminReports: { module: 'office/reports/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminReportsCsv: { module: 'office/reports/admin/csv-route.ts', frame: 'none', access: 'administrator' },
  adminReviews: { module: 'fulfilment/reviews/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminUsers: { module: 'customers/list/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminCustomersCsv: { module: 'customers/list/admin/csv-route.ts', frame: 'none', access: 'administrator' },
  adminContact: { module: 'customers/list/admin/contact-route.tsx', frame: 'admin', access: 'administrator' },
  adminCustomer: {
    module: 'customers/list/admin/customer-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminTeam: { module: 'accounts/team/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminHistory: { module: 'office/history/route.tsx', frame: 'admin', access: 'administrator' },
  adminOpening: { module: 'office/opening/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminOpeningStep: {
    module: 'office/opening/admin/step-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminShop: { module: 'office/settings/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminCalendar: { module: 'fulfilment/calendar/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminCalendarClose: {
    module: 'fulfilment/calendar/admin/close-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminSearches: {
    module: 'office/settings/admin/searches-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminMerchantFeed: { module: 'catalogue/feed/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminContent: {
    module: 'office/settings/admin/content-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminVouchers: { module: 'orders/vouchers/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminCarriers: { module: 'delivery/carriers/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminCarriersCsv: {
    module: 'delivery/carriers/admin/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminGifts: { module: 'orders/gifts/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminTestOrder: {
    module: 'office/opening/admin/test-orders-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminFreight: { module: 'delivery/freight/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminPayment: { module: 'payments/admin/payment-route.tsx', frame: 'admin', access: 'administrator' },
  adminBlog: { module: 'content/blog/admin/list-route.tsx', frame: 'admin', access: 'administrator' },
  adminBlogPost: { module: 'content/blog/admin/post-route.tsx', frame: 'admin', access: 'administrator' },
  adminBlogImages: {
    module: 'content/blog/admin/text-images-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminBlogPreview: { module: 'content/blog/admin/preview-route.ts', frame: 'none', access: 'administrator' },
  adminNewsletterCsv: {
    module: 'content/newsletter/admin/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
  adminSearch: { module: 'app/frames/route.ts', frame: 'none', access: 'administrator' },
  adminStyleGuide: { module: 'office/style-guide/admin/route.tsx', frame: 'admin', access: 'administrator' },

  functions: { module: 'app/functions-route.ts', frame: 'none', access: 'public' },
  carrierWebhook: {
    module: 'fulfilment/shipping/admin/carrier-webhook-route.ts',
    frame: 'none',
    access: 'public',
  },
  paymentWebhook: {
    module: 'checkout/purchase/storefront/api/payment-webhook-route.ts',
    frame: 'none',
    access: 'public',
  },
  devMail: { module: 'app/pages/dev-mail-route.tsx', frame: 'none', access: 'public' },
} as const satisfies Record<RouteName, RouteEntry>

interface Route extends RouteEntry {
  name: RouteName
  path: string
}

export const routes = (Object.keys(routeTable) as RouteName[]).map(
  (name): Route => ({ name, path: routePaths[name], ...routeTable[name] }),
)
