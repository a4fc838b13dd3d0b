import { expect, test } from 'vitest'
import { NEVER_OPENED } from '#settings/domain/opening.ts'
import { destinationAfterSignIn } from './destination-after-sign-in.ts'

const open = { isShopOpen: true, since: new Date('2026-11-18T12:00:00Z') }
const owner = { isStaff: true, isAdministrator: true }
const helper = { isStaff: true, isAdministrator: false }
const customer = { isStaff: false, isAdministrator: false }

test('staff without a destination land on Hoje, otherwise where they were going', () => {
  expect(destinationAfterSignIn('/', owner, open)).toBe('/admin/hoje')
  expect(destinationAfterSignIn('/', helper, open)).toBe('/admin/hoje')
  expect(destinationAfterSignIn('/admin', owner, open)).toBe('/admin')
  expect(destinationAfterSignIn('/carrinho', owner, open)).toBe('/carrinho')
})

test('a customer comes to the home page', () => {
  expect(destinationAfterSignIn('/', customer, open)).toBe('/')
  expect(destinationAfterSignIn('/', customer, NEVER_OPENED)).toBe('/')
})

test.each(['/', '/admin', '/admin/dashboard', '/admin/hoje'])(
  'the owner of a shop that never opened is led from %s to opening it',
  (askedPath) => {
    expect(destinationAfterSignIn(askedPath, owner, NEVER_OPENED)).toBe('/admin/abrir')
  },
)

test('a chosen page is kept before the opening, and a helper comes to their day', () => {
  expect(destinationAfterSignIn('/admin/abrir/pix', owner, NEVER_OPENED)).toBe('/admin/abrir/pix')
  expect(destinationAfterSignIn('/', helper, NEVER_OPENED)).toBe('/admin/hoje')
  expect(destinationAfterSignIn('/admin', helper, NEVER_OPENED)).toBe('/admin')
})

test('a shop that was closed again leads its owner to their day', () => {
  expect(destinationAfterSignIn('/', owner, { ...open, isShopOpen: false })).toBe('/admin/hoje')
})
