import { describe, expect, it } from 'vitest'
import { isLocallyValid } from '#delivery/addresses/domain/address.ts'
import { courierSettingsFaults } from '#delivery/freight/domain/courier-settings.ts'
import { demoAdministrator, demoCustomer, demoCustomers, demoSubscribers } from './demo-data.ts'
import { demoFreightSettings } from './freight-settings.ts'
import { makeDemoOrders } from './orders.ts'

describe('the people of the demo shop', () => {
  it('have addresses that can receive no mail by mistake, each their own', () => {
    const emails = [demoAdministrator, ...demoCustomers].map((person) => person.email)
    expect(new Set(emails).size).toBe(emails.length)
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@exemplo\.com\.br$/)
  })

  it('are a dozen customers and the one with a public account', () => {
    expect(demoCustomers).toHaveLength(13)
    expect(demoCustomers[0]).toBe(demoCustomer)
    expect(demoCustomer).toMatchObject({ fullName: 'Helena Martins', email: 'cliente@exemplo.com.br' })
    expect(demoAdministrator).toMatchObject({ fullName: 'Clara Nogueira', email: 'admin@exemplo.com.br' })
  })

  it.each(demoCustomers)('$fullName lives at an address in São Paulo', ({ address }) => {
    expect(isLocallyValid({ ...address, city: 'São Paulo', state: 'SP' })).toBe(true)
    expect(address.postalCode).toMatch(/^0[1-58]\d{3}-\d{3}$/)
  })

  it('had an account before their first order', () => {
    const now = new Date('2026-11-15T12:00:00Z')
    for (const order of makeDemoOrders(now)) {
      const customer = demoCustomers.find(({ email }) => email === order.customerEmail)
      const openedAt = now.getTime() - (customer?.createdDaysAgo ?? 0) * 24 * 60 * 60 * 1000
      expect(openedAt).toBeLessThan(order.createdAt.getTime())
    }
  })

  it('read the newsletter when they said so', () => {
    const subscribed = demoSubscribers.filter((reader) => !reader.unsubscribed).map(({ email }) => email)
    for (const { email, marketingEmails } of demoCustomers) {
      expect(subscribed.includes(email)).toBe(marketingEmails)
    }
    expect(new Set(demoSubscribers.map(({ email }) => email)).size).toBe(demoSubscribers.length)
  })
})

it('the courier settings can be saved as they are', () => {
  expect(courierSettingsFaults(demoFreightSettings)).toEqual([])
})
