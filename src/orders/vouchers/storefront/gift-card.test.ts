import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CARD_MAX_LENGTH } from '#orders/domain/gift.ts'
import { checkGift } from '#orders/gifts/domain.ts'
import { cardSize, fitsCard } from './gift-card.tsx'

it.each([
  [16, 24],
  [90, 24],
  [91, 20],
  [160, 20],
  [161, 18],
  [CARD_MAX_LENGTH, 18],
])('%i characters of a letter are set in %i pixels', (length, size) => {
  expect(cardSize('para as noites em que a casa fica quieta, '.repeat(6).slice(0, length))).toBe(size)
})

it('is smaller where few characters take many lines', () => {
  expect(cardSize(Array.from({ length: 12 }, () => 'Oi').join('\n'))).toBeLessThan(18)
})

it('fits whatever the shop takes: 240 wide letters, emoji, many lines', () => {
  const texts = [
    'W'.repeat(CARD_MAX_LENGTH),
    '🎂'.repeat(CARD_MAX_LENGTH / 2),
    Array.from({ length: 12 }, () => 'MMMMMMMMMMMMMMMMMMM').join('\n'),
  ]
  const fits = (message: string) => {
    const checked = checkGift({
      message,
      optionIds: [],
      isForSomebodyElse: false,
      receiverName: '',
      receiverPhone: '',
    })
    return !checked.ok || fitsCard(checked.value.message, cardSize(checked.value.message))
  }
  expect(texts.every(fits)).toBe(true)
  const anyText = fc.array(fc.string({ unit: fc.constantFrom('W', 'm', 'a', ' ', '\n', '🎁') }), {
    maxLength: 300,
  })
  fc.assert(fc.property(anyText, (parts) => fits(parts.join(''))))
})
