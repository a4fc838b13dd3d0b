import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { CARD_MAX_LENGTH } from '#orders/domain/gift.ts'
import { checkGift, type GiftDraft } from './domain.ts'

const draft = (changed: Partial<GiftDraft> = {}): GiftDraft => ({
  message: 'Bia, para as noites de leitura. Com amor, Helena',
  optionIds: [],
  isForSomebodyElse: false,
  receiverName: '',
  receiverPhone: '',
  ...changed,
})

const checkDraft = (changed: Partial<GiftDraft>) => {
  const checked = checkGift(draft(changed))
  return checked.ok ? checked.value : checked.code
}

test.each([
  ['Feliz aniversário! 🎂👩‍👩‍👧‍👦 ❤️', undefined],
  ['Duas linhas\r\ne mais uma   \r\n\r\n\r\n\r\nBeijo', 'Duas linhas\ne mais uma\n\nBeijo'],
  ['Às 10.30, na R. Harmonia.Beijos', undefined],
  ['Te amo.Me liga', undefined],
  ['te amo.me liga. Saudade.ai que falta', undefined],
  ['Mil beijos.Com carinho, Ana', undefined],
  ['', ''],
])('takes the card %j', (message, printed = message) => {
  expect(checkDraft({ message })).toMatchObject({ message: printed, receiver: null })
})

test.each([
  ['x'.repeat(CARD_MAX_LENGTH + 1), 'card-too-long'],
  ['a\n'.repeat(13), 'card-lines'],
  ['Oi\u0007', 'card-characters'],
  ['Olá \u202eaivalB', 'card-characters'],
  ['veja https://exemplo.test', 'card-link'],
  ['veja www.exemplo', 'card-link'],
  ['compre em loja.com.br', 'card-link'],
  ['compre em Loja.Com.br', 'card-link'],
  ['LOJA.COM', 'card-link'],
  ['chama no wa.me/5511988887777', 'card-link'],
])('refuses the card %j', (message, code) => {
  expect(checkDraft({ message })).toBe(code)
})

test.each([
  [
    { receiverName: ' Bia   Souza ', receiverPhone: '11988887777' },
    { name: 'Bia Souza', phone: '(11) 98888-7777' },
  ],
  [
    { receiverName: 'Bia', receiverPhone: '+54 9 11 2345 6789' },
    { name: 'Bia', phone: '+5491123456789' },
  ],
])('takes the receiver %j', (typed, receiver) => {
  expect(checkDraft({ ...typed, isForSomebodyElse: true })).toMatchObject({ receiver })
})

test.each([
  [{ receiverName: '', receiverPhone: '11988887777' }, 'receiver-name'],
  [{ receiverName: 'ganhe.em/site', receiverPhone: '11988887777' }, 'receiver-name'],
  [{ receiverName: 'Bia', receiverPhone: '8888-7777' }, 'receiver-phone'],
])('refuses the receiver %j', (typed, code) => {
  expect(checkDraft({ ...typed, isForSomebodyElse: true })).toBe(code)
})

it('drops an unchosen recipient and a repeated option', () => {
  const draftWithReceiver = { receiverName: 'Bia', receiverPhone: '11988887777', optionIds: ['a', 'a'] }
  expect(checkDraft(draftWithReceiver)).toMatchObject({ receiver: null, optionIds: ['a'] })
})

it('takes again whatever it took', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
      const checked = checkGift(draft({ message }))
      if (!checked.ok) return true
      const secondCheck = checkGift(draft({ message: checked.value.message }))
      return secondCheck.ok && secondCheck.value.message === checked.value.message
    }),
  )
})
