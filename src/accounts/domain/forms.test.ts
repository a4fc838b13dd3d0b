import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RESEND_COOLDOWN_SECONDS, secondsUntilResend } from '#accounts/sign-up/domain/resend-cooldown.ts'
import { type SignUpFields, signUpFault } from '#accounts/sign-up/domain/sign-up-form.ts'
import {
  isBirthDate,
  normaliseProfile,
  normaliseState,
  type TypedProfile,
} from '#customers/profile/domain/profile-form.ts'
import { isDeliverable, isEmail } from '#platform/domain/email.ts'
import { isPlainName, nameFrom, normaliseText } from '#platform/domain/names.ts'
import { maskPhone } from '#platform/domain/phone.ts'

describe('the sign-up form', () => {
  const good: SignUpFields = {
    fullName: 'Helena Martins',
    email: ' Helena@Exemplo.com.br ',
    password: 'vela12',
    confirmation: 'vela12',
    acceptsTerms: true,
  }

  test('passes when everything is right', () => {
    expect(signUpFault(good)).toBeNull()
  })

  test('names one fault at a time: e-mail, password, confirmation, terms, name', () => {
    const allWrong = {
      fullName: ' ',
      email: 'helena',
      password: 'vela1',
      confirmation: 'x',
      acceptsTerms: false,
    }
    expect(signUpFault(allWrong)).toBe('email-invalid')
    const withEmail = { ...allWrong, email: good.email }
    expect(signUpFault(withEmail)).toBe('password-too-short')
    const withPassword = { ...withEmail, password: 'vela12' }
    expect(signUpFault(withPassword)).toBe('passwords-differ')
    const complete = { ...withPassword, confirmation: 'vela12' }
    expect(signUpFault(complete)).toBe('terms-not-accepted')
    expect(signUpFault({ ...complete, acceptsTerms: true })).toBe('name-missing')
  })

  test.each([
    'Ganhe já: https://mal.exemplo',
    'www.mal.exemplo',
    'mal1.com, oi',
    'mal。com',
    '<b>Oi</b>',
    'a@mal.com',
  ])('refuses %s as a name: the mails of the shop would carry it', (fullName) => {
    expect(signUpFault({ ...good, fullName })).toBe('name-not-plain')
    expect(isPlainName(nameFrom(`Ana ${fullName}`, 'ana.lima@exemplo.com.br'))).toBe(true)
  })

  test('takes names as people write them', () => {
    for (const fullName of [
      "Ana D'Ávila",
      'J. R. Souza',
      'J.Souza',
      'Maria-Clara Sá',
      'José Jr.',
      'Dra. Inês',
      '李 雷',
    ])
      expect(signUpFault({ ...good, fullName })).toBeNull()
  })

  test.each([
    ['Ana  Lima', 'Ana Lima'],
    ['Ana Lima mal.com', 'Ana Lima'],
    ['<b>Oi</b>', 'ana lima'],
    ['', ''],
  ])('accepts the provider’s name %o as %o', (givenName, name) => {
    expect(nameFrom(givenName, 'ana.lima@exemplo.com.br')).toBe(name)
  })

  test('a password may have 6 characters and not more than 200', () => {
    const withPassword = (password: string) => signUpFault({ ...good, password, confirmation: password })
    expect(withPassword('12345')).toBe('password-too-short')
    expect(withPassword('123456')).toBeNull()
    expect(withPassword('x'.repeat(201))).toBe('password-too-long')
  })
})

describe('an address that mail can reach', () => {
  test.each(['ana@exemplo.com.br', 'ana.b+loja@sub.exemplo.co', "o'neil@exemplo.com", 'ana@maçã.com.br'])(
    '%s',
    (email) => {
      expect(isDeliverable(email)).toBe(true)
    },
  )

  test.each([
    'joão@exemplo.com.br',
    'ana..b@exemplo.com',
    '.ana@exemplo.com',
    'ana@exemplo.c',
    'ana@-exemplo.com',
    'ana@exemplo_loja.com',
    'ana@127.0.0.1',
    'ana@exemplo.com/x',
    `${'a'.repeat(65)}@exemplo.com`,
  ])('rejects %s, although it looks like an address', (email) => {
    expect(isEmail(email)).toBe(true)
    expect(isDeliverable(email)).toBe(false)
  })

  test('rejects every address with a control character', () => {
    expect(isEmail('ana\u0000@exemplo.com')).toBe(false)
    expect(isEmail('ana@exemplo\u0007.com')).toBe(false)
  })
})

describe('the wait before another confirmation mail', () => {
  const sentAt = new Date('2026-11-12T12:00:00.000Z')
  const waitAt = (ms: number) => secondsUntilResend(sentAt, new Date(sentAt.getTime() + ms))

  test('counts 60 seconds down to none', () => {
    expect(waitAt(0)).toBe(60)
    expect(waitAt(18_000)).toBe(42)
    expect(waitAt(59_001)).toBe(1)
    expect(waitAt(60_000)).toBe(0)
    expect(waitAt(3_600_000)).toBe(0)
  })

  test('does not wait if nothing was sent, nor longer because of a fast clock', () => {
    expect(secondsUntilResend(null, sentAt)).toBe(0)
    expect(waitAt(-10_000)).toBe(RESEND_COOLDOWN_SECONDS)
  })
})

describe('the phone mask', () => {
  test.each([
    ['1', '1'],
    ['11', '11'],
    ['119', '(11) 9'],
    ['1130', '(11) 30'],
    ['1130001', '(11) 3000-1'],
    ['1130001234', '(11) 3000-1234'],
    ['11900001234', '(11) 90000-1234'],
    ['119000012349', '(11) 90000-1234'],
    ['5511900001234', '(11) 90000-1234'],
    ['+55 11 90000-1234', '(11) 90000-1234'],
    ['+5', '+5'],
    ['+54 9 11 2345-6789', '+5491123456789'],
    ['telefone', ''],
  ])('%s → %s', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked)
  })

  test('masking again changes nothing', () => {
    fc.assert(fc.property(fc.string(), (typed) => maskPhone(maskPhone(typed)) === maskPhone(typed)))
  })
})

describe('the profile form', () => {
  const today = '2026-11-15'
  const empty: TypedProfile = {
    fullName: '',
    phone: '',
    birthDate: '',
    gender: '',
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: '',
    postalCode: '',
    country: '',
  }

  test('may be empty: nothing is obligatory', () => {
    expect(normaliseProfile(empty, today)).toMatchObject({
      ok: true,
      value: { fullName: null, country: 'Brasil' },
    })
  })

  test('tidies what people type', () => {
    const typed = {
      ...empty,
      fullName: '  Helena\u0000  Martins ',
      phone: '11900001234',
      state: 'são paulo',
      postalCode: '05435000',
      addressLine1: 'Rua\tHarmonia, 500',
    }
    expect(normaliseProfile(typed, today)).toMatchObject({
      value: {
        fullName: 'Helena Martins',
        phone: '(11) 90000-1234',
        state: 'SA',
        postalCode: '05435-000',
        addressLine1: 'Rua Harmonia, 500',
      },
    })
  })

  test("keeps a neighbour's postal code as it is", () => {
    const typed = { ...empty, country: 'Argentina', postalCode: 'c1425 abc' }
    expect(normaliseProfile(typed, today)).toMatchObject({ value: { postalCode: 'C1425 ABC' } })
  })

  test.each([
    ['gender', 'outro'],
    ['country', 'Portugal'],
    ['birthDate', '2026-02-30'],
    ['birthDate', '2026-11-16'],
    ['birthDate', '06/06/1991'],
    ['fullName', 'x'.repeat(121)],
    ['fullName', 'Ana mal.com'],
    ['city', 'x'.repeat(81)],
  ] as const)('refuses %s %s', (field, value) => {
    expect(normaliseProfile({ ...empty, [field]: value }, today)).toMatchObject({
      ok: false,
      details: { field },
    })
  })

  test('a birth date is a day of this calendar, not in the future', () => {
    expect(isBirthDate('1991-06-06', today)).toBe(true)
    expect(isBirthDate('2024-02-29', today)).toBe(true)
    expect(isBirthDate('2023-02-29', today)).toBe(false)
    expect(isBirthDate('1899-12-31', today)).toBe(false)
  })

  test('a state has two capital letters at most', () => {
    expect(normaliseState(' sp ')).toBe('SP')
    expect(normaliseState('ção')).toBe('CA')
    fc.assert(fc.property(fc.string(), (text) => /^[A-Z]{0,2}$/.test(normaliseState(text))))
  })

  test('removes every character that the database refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => !/\p{Cc}/u.test(normaliseText(text))),
    )
  })
})
