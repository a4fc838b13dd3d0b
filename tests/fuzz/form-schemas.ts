import { z } from 'zod'
import type { RouteName } from '#addresses.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { pictureFormSchema, pictureUploadSchema } from '#web/admin/images/picture-action.server.ts'
import { importPlanSchema } from '#web/admin/products/import-action.server.ts'
import { rowFields } from '#web/admin/products/product-form-data.ts'
import { productListFormSchema } from '#web/admin/products/product-list-action.server.ts'
import { cartFormSchema } from '#web/cart/cart-action.server.ts'
import { guestMergeSchema, guestProductsSchema } from '#web/guest/guest-schemas.server.ts'
import { orderFormSchema } from '#web/orders/orders-action.server.ts'
import { wishlistFormSchema } from '#web/wishlist/wishlist-action.server.ts'

/** The action's own schema where it has one; where it reads fields one by one, those fields. */
interface ActionForm {
  schema: z.ZodType
  encoding: 'form' | 'upload' | 'json'
  /** Afterwards the visitor may be signed out. */
  endsSession?: boolean
}

const text = z.string()
const flag = z.enum(['', '1', 'on', 'true', 'false'])
const file = z.instanceof(File)
const fields = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]))
const lists = (...names: string[]) => Object.fromEntries(names.map((name) => [name, z.array(text)]))
const intent = (...names: [string, ...string[]]) => ({ intent: z.enum(names) })

const auth = z.object({
  ...intent('sign-in', 'sign-up', 'recover', 'new-password', 'resend'),
  ...fields('fullName', 'email', 'password', 'confirmation', 'webhookUrl', 'token'),
  terms: flag,
})

const profile = z.object({
  ...intent('save', 'complete', 'delete', 'deletion-code', ''),
  ...fields(
    'fullName',
    'phone',
    'birthDate',
    'addressLine1',
    'addressLine2',
    'city',
    'state',
    'postalCode',
    'tab',
    'way',
    'code',
    'password',
  ),
  gender: z.enum(['masculino', 'feminino', 'nao-binario', 'prefiro-nao-informar', '']),
  country: z.enum(['Brasil', 'Argentina', 'Chile', '']),
  notificationsEnabled: flag,
  marketingEmails: flag,
  marketingEmailsBefore: flag,
})

const product = z.object({
  ...fields(
    'name',
    'slug',
    'categoryId',
    'shortDescription',
    'description',
    'price',
    'cost',
    'stockQuantity',
  ),
  ...fields(
    'minStockLevel',
    'weight',
    'length',
    'width',
    'height',
    'version',
    'overVersion',
    'seenStock',
    'list',
  ),
  ...lists(...Object.values(rowFields)),
  active: flag,
  featured: flag,
  picturesFollow: flag,
  pictures: z.array(file),
})

const post = z.object({
  ...intent('save', 'delete'),
  ...fields('title', 'slug', 'excerpt', 'content', 'author', 'version', 'overVersion', 'pictureAlt'),
  as: z.enum(['published', 'draft']),
  published: flag,
  wasPublished: flag,
  removePicture: flag,
  picture: file,
})

const order = z.object({
  ...intent('status', 'edit', 'courier-cost', 'refund'),
  status: z.enum(ORDER_STATUSES),
  returnUnits: z.enum(['yes', 'no', '']),
  refund: flag,
  ...fields('trackingNumber', 'notes', 'cost'),
})

const freight = z.object({
  ...intent('save', 'validate'),
  enabled: flag,
  ...fields('originAddress', 'basePrice', 'tier1Rate', 'tier2Rate', 'tier3Rate', 'tier4Rate', 'handlingFee'),
  ...fields('peakUpchargePct', 'peakStartTime', 'peakEndTime', 'version'),
})

const category = z.object({
  ...intent('save', 'toggle', 'delete'),
  ...fields('id', 'name', 'description'),
  active: flag,
  removePicture: flag,
  picture: file,
})

const imported = z.union([
  z.object({ ...intent('preview'), file }),
  z.object({ ...intent('apply'), plan: importPlanSchema }),
])

const form = (schema: z.ZodType, more: Partial<ActionForm> = {}): ActionForm => ({
  schema,
  encoding: 'form',
  ...more,
})
const resolved = form(z.union([z.object({ findingId: z.uuid() }), z.object({ jobId: z.uuid() })]))

/** Every route with an action. `fuzz.test.ts` looks into the route modules and misses none. */
export const actionForms: Readonly<Partial<Record<RouteName, ActionForm>>> = {
  unsubscribe: form(z.object({ token: text })),
  newsletter: form(z.object(fields('email', 'honeypot'))),
  auth: form(auth, { endsSession: true }),
  googleStart: form(z.object({ redirectTo: text })),
  emailConfirmation: form(z.object({ token: text })),
  signOut: form(z.object({}), { endsSession: true }),
  profile: form(profile, { endsSession: true }),
  cart: form(cartFormSchema),
  guestProducts: form(guestProductsSchema, { encoding: 'json' }),
  wishlist: form(wishlistFormSchema),
  guestMerge: form(guestMergeSchema, { encoding: 'json' }),
  orders: form(orderFormSchema),
  offlinePayment: form(z.object({ answer: z.enum(['approve', 'refuse']) })),
  admin: resolved,
  adminDashboard: resolved,
  adminProducts: form(productListFormSchema),
  adminProductNew: form(product, { encoding: 'upload' }),
  adminProductsImport: form(imported, { encoding: 'upload' }),
  adminProduct: form(product, { encoding: 'upload' }),
  adminCategories: form(category, { encoding: 'upload' }),
  adminPictures: form(
    z.union([pictureUploadSchema.extend({ intent: z.literal('add') }), pictureFormSchema]),
    { encoding: 'upload' },
  ),
  adminOrder: form(order),
  adminFreight: form(freight),
  adminBlogPost: form(post, { encoding: 'upload' }),
  paymentWebhook: form(z.object({ id: text, type: text, data: z.unknown() }), { encoding: 'json' }),
}

/** What pages read from their address. */
export const pageQueries: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  products: ['search', 'category', 'sort', 'page', 'aviso'],
  product: [],
  productOldAddress: [],
  blogPost: [],
  auth: ['redirectTo', 'recuperar', 'confirmacao', 'aba', 'modo'],
  emailConfirmation: ['token'],
  unsubscribe: ['token'],
  googleCallback: ['code', 'state', 'error', 'iss'],
  profile: ['aba', 'excluir'],
  orders: ['search', 'status', 'period', 'page'],
  checkoutSuccess: ['session_id'],
  devMail: ['id'],
  admin: ['period'],
  adminProducts: ['search', 'status', 'category', 'sort', 'page'],
  adminProduct: [],
  adminCategories: ['editar', 'nova'],
  adminManager: ['search', 'page'],
  adminOrders: ['search', 'status', 'payment', 'olderThan', 'newerThan'],
  adminOrdersCsv: ['month', 'payments', 'status', 'search'],
  adminOrder: ['view'],
  adminPackingSlip: [],
  adminBlog: ['page'],
  adminBlogPost: [],
  adminSearch: ['q'],
}
