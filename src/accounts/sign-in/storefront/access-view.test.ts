import { expect, test } from 'vitest'
import { shownView } from './access-view.ts'
import type { AuthAnswer, AuthIntent } from './auth-answer.ts'

const answerFor = (intent: AuthIntent, ok: boolean, code = ''): AuthAnswer => ({
  intent,
  ok,
  code,
  toast: { title: 'Email enviado!' },
  field: null,
  values: { fullName: '', email: 'ana@exemplo.com.br', webhookUrl: '', acceptsTerms: false },
})

test('asking for a new password returns to the sign-in form, again and again', () => {
  let answer: AuthAnswer | undefined
  for (let time = 0; time < 3; time++) {
    expect(shownView('sign-in', { view: 'recovery', after: answer }, answer)).toBe('recovery')
    const chosenBefore = { view: 'recovery' as const, after: answer }
    answer = answerFor('recover', true)
    expect(shownView('sign-in', chosenBefore, answer)).toBe('sign-in')
  }
})

test('keeps a form that was refused, and lets the visitor leave it', () => {
  const refusal = answerFor('recover', false, 'email-invalid')
  expect(shownView('sign-in', null, refusal)).toBe('recovery')
  expect(shownView('sign-in', { view: 'sign-in', after: refusal }, refusal)).toBe('sign-in')
  expect(shownView('sign-in', null, answerFor('sign-up', false, 'email-taken'))).toBe('sign-up')
})

test('a dead link of a recovery mail leads to asking for another one', () => {
  expect(shownView('sign-in', null, answerFor('new-password', false, 'token-invalid'))).toBe('recovery')
})
