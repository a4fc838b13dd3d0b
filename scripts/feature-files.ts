import { parseSync } from 'oxc-parser'
import { resolveInside, textOf } from '../tests/architecture/imports.ts'

/** What every feature stands on is known by who reads one, and not counted: who asks and the frame of the back office, too. */
const GROUND =
  /^(web\/(kit|server|app|fast-path|accounts\/session)|database|integrations|config|emails|shop\/(accounts|audit|operations|settings)|copy\/(account|shop))\/|^copy\/admin\/frame|^[\w-]+\.ts$|^(domain|shop|web\/admin)\/[\w.-]+\.tsx?$/

interface Feature {
  name: string
  /** `file#name`; one without a name is counted and not followed, as a table of many actions is. */
  entries: readonly string[]
  /** What stands in the same files and is not asked about. */
  without?: RegExp
  byHand: string
  /** Of 0.1.0, where the frame of the back office and what stands in the same files were counted, too. */
  before: string
  wanted: string
}

const page = (route: string) => ['default', 'loader', 'action'].map((name) => `${route}#${name}`)

export const features: readonly Feature[] = [
  {
    name: 'add to cart',
    entries: [
      'web/catalogue/add-to-cart-form.tsx#AddToCartForm',
      'web/cart/cart-action.server.ts',
      'shop/cart/add-to-cart.ts#addToCart',
    ],
    without: /guest/,
    byHand: '36',
    before: '12',
    wanted: '≤ 24',
  },
  {
    name: 'edit a price',
    entries: [
      'web/admin/products/form/form-route.tsx#loader',
      'web/admin/products/form/form-route.tsx#action',
      'web/admin/products/form/product-editor.tsx',
      'web/admin/products/form/prices-panel.tsx#PricesPanel',
      'web/admin/products/form/use-product-form.ts#useProductForm',
    ],
    // The same form makes a candle and saves its images, sizes, stock and what goes with it.
    without: /images?[/-]|restock|pairs|create-product|categor|slug|gtin|shelf|size-|variants|stock/,
    byHand: '50',
    before: '59',
    wanted: '≤ 30',
  },
  {
    name: 'ship four',
    entries: [
      'web/admin/dispatch/route.tsx#default',
      'web/admin/dispatch/route.tsx#loader',
      'web/admin/dispatch/dispatch-action.server.ts',
      'shop/admin/orders/dispatch-orders.ts#dispatchOrders',
    ],
    // The same page packs and takes back; only cancelling moves money, stock, places, pours and coupons.
    without: /undo|packed|pick-items|stock|shelf|places|pours|slot|coupons|refund|\/(delivery|payments)\//,
    byHand: '50',
    before: '58',
    wanted: '≤ 32',
  },
  {
    name: 'pay by Pix',
    entries: [
      'web/checkout/dialog/checkout-panel.tsx#CheckoutPanel',
      'web/checkout/api/create-checkout-function.server.ts#createCheckout',
      'web/checkout/api/payment-webhook-route.ts#action',
    ],
    // Every purchase passes by these, however it is paid.
    without:
      /card|\/(coupons|gifts?|freight|delivery|pours|reviews|returns|address)\/|refund|gift|hold|slot|cpf|recipient/,
    byHand: '107',
    before: '179',
    wanted: '≤ 70',
  },
  { name: 'withdraw', entries: page('web/returns/withdraw-route.tsx'), byHand: '', before: '99', wanted: '' },
]

interface Declaration {
  /** Names that it uses, types left out. */
  uses: Set<string>
  /** Files that it loads on demand. */
  loads: Set<string>
}

interface Module {
  declared: Map<string, Declaration>
  imported: Map<string, { file: string; name: string }>
}

/**
 * The files that somebody opens who follows a feature from where a person presses to what is written: those of every function,
 * component or table that is reached by the names which each uses, nearest first.
 */
export function filesOfFeature({ entries, without = /$^/ }: Feature): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  let ends = entries.map((entry) => entry.split('#') as [string, string?])
  while (ends.length > 0) {
    for (const [file] of ends) files.add(file)
    const reached = ends.flatMap(([file, name]) => (name === undefined ? [] : reachedFrom(file, name)))
    ends = reached.filter(([file, name]) => {
      const isNew = !GROUND.test(file) && !without.test(file) && !seen.has(`${file}#${name}`)
      seen.add(`${file}#${name}`)
      return isNew
    })
  }
  return [...files]
}

const EVERYTHING = '*'

function reachedFrom(file: string, name: string): [string, string][] {
  const { declared, imported } = moduleOf(file)
  const found = name === EVERYTHING ? [...declared.values()] : [declared.get(name)]
  if (name !== EVERYTHING && !declared.has(name) && !imported.has(name))
    throw new Error(`${file} has no ${name}`)
  const passedOn = imported.get(name)
  const next: [string, string][] = passedOn ? [[passedOn.file, passedOn.name]] : []
  for (const { uses, loads } of found.filter((declaration) => declaration !== undefined)) {
    for (const loaded of loads) next.push([loaded, EVERYTHING])
    for (const used of uses) {
      const from = imported.get(used)
      if (from) next.push([from.file, from.name])
      else if (declared.has(used)) next.push([file, used])
    }
  }
  return next
}

const known = new Map<string, Module>()

function moduleOf(file: string): Module {
  const read = known.get(file) ?? readModule(file)
  known.set(file, read)
  return read
}

function readModule(file: string): Module {
  const text = textOf(file)
  const { module, program } = parseSync(file, text)
  const imported: Module['imported'] = new Map()
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName, isType } of entries) {
      const to = resolveInside(file, moduleRequest.value)
      if (to && !isType) imported.set(localName.value, { file: to, name: nameOf(importName) })
    }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      const to = moduleRequest && resolveInside(file, moduleRequest.value)
      if (to && !isType) imported.set(exportName.name ?? '', { file: to, name: nameOf(importName) })
    }
  const declared: Module['declared'] = new Map()
  for (const statement of program.body as unknown as Node[]) {
    const isDefault = statement.type === 'ExportDefaultDeclaration'
    const body = (statement.declaration as Node | undefined) ?? statement
    const declaration: Declaration = { uses: new Set(), loads: new Set() }
    collect(body, file, declaration)
    const names = ((body.declarations as Node[] | undefined) ?? [body]).flatMap((each) =>
      namesIn(each.id as Node),
    )
    for (const name of isDefault ? [...names, 'default'] : names) declared.set(name, declaration)
  }
  return { declared, imported }
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? EVERYTHING)

interface Node {
  type: string
  [field: string]: unknown
}

const namesIn = (id: Node | null | undefined): string[] => {
  if (!id) return []
  if (id.type === 'Identifier') return [String(id.name)]
  const parts = (id.properties ?? id.elements ?? []) as Node[]
  return parts.flatMap((part) => namesIn((part?.value ?? part) as Node))
}

function collect(node: unknown, file: string, found: Declaration): void {
  if (Array.isArray(node)) for (const each of node) collect(each, file, found)
  if (!node || typeof node !== 'object' || Array.isArray(node)) return
  const { type, ...fields } = node as Node
  if (type?.startsWith('TS') && !type.endsWith('Expression')) return
  if (type === 'Identifier' || type === 'JSXIdentifier') found.uses.add(String(fields.name))
  if (type === 'ImportExpression') {
    const to = resolveInside(file, String((fields.source as Node).value ?? ''))
    if (to) found.loads.add(to)
  }
  for (const [field, value] of Object.entries(fields))
    if (field !== 'typeAnnotation' && field !== 'returnType') collect(value, file, found)
}
