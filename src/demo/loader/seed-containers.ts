import { customerCalled } from '#demo/demo-data.ts'
import { containerAnnouncements, containerEntries } from '#fulfilment/containers/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'

const DAY = 24 * 60 * 60 * 1000

export async function seedContainers(
  tx: Transaction,
  { now, userIds }: { now: Date; userIds: ReadonlyMap<string, string> },
): Promise<void> {
  const [helena, marina] = ['helena', 'marina'].map((name) => userIds.get(customerCalled(name).email))
  const at = new Date(now.getTime() - 12 * DAY)
  const counted = { kind: 'counted', pots: 2, key: 'demo', createdAt: at } as const
  if (helena) {
    await tx.insert(containerEntries).values({ userId: helena, ...counted })
  }
  if (marina) {
    await tx.insert(containerAnnouncements).values({ userId: marina, pots: 3, createdAt: at, updatedAt: at })
  }
}
