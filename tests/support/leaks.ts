import { sql } from 'drizzle-orm'
import type { Shop } from '#platform/shop.ts'

/** Something that must be in no answer outside the back office; `owner` may see it. */
export interface Secret {
  what: string
  owner?: string
  isIn(text: string): boolean
}

/** What an answer is held against: who got it, and what they had sent themselves. */
export interface Disclosure {
  path: string
  status: number
  text: string
  sent: string
  /** Of the visitor, where they are signed in. */
  email?: string
  /** A helper works in the back office, and sees there no money and of customers the contents and addresses of boxes only. */
  isHelper?: boolean
}

/** No product costs this much to make, and no courier either; the seeded rows say that they do. */
export const CANARY_COST = '7713.37'
export const CANARY_NOTE = 'canario-nota-interna'

/** Makes what is secret unmistakable, in the rows that every test starts from. */
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

/** As a key of JSON, of the router's data, and of that data inside a page, where its quotes are escaped. */
const asKeys = new RegExp(String.raw`\\?"(${secretNames.join('|')})\\?"\s*[:,\]]`)

const always: readonly Secret[] = [
  { what: 'a secret field', isIn: (text) => asKeys.test(text) },
  { what: 'a cost', isIn: (text) => /(?<![\w-])7\.?713[.,]?37(?![\w-])/.test(text) },
  { what: NOTE, isIn: (text) => text.includes(CANARY_NOTE) },
  { what: 'the hash of a password', isIn: (text) => text.includes('argon2id$') },
]

/**
 * The rules for everything, and what the seeded customers would not want others to read. Not those of the demo customer:
 * tests sign in as them through the form, and nobody here would know.
 */
export async function secretsOf(shop: Shop, demoCustomer: string): Promise<Secret[]> {
  const { rows } = await shop.db.execute<{ owner: string; what: string; value: string }>(sql`
    select email as owner, 'an e-mail address' as what, email as value from users
      where id not in (select user_id from user_roles)
    union all select email, 'a phone', phone from profiles where length(phone) > 8
    union all select email, 'an address', address_line_1 from profiles where address_line_1 ~ '\\d'
    union all select customer_email, 'the key of an order', session_id from orders
    union all select email, 'a subscription', unsubscribe_token from newsletter_subscriptions`)
  const personal = rows
    .filter(({ owner }) => owner !== demoCustomer)
    .map(({ owner, what, value }) => ({
      what: `${what} of ${owner}`,
      owner,
      isIn: (text: string) => text.includes(value),
    }))
  return [...always, ...personal]
}

const MONEY = 'money'
/** Whom a box goes to stands on it. */
const isOnBoxes = /^(?:a phone|an address) of/

const moneyNames =
  /\\?"(?:\w*(?:[pP]rice|[aA]mount|[tT]otal|[sS]ubtotal|[cC]entavos|[fF]reight|[dD]iscount|[rR]efund|[cC]oupon)\w*)\\?"\s*[:,\]]/

/** What no page of the back office tells a helper: sums in words, fields that hold them, and the totals of the seeded orders. */
export async function moneyOf(shop: Shop): Promise<Secret[]> {
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

/** What an answer gives away. The back office may show all of it to those whom it lets in. */
export function leaksIn(
  secrets: readonly Secret[],
  { path, status, text, sent, email, isHelper = false }: Disclosure,
): string[] {
  const isForTheOwner = /^\/admin(?:[/?.]|$)/.test(path) && status !== 401 && status !== 403
  // The mail of a shop without a mail server, for who sits at the machine.
  if ((isForTheOwner && !isHelper) || path.startsWith('/dev/mail')) return []
  // What was noted about a customer's orders is theirs to know.
  const isOwnDataFile = path.startsWith('/perfil/dados.json')
  return secrets
    .filter(({ what }) => isForTheOwner || !what.startsWith(MONEY))
    .filter(({ what }) => !(isForTheOwner && isOnBoxes.test(what)))
    .filter((secret) => secret.owner === undefined || secret.owner !== email)
    .filter((secret) => !(isOwnDataFile && secret.what === NOTE))
    .filter((secret) => secret.isIn(text) && !secret.isIn(sent))
    .map(({ what }) => what)
}
