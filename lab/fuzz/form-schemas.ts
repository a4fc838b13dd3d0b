import { z } from 'zod'
import { passkeyFormSchema } from '#accounts/second-factor/storefront/passkey-form.server.ts'
import { securityFormSchema } from '#accounts/second-factor/storefront/security-action.server.ts'
import { authFormSchema } from '#accounts/sign-in/storefront/auth-call.server.ts'
import { googleFormSchema } from '#accounts/sign-in/storefront/google-request.server.ts'
import { teamIntents } from '#accounts/team/admin/team-action.server.ts'
import { acceptFormSchema } from '#accounts/team/storefront/accept-action.server.ts'
import type { RouteName } from '#addresses.ts'
import { cartExtras } from '#app/pages/beside-customer.server.ts'
import { customerPageIntents } from '#app/pages/customer-action.server.ts'
import { productPreviewSchema } from '#app/pages/product-preview-action.server.ts'
import { categoryIntents } from '#catalogue/collections/admin/category-action.server.ts'
import { imageIntents, imageUploadSchema } from '#catalogue/images/admin/image-action.server.ts'
import { textImageSchema } from '#catalogue/images/admin/text-image-action.server.ts'
import { kitIntents } from '#catalogue/kits/admin/kit-action.server.ts'
import { productFormIntents } from '#catalogue/products/admin/form/product-form-action.server.ts'
import { importIntents, importPlanSchema } from '#catalogue/products/admin/import/import-action.server.ts'
import { productListIntents } from '#catalogue/products/admin/list/product-list-action.server.ts'
import { pricePlanSchema, pricesIntents } from '#catalogue/products/admin/prices/prices-action.server.ts'
import { stockIntents } from '#catalogue/products/admin/stock/stock-action.server.ts'
import { restockFormSchema, sealedTokenForm } from '#catalogue/restock/storefront/restock-action.server.ts'
import { searchSuggestions } from '#catalogue/search/storefront/search-suggestions.server.ts'
import { wishlistFormSchema } from '#catalogue/wishlist/storefront/wishlist-action.server.ts'
import { cartFormSchema } from '#checkout/cart/storefront/cart-action.server.ts'
import { guestMergeSchema, guestProductsSchema } from '#checkout/cart/storefront/guest-schemas.server.ts'
import { cartLinkForm } from '#checkout/cart/storefront/link/fill-cart.server.ts'
import { orderFormSchema as customerOrderFormSchema } from '#checkout/own-orders/storefront/orders-action.server.ts'
import {
  cardSession,
  linkedPayment,
  payTestCard,
  payTestPix,
} from '#checkout/purchase/storefront/api/checkout-functions.server.ts'
import { orderLinkSchema } from '#checkout/purchase/storefront/link/link-action.server.ts'
import { payOrderSchema } from '#checkout/purchase/storefront/order/pay-order-action.server.ts'
import { testBankSchema } from '#checkout/purchase/storefront/order/test-bank-form.server.ts'
import { testOrderIntents } from '#checkout/test-orders/test-order-action.server.ts'
import { buyVoucherForm } from '#checkout/vouchers/storefront/buy-action.server.ts'
import { postIntents } from '#content/blog/admin/post-action.server.ts'
import { previewSchema } from '#content/blog/admin/preview-action.server.ts'
import { newsletterFormSchema } from '#content/newsletter/storefront/newsletter-function.server.ts'
import { contactIntents } from '#customers/list/admin/customer-action.server.ts'
import { profileDraftSchema, profileFormSchema } from '#customers/profile/storefront/profile-action.server.ts'
import {
  addressSuggestions,
  placeDetailsFunction,
} from '#delivery/addresses/storefront/addresses-functions.server.ts'
import { carrierIntents } from '#delivery/carriers/admin/carriers-action.server.ts'
import { courierIntents } from '#delivery/freight/admin/courier-action.server.ts'
import { batchChoiceSchema } from '#fulfilment/batch-choice/batch-choice-action.server.ts'
import { calendarIntents } from '#fulfilment/calendar/admin/calendar-action.server.ts'
import { manualOrderIntents } from '#fulfilment/orders/admin/new/manual-order-action.server.ts'
import { orderIntents } from '#fulfilment/orders/admin/order/order-action.server.ts'
import { complaintSchema } from '#fulfilment/returns/storefront/complaint-action.server.ts'
import { withdrawalSchema } from '#fulfilment/returns/storefront/withdraw-action.server.ts'
import { reviewIntents } from '#fulfilment/reviews/admin/reviews-action.server.ts'
import { leaveFormSchema } from '#fulfilment/reviews/storefront/leave-form.server.ts'
import { reportFormSchema } from '#fulfilment/reviews/storefront/report-form.server.ts'
import { reviewFormSchema } from '#fulfilment/reviews/storefront/write-action.server.ts'
import { dispatchIntents } from '#fulfilment/shipping/admin/dispatch-action.server.ts'
import { postingIntents } from '#fulfilment/shipping/admin/posting-action.server.ts'
import { brandIntents } from '#office/brand/admin/brand-action.server.ts'
import { attentionIntents } from '#office/dashboard/admin/attention-action.server.ts'
import { noticeIntents } from '#office/notices/admin/notice-action.server.ts'
import { openingIntents } from '#office/opening/admin/opening-action.server.ts'
import { stepIntents } from '#office/opening/admin/step-action.server.ts'
import { settingsIntents } from '#office/settings/admin/settings-action.server.ts'
import { textIntents, textsSchema } from '#office/texts/admin/texts-action.server.ts'
import { couponIntents } from '#orders/coupons/admin/coupons-action.server.ts'
import { giftIntents } from '#orders/gifts/admin/gifts-action.server.ts'
import { changeDeliverySchema } from '#orders/storefront/change-delivery.server.ts'
import { voucherIntents } from '#orders/vouchers/admin/vouchers-action.server.ts'
import { openVoucherForm } from '#orders/vouchers/storefront/open-form.server.ts'
import { paymentIntents } from '#payments/admin/payment-action.server.ts'
import { pixIntents } from '#payments/admin/pix-action.server.ts'
import { tokenForm } from '#platform/http/request/form-fields.server.ts'
import { batchPageIntents } from '#workshop/batches/admin/batch-action.server.ts'
import { batchIntents } from '#workshop/batches/admin/batches-action.server.ts'
import { recallIntents } from '#workshop/batches/admin/recall-action.server.ts'
import { materialIntents, materialsIntents } from '#workshop/materials/admin/materials-action.server.ts'
import { recipeIntents } from '#workshop/materials/admin/recipe-action.server.ts'
import { passportIntents } from '#workshop/passports/admin/passports-action.server.ts'

interface ActionForm {
  schema: z.ZodType
  encoding: 'form' | 'upload' | 'json'
  endsSession?: boolean
}

const text = z.string()

function buildForm(intents: Readonly<Record<string, { schema: z.ZodObject }>>, plan?: z.ZodType) {
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

const json = ({ schema }: { schema: z.ZodType }) => form(schema, { encoding: 'json' })

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
  cart: form(z.union([...cartFormSchema.options, ...cartExtras.map((extra) => extra.form)])),
  cartLink: form(cartLinkForm),
  guestProducts: form(guestProductsSchema, { encoding: 'json' }),
  wishlist: form(wishlistFormSchema),
  addressSuggestions: json(addressSuggestions),
  placeDetails: json(placeDetailsFunction),
  searchSuggestions: json(searchSuggestions),
  linkedPayment: json(linkedPayment),
  cardSession: json(cardSession),
  testCard: json(payTestCard),
  testPix: json(payTestPix),
  guestMerge: form(guestMergeSchema, { encoding: 'json' }),
  orders: form(customerOrderFormSchema),
  order: form(changeDeliverySchema),
  payOrder: form(payOrderSchema),
  orderLink: form(orderLinkSchema),
  orderBatch: form(batchChoiceSchema),
  review: form(reviewFormSchema, { encoding: 'upload' }),
  reviewInvitations: form(leaveFormSchema),
  reviewReport: form(reportFormSchema),
  withdrawOrder: form(withdrawalSchema),
  complaint: form(complaintSchema, { encoding: 'upload' }),
  offlinePayment: form(testBankSchema),
  admin: form(buildForm(attentionIntents)),
  adminDashboard: form(buildForm(attentionIntents)),
  adminProducts: form(buildForm(productListIntents)),
  adminProductNew: form(buildForm(productFormIntents), { encoding: 'upload' }),
  adminProductsImport: form(buildForm(importIntents, importPlanSchema), { encoding: 'upload' }),
  adminProductPrices: form(buildForm(pricesIntents, pricePlanSchema)),
  adminProduct: form(buildForm(productFormIntents), { encoding: 'upload' }),
  adminProductPreview: form(productPreviewSchema, { encoding: 'upload' }),
  adminKit: form(buildForm(kitIntents)),
  passkeyOptions: form(passkeyFormSchema),
  profileSecurity: form(securityFormSchema, { endsSession: true }),
  staffInvitation: form(acceptFormSchema, { endsSession: true }),
  adminTeam: form(buildForm(teamIntents)),
  adminContact: form(buildForm(contactIntents)),
  adminCustomer: form(buildForm(customerPageIntents)),
  adminCategories: form(buildForm(categoryIntents), { encoding: 'upload' }),
  adminImages: form(
    z.union([imageUploadSchema.extend({ intent: z.literal('add') }), buildForm(imageIntents)]),
    {
      encoding: 'upload',
    },
  ),
  adminOrder: form(buildForm(orderIntents), { encoding: 'upload' }),
  adminOrderNew: form(buildForm(manualOrderIntents)),
  adminMaterials: form(buildForm(materialsIntents)),
  adminMaterial: form(buildForm(materialIntents)),
  adminRecipe: form(buildForm(recipeIntents)),
  adminBatches: form(buildForm(batchIntents)),
  adminPassport: form(buildForm(passportIntents)),
  adminBatch: form(buildForm(batchPageIntents)),
  adminRecall: form(buildForm(recallIntents)),
  adminCoupons: form(buildForm(couponIntents)),
  adminStock: form(buildForm(stockIntents)),
  adminCalendar: form(buildForm(calendarIntents)),
  adminCarriers: form(buildForm(carrierIntents), { encoding: 'upload' }),
  adminGifts: form(buildForm(giftIntents)),
  adminPosting: form(buildForm(postingIntents)),
  adminVouchers: form(buildForm(voucherIntents)),
  adminTestOrder: form(buildForm(testOrderIntents)),
  adminDispatch: form(buildForm(dispatchIntents)),
  adminPix: form(buildForm(pixIntents), { encoding: 'upload' }),
  adminFreight: form(buildForm(courierIntents)),
  adminNotices: form(buildForm(noticeIntents)),
  adminReviews: form(buildForm(reviewIntents)),
  adminPayment: form(buildForm(paymentIntents)),
  adminOpening: form(buildForm(openingIntents)),
  adminOpeningStep: form(buildForm(stepIntents), { encoding: 'upload' }),
  adminShop: form(buildForm(settingsIntents)),
  adminBrand: form(buildForm(brandIntents), { encoding: 'upload' }),
  adminText: form(buildForm(textIntents)),
  adminTextPreview: form(textsSchema),
  adminContent: form(buildForm(settingsIntents)),
  adminSearches: form(buildForm(settingsIntents)),
  adminBlogPost: form(buildForm(postIntents), { encoding: 'upload' }),
  adminBlogImages: form(textImageSchema, { encoding: 'upload' }),
  adminBlogPreview: form(previewSchema),
  carrierWebhook: form(z.object({ event: text, data: z.unknown() }), { encoding: 'json' }),
  paymentWebhook: form(z.object({ id: text, type: text, data: z.unknown() }), { encoding: 'json' }),
}

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
  adminOrders: ['tab', 'search', 'status', 'payment', 'dates', 'from', 'to', 'olderThan', 'newerThan'],
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
  adminBatchLabels: ['tamanho', 'folha', 'quantas', 'primeira'],
  adminReviews: ['view', 'page'],
  adminBlog: ['page'],
  adminBlogPost: [],
  adminBlogImages: ['q', 'page'],
  adminSearch: ['q'],
}
