import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSubmission, keyEveryForm, REQUEST_KEY, trackSubmission, withRequestKey } from './request-keys.ts'

beforeEach(() => vi.stubGlobal('window', { location: { href: 'https://loja.example/produto/figo' } }))
afterEach(() => vi.unstubAllGlobals())

const keyOf = (fields: Record<string, string>, action = '/carrinho') =>
  String(withRequestKey(fields, action).get(REQUEST_KEY))

describe('the key of a press', () => {
  it('is kept for the same content at the same URL until an answer arrives', () => {
    const key = keyOf({ intent: 'add', productId: 'figo' })
    expect(keyOf({ intent: 'add', productId: 'figo' })).toBe(key)
    expect(keyOf({ intent: 'add', productId: 'cacau' })).not.toBe(key)
    expect(keyOf({ intent: 'add', productId: 'figo' }, '/favoritos')).not.toBe(key)
    endSubmission(key)
    expect(keyOf({ intent: 'add', productId: 'figo' })).not.toBe(key)
  })

  it('is kept while another request is answered', () => {
    const slow = keyOf({ intent: 'add', productId: 'lento' })
    const stopTracking = trackSubmission(slow)
    endSubmission(keyOf({ intent: 'add', productId: 'ligeiro' }))
    expect(keyOf({ intent: 'add', productId: 'lento' })).toBe(slow)
    stopTracking()
    endSubmission(keyOf({ intent: 'add', productId: 'ligeiro' }))
    expect(keyOf({ intent: 'add', productId: 'lento' })).not.toBe(slow)
  })

  it('is another one for another photograph', () => {
    const withPhoto = (name: string) => {
      const form = new FormData()
      form.set('photo', new File(['luz'], name, { lastModified: 1 }))
      return String(withRequestKey(form, '/avaliar').get(REQUEST_KEY))
    }
    expect(withPhoto('a.jpg')).toBe(withPhoto('a.jpg'))
    expect(withPhoto('a.jpg')).not.toBe(withPhoto('b.jpg'))
  })
})

describe('forms', () => {
  function read(method: string) {
    const page = new EventTarget()
    vi.stubGlobal('document', page)
    keyEveryForm()
    const formData = new FormData()
    const attributes: Record<string, string> = { method, action: '/newsletter' }
    const target = { getAttribute: (name: string) => attributes[name] ?? null }
    const event = Object.assign(new Event('formdata'), { formData })
    Object.defineProperty(event, 'target', { value: target })
    page.dispatchEvent(event)
    return formData.has(REQUEST_KEY)
  }

  it('get one where they change something, and none where they only ask', () => {
    expect([read('post'), read('get')]).toEqual([true, false])
  })
})
