import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'
import { keepFrameData } from './keep-frame-data.ts'

const asksAgain = (from: string, to: string, options: Partial<ShouldRevalidateFunctionArgs> = {}) =>
  keepFrameData({
    currentUrl: new URL(from, 'http://localhost'),
    nextUrl: new URL(to, 'http://localhost'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...options,
  })

it.each([
  ['/', '/produtos'],
  ['/produtos', '/produtos?search=figo'],
  ['/produto/jasmim', '/favoritos'],
  ['/admin/pedidos', '/admin/dashboard'],
])('does not keep a page with skeletons waiting for the frame: %s → %s', (from, to) => {
  expect(asksAgain(from, to)).toBe(false)
  expect(asksAgain(from, to, { formMethod: 'GET' })).toBe(false)
})

it('asks again on the way to every other page', () => {
  expect(asksAgain('/produtos', '/carrinho')).toBe(true)
  expect(asksAgain('/', '/perfil')).toBe(true)
  expect(asksAgain('/admin', '/admin/pedidos')).toBe(true)
})

it('asks again after a form: signing in or out, a cart, a role', () => {
  expect(asksAgain('/auth', '/produtos', { formMethod: 'POST' })).toBe(true)
  expect(asksAgain('/produtos', '/produtos', { formMethod: 'POST' })).toBe(true)
})

it('asks again when the page itself does, for another tab or a cart that changed', () => {
  expect(asksAgain('/produtos', '/produtos')).toBe(true)
  expect(asksAgain('/favoritos', '/favoritos')).toBe(true)
})

it('asks again on the way into the back office and out of it', () => {
  expect(asksAgain('/produtos', '/admin')).toBe(true)
  expect(asksAgain('/admin', '/produtos')).toBe(true)
})

it('asks for nothing that the router would not ask for', () => {
  expect(asksAgain('/', '/carrinho', { defaultShouldRevalidate: false })).toBe(false)
})
