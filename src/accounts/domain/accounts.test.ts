import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  missingFields,
  needsCompletionDialog,
  requiredForCompletion,
} from '#accounts/domain/profile-completion.ts'
import { lacksNumber } from '#customers/profile/domain/lacks-number.ts'
import { isEmail, normaliseEmail, normaliseMailbox } from '#platform/domain/email.ts'
import { localPathOr } from '#platform/domain/local-path.ts'
import { buildInitials, greetingName } from '#platform/domain/names.ts'
import { passwordScore, passwordStrength } from './password.ts'

describe('e-mail addresses', () => {
  test('are trimmed and put in small letters', () => {
    expect(normaliseEmail('  Helena@Exemplo.com.BR ')).toBe('helena@exemplo.com.br')
  })

  test.each([
    'ana@exem\u00adplo.com.br',
    'ana@\u200bexemplo.com.br',
    'ana@exemplo\u3002com\uff0ebr',
    'ana@\uff45xemplo.com.br',
    'ana@ex%65mplo.com.br',
  ])('%j is another spelling of one mailbox', (spelling) => {
    expect(normaliseEmail(spelling)).toBe('ana@exemplo.com.br')
    expect(normaliseMailbox(spelling)).toBe('ana@exemplo.com.br')
  })

  test('use the host’s ASCII form, and stay as typed if there is no host', () => {
    expect(normaliseEmail('ana@Maçã.com.br')).toBe('ana@xn--ma-tiap.com.br')
    for (const typed of ['ana', '@b.co', 'a b@c d.co', 'ana@b.co/x', 'ana@b.co\\x', 'ana@b\t.co', 'ana@.'])
      expect(normaliseEmail(typed)).toBe(typed)
  })

  test.each(['a@b.co', 'nome+loja@exemplo.com.br', "o'neil@exemplo.com"])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@b..co',
    'a b@c.co',
    'a@b.co\r\nBcc: x@y.zz',
    'Ana <a@b.co>',
    `${'a'.repeat(250)}@b.com`,
  ])('%j is refused', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

test.each([
  ['Ana+velas@Exemplo.com.br', 'ana@exemplo.com.br'],
  ['ana.luz@exemplo.com.br', 'ana.luz@exemplo.com.br'],
  ['Ana.Luz+1+2@gmail.com', 'analuz@gmail.com'],
  ['+55@exemplo.com.br', '+55@exemplo.com.br'],
])('%s arrives at %s', (email, mailbox) => {
  expect(normaliseMailbox(email)).toBe(mailbox)
})

describe('password strength', () => {
  test.each([
    ['', 0, 'weak'],
    ['abcde', 0, 'weak'],
    ['abcdef', 25, 'weak'],
    ['abcdef1', 40, 'weak'],
    ['abcdef1!', 50, 'medium'],
    ['Abcdef', 50, 'medium'],
    ['abcdefghij', 50, 'medium'],
    ['Abcdef1!', 75, 'strong'],
    ['Abcdefghij', 75, 'strong'],
    ['Abcdefghi1!', 100, 'strong'],
  ] as const)('%s scores %i: %s', (password, score, strength) => {
    expect(passwordScore(password)).toBe(score)
    expect(passwordStrength(score)).toBe(strength)
  })

  test('is always between 0 and 100', () => {
    fc.assert(
      fc.property(fc.string(), (password) => passwordScore(password) >= 0 && passwordScore(password) <= 100),
    )
  })
})

describe('the completion dialog', () => {
  const complete = {
    fullName: 'Helena',
    addressLine1: 'Rua Augusta, 10',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01305-000',
    profileCompleted: false,
  }
  const customer = { isExternal: false, isStaff: false }
  const external = { isExternal: true, isStaff: false }

  test('a street without its number is an address: a hint asks for it, not the dialog', () => {
    for (const addressLine1 of ['Rua Harmonia', 'Rua Harmonia, ']) {
      const profile = { ...complete, addressLine1 }
      expect(lacksNumber(profile)).toBe(true)
      expect(needsCompletionDialog(profile, customer)).toBe(false)
      expect(needsCompletionDialog(profile, external)).toBe(false)
      expect(missingFields(profile, requiredForCompletion(true))).toEqual([])
    }
    expect(lacksNumber({ addressLine1: 'Rua Harmonia, s/n' })).toBe(false)
  })

  test('stays closed when nothing it asks for is missing', () => {
    expect(needsCompletionDialog(complete, customer)).toBe(false)
    expect(needsCompletionDialog(complete, external)).toBe(false)
  })

  test('opens if name, address or city is missing, but not if only state and CEP are', () => {
    expect(needsCompletionDialog({ ...complete, fullName: ' ' }, customer)).toBe(true)
    expect(needsCompletionDialog({ ...complete, city: null }, customer)).toBe(true)
    expect(needsCompletionDialog({ ...complete, postalCode: null, state: null }, customer)).toBe(false)
    expect(needsCompletionDialog({ ...complete, city: null, profileCompleted: true }, customer)).toBe(false)
  })

  test('stays closed for customers who ordered to their own address or signed in by code', () => {
    for (const person of [customer, external]) {
      const emptyProfile = { ...complete, fullName: null, addressLine1: null, city: null }
      expect(needsCompletionDialog(emptyProfile, person)).toBe(true)
      expect(needsCompletionDialog(emptyProfile, { ...person, hasKnownAddress: true })).toBe(false)
      expect(needsCompletionDialog(emptyProfile, { ...person, isByCodeOnly: true })).toBe(false)
    }
  })

  test('opens for an external sign-in if the address is missing, whatever the flag is', () => {
    expect(needsCompletionDialog({ ...complete, postalCode: null, profileCompleted: true }, external)).toBe(
      true,
    )
    expect(needsCompletionDialog({ ...complete, fullName: null }, external)).toBe(false)
  })

  test('never opens for an administrator', () => {
    expect(needsCompletionDialog({ ...complete, city: null }, { isExternal: false, isStaff: true })).toBe(
      false,
    )
  })

  test('asks an external person for the address, everybody else for the name too', () => {
    expect(requiredForCompletion(true)).not.toContain('fullName')
    expect(requiredForCompletion(false)).toContain('fullName')
  })
})

describe('names', () => {
  test.each([
    ['Helena Martins de Souza', 'x@y.zz', 'HS'],
    ['Érica', 'x@y.zz', 'ÉR'],
    ['', 'cliente@exemplo.com.br', 'CL'],
  ])('%s %s → %s', (name, email, initials) => {
    expect(buildInitials(name, email)).toBe(initials)
  })

  test('the welcome greets by the best name it has', () => {
    expect(greetingName({ fullName: 'Helena', name: 'H', email: 'h@x.zz' })).toBe('Helena')
    expect(greetingName({ name: 'H', email: 'h@x.zz' })).toBe('H')
    expect(greetingName({ email: 'h@x.zz' })).toBe('h')
    expect(greetingName({})).toBe('usuário')
  })
})

describe('the way back after signing in', () => {
  test.each(['/', '/pedidos', '/produtos?search=coco#topo'])('%s is of this shop', (path) => {
    expect(localPathOr('/', path)).toBe(path)
  })

  test.each([
    null,
    '',
    'pedidos',
    'https://mal.exemplo',
    '//mal.exemplo',
    '/\\mal.exemplo',
    '/\t/mal.exemplo',
    '\\/mal.exemplo',
    'javascript:alert(1)',
    '/..//mal.exemplo',
    '/./\n/mal.exemplo',
  ])('%j is not', (path) => {
    expect(localPathOr('/', path)).toBe('/')
  })

  test('never redirects to another site', () => {
    fc.assert(
      fc.property(fc.string(), (wantedPath) => {
        const path = localPathOr('/', wantedPath)
        return path.startsWith('/') && new URL(path, 'http://shop.invalid').host === 'shop.invalid'
      }),
    )
  })
})
