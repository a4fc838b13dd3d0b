import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CARD_HEIGHT_MM, cardHeight, cardSize } from './card-size.ts'
import { checkGift } from './check-gift.ts'
import { CARD_MAX_LENGTH } from './gift.ts'

it('is large for few words and small for many', () => {
  expect(cardSize('Com amor, Helena')).toBe(22)
  expect(cardSize('a '.repeat(120))).toBeLessThan(22)
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
    return !checked.ok || cardHeight(checked.value.message, cardSize(checked.value.message)) <= CARD_HEIGHT_MM
  }
  expect(texts.every(fits)).toBe(true)
  const anyText = fc.array(fc.string({ unit: fc.constantFrom('W', 'm', 'a', ' ', '\n', '🎁') }), {
    maxLength: 300,
  })
  fc.assert(fc.property(anyText, (parts) => fits(parts.join(''))))
})
