import { expect, test } from 'vitest'
import type { ExternalIdentity } from '#accounts/sign-in/providers/port.ts'
import { offersGoogle } from './offers-google.server.ts'

const configured = {} as ExternalIdentity

test.each([
  ['none', null, false],
  ['none', configured, true],
  ['demo', null, true],
  ['demo', configured, true],
] as const)("the button 'Continuar com Google' with SEED=%s and provider %o: %s", (seed, google, isShown) => {
  expect(offersGoogle({ config: { seed }, identity: { google } })).toBe(isShown)
})
