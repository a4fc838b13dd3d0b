import { eq } from 'drizzle-orm'
import { userRoles, users } from '#accounts/schema.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import { readDemoAccounts } from '#app/composition/demo-accounts.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'
import { freePort } from './free-port.ts'
import { collectSecrets, leaksIn, listMoneySecrets } from './leaks.ts'
import { countNestedForms } from './page-content.ts'
import { copySeededShop, quietEnvironment, type SeededShop } from './seeded-shop.ts'
import { withPatience } from './test-database.ts'
import { Visitor } from './visitor.ts'

export interface RunningShop {
  url: string
  shop: Shop
  dataDir: string
  demoAccounts: NonNullable<ReturnType<typeof readDemoAccounts>>
  /** The clock does not advance unless a test sets it. */
  setNow(now: Date): void
  /** A new browser. Its answers are checked for leaks and nested forms. */
  guest(): Visitor
  signedIn(email: string): Promise<Visitor>
  customer(): Promise<Visitor>
  helper(): Promise<Visitor>
  administrator(): Promise<Visitor>
  stop(): Promise<void>
}

export async function startSeededShop(
  seededShop: SeededShop,
  environment: Record<string, string> = {},
  databaseUrl: (url: string) => string = withPatience,
): Promise<RunningShop> {
  const copy = await copySeededShop(seededShop)
  const port = await freePort()
  let now = new Date(seededShop.now)
  const { startShop } = await import('../../build/server/index.js')
  const runningShop = await startShop({
    environment: {
      ...quietEnvironment,
      PORT: String(port),
      DATABASE_URL: databaseUrl(copy.database.url),
      DATA_DIR: copy.dataDir,
      JOBS: 'apart',
      FAST_PATH: process.env.FAST_PATH,
      ...environment,
    },
    clock: { now: () => now },
    quiet: true,
  })
  const demoAccounts = readDemoAccounts(copy.dataDir)
  if (!demoAccounts) throw new Error('the demo shop has no demo accounts')
  const { shop } = runningShop
  const secrets = await collectSecrets(shop, demoAccounts.customer.email)
  const moneySecrets = await listMoneySecrets(shop)
  const visitorNamed = (email?: string) =>
    new Visitor(runningShop.url, {
      inspect(answer) {
        const isHelper = email === HELPER
        const leaks = leaksIn(isHelper ? [...secrets, ...moneySecrets] : secrets, {
          ...answer,
          email,
          isHelper,
        })
        if (leaks.length > 0) throw new Error(`${answer.path} gives away ${leaks.join(', ')}`)
        if (countNestedForms(answer.text) > 0) throw new Error(`${answer.path} has a form inside a form`)
      },
    })
  const guest = () => visitorNamed()
  const signedIn = async (email: string) => {
    const visitor = visitorNamed(email)
    visitor.setCookie(sessionCookieName(shop.config.siteUrl), await sessionTokenFor(shop, email))
    return visitor
  }
  return {
    url: runningShop.url,
    shop,
    dataDir: copy.dataDir,
    demoAccounts,
    setNow: (instant) => {
      now = instant
    },
    guest,
    signedIn,
    customer: () => signedIn(demoAccounts.customer.email),
    helper: async () => signedIn(await makeHelper(shop)),
    administrator: () => signedIn(demoAccounts.administrator.email),
    async stop() {
      await runningShop.stop()
      await copy.remove()
    },
  }
}

const HELPER = 'ajudante@exemplo.com.br'

async function makeHelper(shop: Shop): Promise<string> {
  const [madeUser] = await shop.db
    .insert(users)
    .values({ email: HELPER, name: 'Bia', emailVerified: true })
    .onConflictDoUpdate({ target: users.email, set: { name: 'Bia' } })
    .returning({ userId: users.id })
  if (madeUser)
    await shop.db
      .insert(userRoles)
      .values({ ...madeUser, role: 'helper' })
      .onConflictDoNothing()
  return HELPER
}

async function sessionTokenFor(shop: Shop, email: string): Promise<string> {
  const [user] = await shop.db
    .select({ id: users.id, role: userRoles.role })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.email, email))
  if (!user) throw new Error(`nobody has the address ${email}`)
  const { token } = await openSession(shop, shop.db, {
    userId: user.id,
    isStaff: user.role !== null,
  })
  return token
}
