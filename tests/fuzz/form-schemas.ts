import { z } from 'zod'
import type { RouteName } from '#addresses.ts'
import { authFormSchema } from '#web/accounts/access/auth-call.server.ts'
import { googleFormSchema } from '#web/accounts/google/google-request.server.ts'
import { acceptFormSchema } from '#web/accounts/invitation/accept-action.server.ts'
import { profileDraftSchema, profileFormSchema } from '#web/accounts/profile/profile-action.server.ts'
import { passkeyFormSchema } from '#web/accounts/second-factor/passkey-form.server.ts'
import { securityFormSchema } from '#web/accounts/security/security-action.server.ts'
import { postIntents } from '#web/admin/blog/post-action.server.ts'
import { previewSchema } from '#web/admin/blog/preview-action.server.ts'
import { textImageSchema } from '#web/admin/blog/text-image-action.server.ts'
import { calendarIntents } from '#web/admin/calendar/calendar-action.server.ts'
import { carrierIntents } from '#web/admin/carriers/carriers-action.server.ts'
import { categoryIntents } from '#web/admin/categories/category-action.server.ts'
import { couponIntents } from '#web/admin/coupons/coupons-action.server.ts'
import { attentionIntents } from '#web/admin/dashboard/attention-action.server.ts'
import { dispatchIntents } from '#web/admin/dispatch/dispatch-action.server.ts'
import { courierIntents } from '#web/admin/freight/courier-action.server.ts'
import { giftIntents } from '#web/admin/gifts/gifts-action.server.ts'
import { imageIntents, imageUploadSchema } from '#web/admin/images/image-action.server.ts'
import { kitIntents } from '#web/admin/kits/kit-action.server.ts'
import { materialIntents, materialsIntents } from '#web/admin/materials/materials-action.server.ts'
import { recipeIntents } from '#web/admin/materials/recipe-action.server.ts'
import { noticeIntents } from '#web/admin/notices/notice-action.server.ts'
import { openingIntents } from '#web/admin/opening/opening-action.server.ts'
import { stepIntents } from '#web/admin/opening/step-action.server.ts'
import { manualOrderIntents } from '#web/admin/orders/new/manual-order-action.server.ts'
import { orderIntents } from '#web/admin/orders/order/order-action.server.ts'
import { passportIntents } from '#web/admin/passports/passports-action.server.ts'
import { paymentIntents } from '#web/admin/payment/payment-action.server.ts'
import { pixIntents } from '#web/admin/pix/pix-action.server.ts'
import { postingIntents } from '#web/admin/posting/posting-action.server.ts'
import { pourPageIntents } from '#web/admin/pours/pour-action.server.ts'
import { pourIntents } from '#web/admin/pours/pours-action.server.ts'
import { recallIntents } from '#web/admin/pours/recall-action.server.ts'
import { productFormIntents } from '#web/admin/products/form/product-form-action.server.ts'
import { importIntents, importPlanSchema } from '#web/admin/products/import/import-action.server.ts'
import { productListIntents } from '#web/admin/products/list/product-list-action.server.ts'
import { productPreviewSchema } from '#web/admin/products/preview/preview-action.server.ts'
import { pricePlanSchema, pricesIntents } from '#web/admin/products/prices/prices-action.server.ts'
import { stockIntents } from '#web/admin/products/stock/stock-action.server.ts'
import { reviewIntents } from '#web/admin/reviews/reviews-action.server.ts'
import { settingsIntents } from '#web/admin/shop-settings/settings-action.server.ts'
import { teamIntents } from '#web/admin/team/team-action.server.ts'
import { testOrderIntents } from '#web/admin/test-orders/test-order-action.server.ts'
import { contactIntents, customerIntents } from '#web/admin/users/customer-action.server.ts'
import { voucherIntents } from '#web/admin/vouchers/vouchers-action.server.ts'
import { cartFormSchema } from '#web/cart/cart-action.server.ts'
import { cartLinkForm } from '#web/cart/link/fill-cart.server.ts'
import { orderLinkSchema } from '#web/checkout/link/link-action.server.ts'
import { payOrderSchema } from '#web/checkout/order/pay-order-action.server.ts'
import { testBankSchema } from '#web/checkout/order/test-bank-form.server.ts'
import { guestMergeSchema, guestProductsSchema } from '#web/guest/guest-schemas.server.ts'
import { newsletterFormSchema } from '#web/newsletter/newsletter-function.server.ts'
import { changeDeliverySchema } from '#web/orders/change-delivery.server.ts'
import { orderFormSchema as customerOrderFormSchema } from '#web/orders/orders-action.server.ts'
import { pourChoiceSchema } from '#web/orders/pour-choice-action.server.ts'
import { restockFormSchema, sealedTokenForm } from '#web/restock/restock-action.server.ts'
import { complaintSchema } from '#web/returns/complaint-action.server.ts'
import { withdrawalSchema } from '#web/returns/withdraw-action.server.ts'
import { leaveFormSchema } from '#web/reviews/leave-form.server.ts'
import { reportFormSchema } from '#web/reviews/report-form.server.ts'
import { reviewFormSchema } from '#web/reviews/write-action.server.ts'
import { tokenForm } from '#web/server/request/form-fields.server.ts'
import { buyVoucherForm } from '#web/vouchers/buy-action.server.ts'
import { openVoucherForm } from '#web/vouchers/open-form.server.ts'
import { wishlistFormSchema } from '#web/wishlist/wishlist-action.server.ts'

/** The schema that the action itself reads by. */
interface ActionForm {
  schema: z.ZodType
  encoding: 'form' | 'upload' | 'json'
  /** Afterwards the visitor may be signed out. */
  endsSession?: boolean
}

const text = z.string()

/** A form of the back office is any of those that its table of intents knows. */
function formOf(intents: Readonly<Record<string, { schema: z.ZodObject }>>, plan?: z.ZodType) {
  const forms = Object.entries(intents).map(([name, { schema }]) =>
    schema.extend({ intent: z.literal(name), ...(plan && 'plan' in schema.shape && { plan }) }),
  )
  return z.union(forms)
}

const form = (schema: z.ZodType, more: Partial<ActionForm> = {}): ActionForm => ({
  schema,
  encoding: 'form',
  ...more,
})
/** Every route with an action. `fuzz.test.ts` looks into the route modules and misses none. */
export const actionForms: Readonly<Partial<Record<RouteName, ActionForm>>> = {
  voucherSale: form(buyVoucherForm),
  voucher: form(openVoucherForm),
  unsubscribe: form(tokenForm),
  newsletter: form(newsletterFormSchema),
  restock: form(restockFormSchema),
  restockConfirm: form(sealedTokenForm),
  restockLeave: form(sealedTokenForm),
  auth: form(authFormSchema, { endsSession: true }),
  googleStart: form(googleFormSchema),
  emailConfirmation: form(tokenForm),
  signOut: form(z.object({}), { endsSession: true }),
  profile: form(profileFormSchema.extend(profileDraftSchema.shape), { endsSession: true }),
  cart: form(cartFormSchema),
  cartLink: form(cartLinkForm),
  guestProducts: form(guestProductsSchema, { encoding: 'json' }),
  wishlist: form(wishlistFormSchema),
  guestMerge: form(guestMergeSchema, { encoding: 'json' }),
  orders: form(customerOrderFormSchema),
  order: form(changeDeliverySchema),
  payOrder: form(payOrderSchema),
  orderLink: form(orderLinkSchema),
  orderPour: form(pourChoiceSchema),
  review: form(reviewFormSchema, { encoding: 'upload' }),
  reviewInvitations: form(leaveFormSchema),
  reviewReport: form(reportFormSchema),
  withdrawOrder: form(withdrawalSchema),
  complaint: form(complaintSchema, { encoding: 'upload' }),
  offlinePayment: form(testBankSchema),
  admin: form(formOf(attentionIntents)),
  adminDashboard: form(formOf(attentionIntents)),
  adminProducts: form(formOf(productListIntents)),
  adminProductNew: form(formOf(productFormIntents), { encoding: 'upload' }),
  adminProductsImport: form(formOf(importIntents, importPlanSchema), { encoding: 'upload' }),
  adminProductPrices: form(formOf(pricesIntents, pricePlanSchema)),
  adminProduct: form(formOf(productFormIntents), { encoding: 'upload' }),
  adminProductPreview: form(productPreviewSchema, { encoding: 'upload' }),
  adminKit: form(formOf(kitIntents)),
  passkeyOptions: form(passkeyFormSchema),
  profileSecurity: form(securityFormSchema, { endsSession: true }),
  staffInvitation: form(acceptFormSchema, { endsSession: true }),
  adminTeam: form(formOf(teamIntents)),
  adminContact: form(formOf(contactIntents)),
  adminCustomer: form(formOf(customerIntents)),
  adminCategories: form(formOf(categoryIntents), { encoding: 'upload' }),
  adminImages: form(z.union([imageUploadSchema.extend({ intent: z.literal('add') }), formOf(imageIntents)]), {
    encoding: 'upload',
  }),
  adminOrder: form(formOf(orderIntents), { encoding: 'upload' }),
  adminOrderNew: form(formOf(manualOrderIntents)),
  adminMaterials: form(formOf(materialsIntents)),
  adminMaterial: form(formOf(materialIntents)),
  adminRecipe: form(formOf(recipeIntents)),
  adminPours: form(formOf(pourIntents)),
  adminPassport: form(formOf(passportIntents)),
  adminPour: form(formOf(pourPageIntents)),
  adminRecall: form(formOf(recallIntents)),
  adminCoupons: form(formOf(couponIntents)),
  adminStock: form(formOf(stockIntents)),
  adminCalendar: form(formOf(calendarIntents)),
  adminCarriers: form(formOf(carrierIntents), { encoding: 'upload' }),
  adminGifts: form(formOf(giftIntents)),
  adminPosting: form(formOf(postingIntents)),
  adminVouchers: form(formOf(voucherIntents)),
  adminTestOrder: form(formOf(testOrderIntents)),
  adminDispatch: form(formOf(dispatchIntents)),
  adminPix: form(formOf(pixIntents), { encoding: 'upload' }),
  adminFreight: form(formOf(courierIntents)),
  adminNotices: form(formOf(noticeIntents)),
  adminReviews: form(formOf(reviewIntents)),
  adminPayment: form(formOf(paymentIntents)),
  adminOpening: form(formOf(openingIntents)),
  adminOpeningStep: form(formOf(stepIntents), { encoding: 'upload' }),
  adminShop: form(formOf(settingsIntents)),
  adminContent: form(formOf(settingsIntents)),
  adminSearches: form(formOf(settingsIntents)),
  adminBlogPost: form(formOf(postIntents), { encoding: 'upload' }),
  adminBlogImages: form(textImageSchema, { encoding: 'upload' }),
  adminBlogPreview: form(previewSchema),
  carrierWebhook: form(z.object({ event: text, data: z.unknown() }), { encoding: 'json' }),
  paymentWebhook: form(z.object({ id: text, type: text, data: z.unknown() }), { encoding: 'json' }),
}

/** What pages read from their address. */
export const pageQueries: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  products: ['search', 'category', 'sort', 'page', 'aviso'],
  product: [],
  compare: ['velas'],
  quiz: ['comodo', 'momento', 'intensidade', 'evitar'],
  restockConfirm: ['token'],
  restockLeave: ['token'],
  productOldAddress: [],
  productReviews: ['nota', 'fotos', 'page'],
  passport: [],
  review: ['vela', 'convite'],
  reviewInvitations: ['ficha'],
  reviewReport: [],
  blogPost: [],
  auth: ['redirectTo', 'recuperar', 'confirmacao', 'aba', 'modo', 'fator'],
  profileSecurity: ['configurar'],
  emailConfirmation: ['token'],
  staffInvitation: ['token'],
  unsubscribe: ['token'],
  googleCallback: ['code', 'state', 'error', 'iss'],
  profile: ['aba', 'excluir'],
  orders: ['search', 'status', 'period', 'page'],
  checkoutSuccess: ['session_id'],
  devMail: ['id'],
  admin: ['period'],
  adminProducts: ['search', 'status', 'category', 'sort', 'page'],
  adminProduct: [],
  adminProductNew: ['copia'],
  adminCategories: ['editar', 'nova'],
  adminManager: ['search', 'page'],
  adminOrders: ['search', 'status', 'payment', 'dates', 'from', 'to', 'olderThan', 'newerThan'],
  adminOrdersCsv: ['month', 'payments', 'status', 'search'],
  adminReports: ['month', 'from', 'to'],
  adminMaterialFigures: ['dia'],
  adminMaterialsCsv: ['lista'],
  adminReportsCsv: ['file', 'month', 'from', 'to'],
  adminHistory: ['search', 'entity', 'page'],
  adminOrder: ['view'],
  adminOrderDetails: ['view', 'search', 'status'],
  adminDispatch: ['ids', 'from'],
  adminPackingSlips: ['ids', 'from', 'paper', 'cores'],
  adminPackingSlip: [],
  adminPourLabels: ['tamanho', 'folha', 'quantas', 'primeira'],
  adminReviews: ['view', 'page'],
  adminBlog: ['page'],
  adminBlogPost: [],
  adminBlogImages: ['q', 'page'],
  adminSearch: ['q'],
}
