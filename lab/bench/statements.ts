import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { type BenchedShop, startBenchedShop } from './benched-shop.ts'
import { Buyer } from './buyer.ts'
import { plainCandle } from './journeys.ts'
import type { Statement } from './shop-commands.ts'

export async function listStatements(seededShop: SeededShop): Promise<void> {
  const shop = await startBenchedShop(seededShop)
  const [cookie = ''] = await shop.ask<string[]>({ do: 'open-sessions', count: 1 })
  const buyer = new Buyer({ port: shop.port, cookie, productId: await plainCandle(shop.databaseUrl) })
  await purchase(buyer, (_step, work) => work())
  await purchase(buyer, (step, work) => printStep(shop, step, work))
  await shop.stop()
}

type Watch = <Value>(step: string, work: () => Promise<Value>) => Promise<Value>

/** The first purchase warms up and saves an address; the second shows the cost of a returning customer. */
async function purchase(buyer: Buyer, watch: Watch): Promise<void> {
  await watch('add to cart', () => buyer.addToCart())
  const freight = await watch('quote the delivery', () => buyer.quote())
  const checkout = await watch('create-checkout', () => buyer.startCheckout(freight, 'card'))
  // The webhook arrives between these requests or during the second.
  await watch('pay-test-card, webhook, get-payment-status', async () => {
    await buyer.payWithTestCard(checkout)
    await buyer.seeItPaid(checkout)
  })
}

async function printStep<Value>(shop: BenchedShop, step: string, work: () => Promise<Value>): Promise<Value> {
  await shop.ask({ do: 'record' })
  const value = await work()
  const statements = await shop.ask<Statement[]>({ do: 'recorded' })
  console.log(`\n### ${step}: ${statements.length}\n`)
  for (const [index, { text }] of statements.entries()) console.log(`${index + 1}. ${shortened(text)}`)
  return value
}

const MAX_CHARACTERS = Number(process.env.BENCH_CHARACTERS ?? 160)

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line
}
