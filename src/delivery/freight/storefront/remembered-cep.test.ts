import { beforeEach, expect, test, vi } from 'vitest'
import { forgetCep, rememberCep, rememberedCep } from './remembered-cep.ts'

beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})

test('a CEP that was asked about comes back as the field shows it', () => {
  expect(rememberedCep()).toBeNull()
  rememberCep('05010000')
  expect(rememberedCep()).toBe('05010-000')
  forgetCep()
  expect(rememberedCep()).toBeNull()
})

test('a foreign value in storage is not a CEP', () => {
  localStorage.setItem('lume_cep', '<script>')
  expect(rememberedCep()).toBeNull()
})

test('closed storage remembers nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberCep('05010-000')
  expect(rememberedCep()).toBeNull()
})
