import { eq, notInArray } from 'drizzle-orm'
import { profiles, users } from '#accounts/schema.ts'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import { addToCart, findCandle } from '../../tests/support/shopping.ts'
import type { Visitor } from '../../tests/support/visitor.ts'
import type { Bystanders } from './witness.ts'

export type ActorName = 'guest' | 'customer' | 'administrator'

export interface Actors {
  fresh(actor: ActorName): Promise<Visitor>
  bystanders(): Bystanders
}

/** The customer has a cart and is replaced by a new one after deleting the account. */
export async function gatherActors(runningShop: RunningShop): Promise<Actors> {
  const { shop } = runningShop
  const buyerIds: string[] = []
  let email = ''
  await enrol()
  const administrator = await findUserId(runningShop.demoAccounts.administrator.email)
  const otherUsers = await shop.db
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.id, [...buyerIds, administrator as string]))
  return {
    async fresh(actor) {
      if (actor === 'guest') return runningShop.guest()
      if (actor === 'administrator') return runningShop.administrator()
      if (!(await findUserId(email))) await enrol()
      return runningShop.signedIn(email)
    },
    bystanders: () => ({ userIds: otherUsers.map(({ id }) => id), buyerIds, since: shop.clock.now() }),
  }

  async function findUserId(address: string): Promise<string | undefined> {
    const [user] = await shop.db.select({ id: users.id }).from(users).where(eq(users.email, address))
    return user?.id
  }

  async function enrol() {
    email = `fuzz-${buyerIds.length}@exemplo.com.br`
    const values = { email, name: 'Ana Prado', emailVerified: true }
    const [user] = await shop.db.insert(users).values(values).returning({ id: users.id })
    if (!user) throw new Error('the customer was not enrolled')
    buyerIds.push(user.id)
    await shop.db.insert(profiles).values({ userId: user.id, email, fullName: 'Ana Prado' })
    await addToCart(await runningShop.signedIn(email), await findCandle(runningShop, 'lavanda-camomila'), 1)
  }
}
