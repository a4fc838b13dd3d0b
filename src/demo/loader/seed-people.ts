import { accounts, profiles, userRoles, users } from '#accounts/schema.ts'
import { emptyAddress } from '#delivery/addresses/domain/address.ts'
import { composeAddressLines } from '#delivery/addresses/domain/address-lines.ts'
import type { DemoCustomer } from '#demo/types.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { SeedContent } from './seed-content.ts'

const DAY = 24 * 60 * 60 * 1000

export interface SeedAccount {
  email: string
  passwordHash: string
}

export interface SeedAccounts {
  administrator: SeedAccount
  customer: SeedAccount
}

/** Two accounts can sign in. Customers of past orders have no password. */
export async function seedPeople(tx: Transaction, content: SeedContent, now: Date, signIns: SeedAccounts) {
  const people = content.customers.map((customer) => ({
    ...customer,
    createdAt: new Date(now.getTime() - customer.createdDaysAgo * DAY),
  }))
  const { administrator } = content
  const rows = await tx
    .insert(users)
    .values([
      {
        email: signIns.administrator.email,
        name: administrator.fullName,
        emailVerified: true,
        welcomedAt: now,
        createdAt: now,
      },
      ...people.map(({ email, fullName, createdAt }) => ({
        email,
        name: fullName,
        emailVerified: true,
        welcomedAt: createdAt,
        createdAt,
      })),
    ])
    .returning({ id: users.id, email: users.email })
  const userIds = new Map(rows.map(({ id, email }) => [email, id]))
  const findId = (email: string) => userIds.get(email) as string

  await tx.insert(userRoles).values({ userId: findId(signIns.administrator.email), role: 'admin' })
  await tx.insert(accounts).values(
    [signIns.administrator, signIns.customer].map(({ email, passwordHash }) => ({
      userId: findId(email),
      provider: 'password' as const,
      providerAccountId: findId(email),
      passwordHash,
    })),
  )
  await tx.insert(profiles).values([
    {
      userId: findId(signIns.administrator.email),
      fullName: administrator.fullName,
      email: signIns.administrator.email,
      phone: administrator.phone,
    },
    ...people.map((person) => buildProfile(person, findId(person.email))),
  ])
  return userIds
}

function buildProfile(
  person: DemoCustomer & { createdAt: Date },
  userId: string,
): typeof profiles.$inferInsert {
  const { address } = person
  const { line1, line2 } = composeAddressLines({
    ...emptyAddress,
    ...address,
    city: 'São Paulo',
    state: 'SP',
  })
  return {
    userId,
    fullName: person.fullName,
    email: person.email,
    phone: person.phone,
    birthDate: person.birthDate,
    gender: person.gender,
    addressLine1: line1,
    addressLine2: line2,
    city: 'São Paulo',
    state: 'SP',
    postalCode: address.postalCode,
    marketingEmails: person.marketingEmails,
    notificationsEnabled: person.notificationsEnabled,
    profileCompleted: true,
    createdAt: person.createdAt,
    updatedAt: person.createdAt,
  }
}
