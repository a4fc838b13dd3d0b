import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftKey, fill, forgetDraft, forgetDrafts, readDraft, typedIn, writeDraft } from './drafts.ts'

const stored = new Map<string, string>()
const storage = new Proxy(
  {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
  {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  },
)
beforeEach(() => void vi.stubGlobal('localStorage', storage))
afterEach(() => stored.clear())

const helena = draftKey('helena@exemplo.com.br', 'profile')

it('gives back what was typed to the account that typed it, and to no other', () => {
  writeDraft(helena, { phone: '(11) 90000-1234', marketingEmails: true })
  expect(readDraft(helena)).toEqual({ phone: '(11) 90000-1234', marketingEmails: true })
  expect(readDraft(draftKey('outra@exemplo.com.br', 'profile'))).toBeNull()
  expect([...stored.keys()].join()).not.toContain('helena')
})

it('is forgotten once it was sent, and after a month', () => {
  const day = 24 * 60 * 60 * 1000
  writeDraft(helena, { phone: '1' }, 0)
  expect(readDraft(helena, 29 * day)).toEqual({ phone: '1' })
  expect(readDraft(helena, 30 * day)).toBeNull()
  forgetDraft(helena)
  expect(stored.size).toBe(0)
})

it('is deleted at sign-out, but a guest’s cart stays', () => {
  writeDraft(helena, { phone: '1' })
  writeDraft(draftKey('helena@exemplo.com.br', 'review:LC-1:2'), { words: 'Linda' })
  stored.set('lume_cart', '[]')
  forgetDrafts()
  expect([...stored.keys()]).toEqual(['lume_cart'])
})

it('reads nothing from what is no draft', () => {
  stored.set(helena, 'nada')
  expect(readDraft(helena)).toBeNull()
})

it('keeps the fields of several rows separate, and ignores unknown fields', () => {
  const field = (type: string, draft: string | undefined, value: string, isChecked = false) => ({
    name: type === 'checkbox' ? 'tell' : 'code',
    type,
    value,
    checked: isChecked,
    dataset: { draft },
  })
  const typed = [
    field('text', 'code:a', 'QB1BR'),
    field('text', 'code:b', 'QB2BR'),
    field('checkbox', 'tell:a', 'a', false),
    field('checkbox', 'tell:b', 'b', true),
  ]
  const reloaded = [
    field('text', 'code:a', ''),
    field('text', 'code:b', ''),
    field('checkbox', 'tell:a', 'a', true),
    field('checkbox', 'tell:b', 'b', true),
    field('text', 'code:c', 'saved'),
    field('checkbox', 'tell:c', 'c', true),
  ]
  for (const freshField of reloaded) fill(freshField, typedIn(typed))
  expect(reloaded.slice(0, 4)).toEqual(typed)
  expect(reloaded[4]?.value).toBe('saved')
  expect(reloaded[5]?.checked).toBe(true)
})
