import { eq } from 'drizzle-orm'
import { userRoles, users } from '#accounts/schema.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import { readDemoAccounts } from '#app/composition/demo-accounts.ts'
import { systemClock } from '#platform/config/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import { createSecrets } from '#platform/sealing/secrets.ts'
import { readOrCreateSessionSecret } from '#platform/sealing/session-secret.ts'
import type { Shop } from '#platform/shop.ts'
import { Visitor } from '../../tests/support/visitor.ts'

export interface Person {
  email: string
  visitor: Visitor
}

/** Signs people in through the database, because the shop runs in other processes. */
export interface People {
  newCustomer(): Promise<Person>
  administrator(): Promise<Person>
}

export function openPeople({ db, dataDir, url }: { db: Database; dataDir: string; url: string }): People {
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
