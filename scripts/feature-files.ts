import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Shared code that every reader knows; not counted. */
const GROUND = /^(platform|ui|settings|accounts|app)\/|\/(schema|providers|emails)[./]|^[\w-]+\.ts$/

interface Feature {
  name: string
  /**
   * `file#name`. A file without a name is counted, but its imports are not followed, such as a table of
   * actions.
   */
  entries: readonly string[]
  /** Parts of these files that belong to other features. */
  without?: RegExp
  before: string
  goal: string
}

const page = (route: string) => ['default', 'loader', 'action'].map((name) => `${route}#${name}`)

export const features: readonly Feature[] = [
  {
    name: 'add to cart',
    entries: [
      'catalogue/products/storefront/add-to-cart-form.tsx#AddToCartForm',
      'checkout/cart/storefront/cart-action.server.ts',
      'checkout/cart/use-cases/add-to-cart.ts#addToCart',
    ],
    without: /guest/,
    before: '14',
    goal: '≤ 12',
  },
  {
    name: 'edit a price',
    entries: [
      'catalogue/products/admin/form/form-route.tsx#loader',
      'catalogue/products/admin/form/form-route.tsx#action',
      'catalogue/products/admin/form/product-editor.tsx',
      'catalogue/products/admin/form/prices-panel.tsx#PricesPanel',
      'catalogue/products/admin/form/use-product-form.ts#useProductForm',
    ],
    // This form also handles images, sizes and stock.
    without: /images?[/-]|restock|pairs|create-product|categor|slug|gtin|shelf|size-|variants|stock/,
    before: '29',
    goal: '≤ 20',
  },
  {
    name: 'ship four',
    entries: [
      'fulfilment/shipping/admin/dispatch-route.tsx#default',
      'fulfilment/shipping/admin/dispatch-route.tsx#loader',
      'fulfilment/shipping/admin/dispatch-action.server.ts',
      'fulfilment/orders/use-cases/dispatch-orders.ts#dispatchOrders',
    ],
    // This page also unpacks orders; only cancelling affects money, stock, slots, batches and coupons.
    without:
      /undo|packed|pick-items|stock|shelf|places|batches|slot|coupons|refund|(^|\/)(delivery|payments|workshop)\//,
    before: '27',
    goal: '',
  },
  {
    name: 'pay by Pix',
    entries: [
      'checkout/purchase/storefront/dialog/checkout-panel.tsx#CheckoutPanel',
      'checkout/purchase/storefront/api/create-checkout-function.server.ts#createCheckout',
      'checkout/purchase/storefront/api/payment-webhook-route.ts#action',
    ],
    // Every purchase uses these modules, whatever the payment method.
    without:
      /card|(^|\/)(coupons|gifts?|freight|delivery|workshop|stock|reviews|returns|addresses)\/|refund|gift|hold|slot|cpf|recipient/,
    before: '86',
    goal: '≤ 60',
  },
  {
    name: 'withdraw',
    entries: page('fulfilment/returns/storefront/withdraw-route.tsx'),
    before: '92',
    goal: '≤ 65',
  },
]

interface Declaration {
  uses: Set<string>
  loads: Set<string>
}

interface Module {
  declared: Map<string, Declaration>
  imported: Map<string, { file: string; name: string }>
}

/**
 * Files to open when following a feature from the click to the write, nearest first. Follows only the
 * names that each function uses.
 */
export function filesOfFeature({ entries, without = /$^/ }: Feature): string[] {
  const seenFiles = new Set<string>()
  const files = new Set<string>()
  let ends = entries.map((entry) => entry.split('#') as [string, string?])
  while (ends.length > 0) {
    for (const [file] of ends) files.add(file)
    const reached = ends.flatMap(([file, name]) => (name === undefined ? [] : reachedFrom(file, name)))
    ends = reached.filter(([file, name]) => {
      const isNew = !GROUND.test(file) && !without.test(file) && !seenFiles.has(`${file}#${name}`)
      seenFiles.add(`${file}#${name}`)
      return isNew
    })
  }
  return [...files]
}

const EVERYTHING = '*'

function reachedFrom(file: string, name: string): [string, string][] {
  const { declared, imported } = loadModule(file)
  const declarations = name === EVERYTHING ? [...declared.values()] : [declared.get(name)]
  if (name !== EVERYTHING && !declared.has(name) && !imported.has(name))
    throw new Error(`${file} has no ${name}`)
  const passedOn = imported.get(name)
  const next: [string, string][] = passedOn ? [[passedOn.file, passedOn.name]] : []
  for (const { uses, loads } of declarations.filter((declaration) => declaration !== undefined)) {
    for (const loaded of loads) next.push([loaded, EVERYTHING])
    for (const used of uses) {
      const from = imported.get(used)
      if (from) next.push([from.file, from.name])
      else if (declared.has(used)) next.push([file, used])
    }
  }
  return next
}

const readModules = new Map<string, Module>()

function loadModule(file: string): Module {
  const read = readModules.get(file) ?? readModule(file)
  readModules.set(file, read)
  return read
}

function readModule(file: string): Module {
  const text = textOf(file)
  const { module, program } = parseSync(file, text)
  const imports: Module['imported'] = new Map()
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName, isType } of entries) {
      const to = resolveInside(file, moduleRequest.value)
      if (to && !isType) imports.set(localName.value, { file: to, name: nameOf(importName) })
    }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      const to = moduleRequest && resolveInside(file, moduleRequest.value)
      if (to && !isType) imports.set(exportName.name ?? '', { file: to, name: nameOf(importName) })
    }
  const declarations: Module['declared'] = new Map()
  for (const statement of program.body as unknown as Node[]) {
    const isDefault = statement.type === 'ExportDefaultDeclaration'
    const body = (statement.declaration as Node | undefined) ?? statement
    const declaration: Declaration = { uses: new Set(), loads: new Set() }
    collect(body, file, declaration)
    const names = ((body.declarations as Node[] | undefined) ?? [body]).flatMap((each) =>
      namesIn(each.id as Node),
    )
    for (const name of isDefault ? [...names, 'default'] : names) declarations.set(name, declaration)
  }
  return { declared: declarations, imported: imports }
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

function collect(node: unknown, file: string, declaration: Declaration): void {
  if (Array.isArray(node)) for (const each of node) collect(each, file, declaration)
  if (!node || typeof node !== 'object' || Array.isArray(node)) return
  const { type, ...fields } = node as Node
  if (type?.startsWith('TS') && !type.endsWith('Expression')) return
  if (type === 'Identifier' || type === 'JSXIdentifier') declaration.uses.add(String(fields.name))
  if (type === 'ImportExpression') {
    const to = resolveInside(file, String((fields.source as Node).value ?? ''))
    if (to) declaration.loads.add(to)
  }
  for (const [field, value] of Object.entries(fields))
    if (field !== 'typeAnnotation' && field !== 'returnType') collect(value, file, declaration)
}

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../src', file), 'utf8')

function resolveInside(file: string, request: string): string | null {
  if (request.includes('+types/')) return null
  if (request.startsWith('#')) return request.slice(1)
  if (request.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), request))
  return null
}
