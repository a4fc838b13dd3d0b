import { describe, expect, it } from 'vitest'
import { askToSignIn, endAsking, hasSecrets, hold, isAsking, isHeld } from './asking-to-sign-in.ts'

function fieldsOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('a form that waits for somebody to sign in', () => {
  it('is recognised by its URL and its fields as they are sent', () => {
    const release = hold('/perfil', fieldsOf({ intent: 'save', notes: 'um\r\ndois' }))
    expect(isHeld('/perfil', fieldsOf({ intent: 'save', notes: 'um\ndois' }))).toBe(true)
    expect(isHeld('/perfil', fieldsOf({ intent: 'save', notes: 'outro' }))).toBe(false)
    expect(isHeld('/pedidos', fieldsOf({ intent: 'save', notes: 'um\ndois' }))).toBe(false)
    release()
    expect(isHeld('/perfil', fieldsOf({ intent: 'save', notes: 'um\ndois' }))).toBe(false)
  })

  it('never holds a password or a card', () => {
    expect(hasSecrets(['intent', 'currentPassword'])).toBe(true)
    expect(hasSecrets(['client_secret', 'number', 'cvc'])).toBe(true)
    expect(hasSecrets(['fullName', 'phone', 'description'])).toBe(false)
  })

  it('shares one question with everything else that waits', async () => {
    const answers = Promise.all([askToSignIn(), askToSignIn()])
    expect(isAsking()).toBe(true)
    endAsking('signed-in')
    expect(await answers).toEqual(['signed-in', 'signed-in'])
    expect(isAsking()).toBe(false)
  })
})
