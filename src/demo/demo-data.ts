import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import { imageAddress } from '#platform/images/image-files.ts'
import { writeImage } from '#settings/domain/image-value.ts'
import type { SettingsValues } from '#settings/domain/settings-fields.ts'
import type {
  DemoAddress,
  DemoAdministrator,
  DemoBatch,
  DemoCollection,
  DemoCustomer,
  DemoGiftOption,
  DemoKit,
  DemoMaterial,
  DemoPhotograph,
  DemoPost,
  DemoProduct,
  DemoQuestion,
  DemoReview,
  DemoSubscriber,
  OrderSketch,
} from './types.ts'

const folder = join(projectRoot, 'demo')
const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
const read = <Value>(name: string) => JSON.parse(readText(`${name}.json`)) as Value

function readKnown<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name]
  if (value === undefined) throw new Error(`the demo has no '${name}'`)
  return value
}

type Paragraphs<Entry extends { description: string }> = Omit<Entry, 'description'> & {
  description: string[]
}
const joined = <Entry>({ description, ...rest }: { description: string[]; [field: string]: unknown }) =>
  ({ ...rest, description: description.join('\n\n') }) as Entry

const sharedQuestions = read<Record<string, DemoQuestion>>('shared-questions')

/** Oldest first: the home page shows the first twelve, so the best images come first. */
export const demoProducts = read<
  (Omit<Paragraphs<DemoProduct>, 'faq'> & { faq: (DemoQuestion | string)[] })[]
>('products').map(({ faq, ...product }) =>
  joined<DemoProduct>({
    ...product,
    faq: faq.map((one) => (typeof one === 'string' ? readKnown(sharedQuestions, one) : one)),
  }),
)
export const demoCollections = read<DemoCollection[]>('collections')
export const demoPairs = read<Record<string, string[]>>('pairs')
export const demoKits = read<Paragraphs<DemoKit>[]>('kits').map((kit) => joined<DemoKit>(kit))
export const demoReviews = read<Record<string, DemoReview[]>>('reviews')
export const demoMaterials = read<DemoMaterial[]>('materials')
export const demoBatches = read<{
  ready: (Omit<DemoBatch, 'sizes'> & { sizes: string[] | null; note: string })[]
  curing: DemoBatch[]
}>('batches')
export const demoGiftOptions = read<DemoGiftOption[]>('gifts')
export const demoPhotographs = read<DemoPhotograph[]>('photographs')

export const demoPosts: DemoPost[] = readdirSync(join(folder, 'posts'))
  .map((file) => {
    const [, head = '', ...content] = readText(`posts/${file}`).split('---\n')
    const facts = head
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s))
    return {
      slug: file.replace('.md', ''),
      ...Object.fromEntries(facts.map(([name, value = '']) => [name, JSON.parse(value)])),
      content: content.join('---\n').trim(),
    } as DemoPost
  })
  .sort((left, right) => left.createdDaysAgo - right.createdDaysAgo)

const addresses = read<Record<string, DemoAddress>>('addresses')
export const addressNames = Object.keys(addresses)
export const demoAddress = (name: string) => readKnown(addresses, name)

const people = read<{
  administrator: DemoAdministrator
  customers: Record<string, Omit<DemoCustomer, 'address'> & { address: string }>
}>('people')
const customers = Object.fromEntries(
  Object.entries(people.customers).map(([name, customer]): [string, DemoCustomer] => [
    name,
    { ...customer, address: demoAddress(customer.address) },
  ]),
)
export const demoAdministrator = people.administrator
export const demoCustomers = Object.values(customers)
export const customerCalled = (name: string) => readKnown(customers, name)
/** The customer whose account the demo shows. */
export const demoCustomer = customerCalled('helena')

/** Includes every customer with `marketing_emails`, because that column mirrors the subscription. */
export const demoSubscribers: DemoSubscriber[] = [
  ...demoCustomers
    .filter(({ marketingEmails }) => marketingEmails)
    .map(({ email, createdDaysAgo }) => ({ email, createdDaysAgo, unsubscribed: false })),
  ...read<DemoSubscriber[]>('newsletter'),
]

/** Oldest first. Settled orders are spread over three months, recent ones have their age. */
export const orderSketches = read<{
  settled: OrderSketch[]
  recent: (OrderSketch & { hoursAgo: number })[]
}>('orders')

/** Raised when photos change: the shop keeps stored files, and browsers cache a URL for a year. */
const EDITION = '-e5'

/** Maps a stored name to its file in `design/photographs`. */
export const brandPhotograph = (storedName: string) => storedName.replace(`${EDITION}.webp`, '.webp')

const pictures = read<Record<string, { width: number; height: number; alt: string }>>('brand-images')
export const brandImages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pictures).map(([name, picture]) => {
    const url = imageAddress({ bucket: 'brand-images', name: `${name}${EDITION}.webp` })
    return [name, writeImage({ url, ...picture })]
  }),
)

/** Room images by the URL of the collection's photo, and quiz images by answer. */
export const demoRooms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(read<Record<string, string>>('rooms')).map(([place, name]) => [
    place.includes(':') ? place : imageAddress({ bucket: 'category-images', name: `${place}.webp` }),
    readKnown(brandImages, name),
  ]),
)

/** Sections of the settings as the owner would save them. `@name` is a brand image, a list is several lines. */
export const demoSettings = Object.fromEntries(
  Object.entries(read<Record<string, Record<string, string | string[]>>>('settings')).map(
    ([section, values]) => [
      section,
      Object.fromEntries(Object.entries(values).map(([field, value]) => [field, readSetting(value)])),
    ],
  ),
) as unknown as SettingsValues

function readSetting(value: string | string[]): string {
  if (typeof value !== 'string') return value.join('\n')
  return value.startsWith('@') ? readKnown(brandImages, value.slice(1)) : value
}
