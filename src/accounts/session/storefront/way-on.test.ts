import { expect, test } from 'vitest'
import { NEVER_OPENED } from '#settings/domain/opening.ts'
import { wayOn } from './way-on.ts'

const open = { isOpen: true, since: new Date('2026-11-18T12:00:00Z') }
const owner = { isStaff: true, isAdministrator: true }
const helper = { isStaff: true, isAdministrator: false }
const customer = { isStaff: false, isAdministrator: false }

test('who works here and has no destination comes to their day, with one to where they were going', () => {
  expect(wayOn('/', owner, open)).toBe('/admin/hoje')
  expect(wayOn('/', helper, open)).toBe('/admin/hoje')
  expect(wayOn('/admin', owner, open)).toBe('/admin')
  expect(wayOn('/carrinho', owner, open)).toBe('/carrinho')
})

test('a customer comes to the home page', () => {
  expect(wayOn('/', customer, open)).toBe('/')
  expect(wayOn('/', customer, NEVER_OPENED)).toBe('/')
})

test.each(['/', '/admin', '/admin/dashboard', '/admin/hoje'])(
  'the owner of a shop that never opened is led from %s to opening it',
  (asked) => {
    expect(wayOn(asked, owner, NEVER_OPENED)).toBe('/admin/abrir')
  },
)

test('before the opening a chosen page stays chosen, and a helper comes to their day', () => {
  expect(wayOn('/admin/abrir/pix', owner, NEVER_OPENED)).toBe('/admin/abrir/pix')
  expect(wayOn('/', helper, NEVER_OPENED)).toBe('/admin/hoje')
  expect(wayOn('/admin', helper, NEVER_OPENED)).toBe('/admin')
})

test('a shop that was closed again leads its owner to their day', () => {
  expect(wayOn('/', owner, { ...open, isOpen: false })).toBe('/admin/hoje')
})
