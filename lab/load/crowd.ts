import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '#demo/orders.ts'
import { Visitor } from '../../tests/support/visitor.ts'
import { openUpdateChannel } from '../nodes/update-channel.ts'
import type { LoadedShop } from './loaded-shop.ts'
import { Buyer, Customer, Guest, Owner } from './people.ts'
import type { Tally } from './tally.ts'

const SHARES = { customers: 20, buyers: 8 }
const OWNERS = 2
const LISTENERS = 40
const THINKING_MS = 4_000

export interface Crowd {
  description: string
  goHome(): Promise<void>
}

export async function gatherCrowd(
  shop: LoadedShop,
  { visitors, seed, tally }: { visitors: number; seed: number; tally: Tally },
): Promise<Crowd> {
  const count = (share: number) => Math.round((visitors * share) / 100)
  const customers = count(SHARES.customers)
  const buyers = count(SHARES.buyers)
  const guests = visitors - customers - buyers - OWNERS
  let people = 0
  let isOver = false
  const around = () => {
    people += 1
    return { tally, slugs: shop.slugs, candle: shop.candle, random: seededRandom(seed * 10_000 + people) }
  }
  const addressed = (visitor: Visitor) => visitor.from(`10.1.${people >> 8}.${people & 255}`)
  const signedIn = async () => addressed((await shop.people.newCustomer()).visitor)
  const persons = [
    ...(await times(customers, async () => new Customer(await signedIn(), around()))),
    ...(await times(buyers, async () => new Buyer(await signedIn(), around()))),
    ...(await times(
      OWNERS,
      async () => new Owner(addressed((await shop.people.administrator()).visitor), around()),
    )),
    ...(await times(guests, async () => new Guest(addressed(new Visitor(shop.url)), around()))),
  ]
  const channels = await times(LISTENERS, (index) => openUpdateChannel(shop.url, `10.2.0.${index}`))
  const walking = persons.map(async (person, index) => {
    const random = seededRandom(seed + index)
    await pause(random() * THINKING_MS)
    while (!isOver) {
      await person.takeTurn()
      await pause(-Math.log(1 - random()) * THINKING_MS)
    }
  })
  async function pause(ms: number): Promise<void> {
    const until = performance.now() + ms
    while (!isOver && performance.now() < until)
      await wait(Math.max(1, Math.min(250, until - performance.now())))
  }
  return {
    description: `${guests} guests, ${customers} customers, ${buyers} buyers, ${OWNERS} owners, ${LISTENERS} open channels`,
    async goHome() {
      isOver = true
      await Promise.all(walking)
      for (const channel of channels) channel.close()
    },
  }
}

async function times<Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> {
  const people: Value[] = []
  for (let index = 0; index < count; index += 1) people.push(await make(index))
  return people
}
