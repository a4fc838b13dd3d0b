import { expect, it } from 'vitest'
import { choosePlan, countEmails } from './closing-plans.ts'

const slot = (day: string) => ({ day, shift: 'morning' as const, hours: { from: '08:00', until: '12:00' } })
const order = (...days: string[]) => {
  const choices = days.map(slot)
  return { id: 'a', choices, next: choices[0] ?? null, hasEmail: true }
}

it('an order that the owner delivers anyway keeps that choice when the list is rebuilt', () => {
  expect(choosePlan(order('2026-11-23'), undefined)).toBe('a|2026-11-23/morning')
  expect(choosePlan(order('2026-11-23'), 'a|')).toBe('a|')
  expect(choosePlan(order('2026-11-26', '2026-11-27'), 'a|')).toBe('a|')
})

it('replaces the owner’s chosen day by the proposed one only if it is no longer available', () => {
  const chosen = 'a|2026-11-24/morning'
  expect(choosePlan(order('2026-11-23', '2026-11-24'), chosen)).toBe(chosen)
  expect(choosePlan(order('2026-11-26'), chosen)).toBe('a|2026-11-26/morning')
  expect(choosePlan(order(), chosen)).toBe('a|')
})

it('the button counts the moved orders and those with an email address', () => {
  const moving = [order('2026-11-23'), { ...order('2026-11-23'), id: 'b', hasEmail: false }]
  expect(countEmails(moving, {})).toBe(1)
  expect(countEmails(moving, { a: 'a|' })).toBe(0)
})
