import { sql } from 'drizzle-orm'
import type { Shop } from '#platform/shop.ts'

/** A value that must not appear in answers outside of the back office. Only `owner` may see it. */
export interface Secret {
  what: string
  owner?: string
  isIn(text: string): boolean
}

export interface Disclosure {
  path: string
  status: number
  text: string
  sent: string
  email?: string
  /** Helpers must not see money. About customers they see only the contents and addresses of parcels. */
  isHelper?: boolean
}

/** Canary values: nothing else costs this amount, so a match is always a leak. */
export const CANARY_COST = '7713.37'
export const CANARY_NOTE = 'canario-nota-interna'

export const plantCanaries = [
  `UPDATE products SET cost = ${CANARY_COST}`,
  `UPDATE orders SET notes = '${CANARY_NOTE}', shipping_actual_cost = ${CANARY_COST}`,
] as const

const secretNames = [
  'cost',
  'notes',
  'shipping_actual_cost',
  'shippingActualCost',
  'password_hash',
  'passwordHash',
  'token_hash',
  'tokenHash',
  'client_secret_hash',
  'clientSecretHash',
  'unsubscribe_token',
  'unsubscribeToken',
  'leaveToken',
  'payment_reference',
  'paymentReference',
]

const NOTE = 'a note of the owner'

/** Matches keys of JSON and of router data, where quotes may be escaped. */
const asKeys = new RegExp(String.raw`\\?"(${secretNames.join('|')})\\?"\s*[:,\]]`)

const always: readonly Secret[] = [
  { what: 'a secret field', isIn: (text) => asKeys.test(text) },
  { what: 'a cost', isIn: (text) => /(?<![\w-])7\.?713[.,]?37(?![\w-])/.test(text) },
  { what: NOTE, isIn: (text) => text.includes(CANARY_NOTE) },
  { what: 'the hash of a password', isIn: (text) => text.includes('argon2id$') },
]

/** Excludes the demo customer, because tests sign in as that customer through the form. */
export async function collectSecrets(shop: Shop, demoCustomer: string): Promise<Secret[]> {
  const { rows } = await shop.db.execute<{ owner: string; what: string; value: string }>(sql`
    select email as owner, 'an e-mail address' as what, email as value from users
      where id not in (select user_id from user_roles)
    union all select email, 'a phone', phone from profiles where length(phone) > 8
    union all select email, 'an address', address_line_1 from profiles where address_line_1 ~ '\\d'
    union all select customer_email, 'the key of an order', session_id from orders
    union all select email, 'a subscription', unsubscribe_token from newsletter_subscriptions`)
  const otherRows = rows.filter(({ owner }) => owner !== demoCustomer)
  const holdsAny = createSecretFinder(otherRows.map(({ value }) => value))
  const personal = otherRows.map(({ owner, what, value }) => ({
    what: `${what} of ${owner}`,
    owner,
    isIn: (text: string) => holdsAny(text) && text.includes(value),
  }))
  return [...always, ...personal]
}

/** One pass through a text instead of one for each of hundreds of values. */
function createSecretFinder(values: readonly string[]): (text: string) => boolean {
  const any = new RegExp(values.map((value) => value.replace(/\W/g, '\\$&')).join('|'))
  let last = { text: '', holds: false }
  return (text) => {
    if (text !== last.text) last = { text, holds: any.test(text) }
    return last.holds
  }
}

const MONEY = 'money'
/** The recipient's data is printed on the parcel. */
const isOnBoxes = /^(?:a phone|an address) of/

const moneyNames =
  /\\?"(?:\w*(?:[pP]rice|[aA]mount|[tT]otal|[sS]ubtotal|[cC]entavos|[fF]reight|[dD]iscount|[rR]efund|[cC]oupon)\w*)\\?"\s*[:,\]]/

/** Amounts, names of money fields and totals of seeded orders, which no page may show to a helper. */
export async function listMoneySecrets(shop: Shop): Promise<Secret[]> {
  const { rows } = await shop.db.execute<{ total: string }>(
    sql`select distinct total_amount::text as total from orders where total_amount > 10`,
  )
  const totals = rows.flatMap(({ total }) => [total.replace('.', ''), total, total.replace('.', ',')])
  const written = new RegExp(
    String.raw`(?<![\w.-])(?:${totals.map((text) => text.replace('.', '\\.')).join('|')})(?![\w-])`,
  )
  return [
    { what: `${MONEY} in words`, isIn: (text) => /R\$/.test(text) },
    { what: `${MONEY} in a field`, isIn: (text) => moneyNames.test(text) },
    { what: `${MONEY} of an order`, isIn: (text) => written.test(text) },
  ]
}

/** The back office may show all of this to administrators. */
export function leaksIn(
  secrets: readonly Secret[],
  { path, status, text, sent, email, isHelper = false }: Disclosure,
): string[] {
  const isForTheOwner = /^\/admin(?:[/?.]|$)/.test(path) && status !== 401 && status !== 403
  // Development only: emails of a shop without a mail server.
  if ((isForTheOwner && !isHelper) || path.startsWith('/dev/mail')) return []
  // Customers may export the notes about their orders.
  const isOwnDataFile = path.startsWith('/perfil/dados.json')
  return secrets
    .filter(({ what }) => isForTheOwner || !what.startsWith(MONEY))
    .filter(({ what }) => !(isForTheOwner && isOnBoxes.test(what)))
    .filter((secret) => secret.owner === undefined || secret.owner !== email)
    .filter((secret) => !(isOwnDataFile && secret.what === NOTE))
    .filter((secret) => secret.isIn(text) && !secret.isIn(sent))
    .map(({ what }) => what)
}
