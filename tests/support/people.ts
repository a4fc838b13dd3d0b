import { eq } from 'drizzle-orm'
import { systemClock } from '#clock.ts'
import { readDemoAccounts } from '#composition/demo-accounts.ts'
import type { Database } from '#database/connect.ts'
import { userRoles, users } from '#database/schema/accounts.ts'
import { createSecrets } from '#integrations/identity/secrets.ts'
import { readOrCreateSessionSecret } from '#integrations/identity/session-secret.ts'
import { openSession } from '#shop/accounts/sessions.ts'
import type { Shop } from '#shop/shop.ts'
import { sessionCookieName } from '#web/server/request/session-cookie.server.ts'
import { Visitor } from './visitor.ts'

export interface Person {
  email: string
  visitor: Visitor
}

/** People with an open session in a shop that runs in processes of its own, made through its database. */
export interface People {
  newCustomer(): Promise<Person>
  administrator(): Promise<Person>
}

export function openPeople({
  db,
  dataDir,
  url,
}: {
  db: Database
  dataDir: string
  /** Where these people go. */
  url: string
}): People {
  const shop = {
    identity: createSecrets(readOrCreateSessionSecret(dataDir)),
    clock: systemClock,
  } as unknown as Shop
  const enter = async (email: string, userId: string, isStaff: boolean): Promise<Person> => {
    const { token } = await openSession(shop, db, { userId, isStaff })
    const visitor = new Visitor(url)
    visitor.setCookie(sessionCookieName(url), token)
    return { email, visitor }
  }
  return {
    async newCustomer() {
      const email = `cliente-${process.hrtime.bigint()}@exemplo.com.br`
      const [user] = await db
        .insert(users)
        .values({ email, emailVerified: true, name: 'Ana Prado' })
        .returning()
      return enter(email, user?.id ?? '', false)
    },
    async administrator() {
      const email = readDemoAccounts(dataDir)?.administrator.email ?? ''
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .innerJoin(userRoles, eq(userRoles.userId, users.id))
        .where(eq(users.email, email))
      return enter(email, user?.id ?? '', true)
    },
  }
}
