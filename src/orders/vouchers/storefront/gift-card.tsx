import { Logo } from '#ui/elements/logo.tsx'

/** Font sizes are relative to the card's width, so that screen and print break lines the same way. */
export function GiftCard({ message }: { message: string }) {
  return (
    <div className="gift-card">
      <div className="gift-card__face">
        <p className="gift-card__words" style={{ fontSize: `${(cardSize(message) / CARD_WIDTH) * 100}cqi` }}>
          {message}
        </p>
        <Logo alt="" />
      </div>
    </div>
  )
}

/** A6 landscape; all measures are in pixels at a width of 352. */
const CARD_WIDTH = 352
const ROOM = { width: 304, height: 184 }
const LINE_HEIGHT = 1.24

const SIZES = [24, 20, 18, 16, 14, 12, 10, 9] as const

type CardSize = (typeof SIZES)[number]

/** In ems; rounded up, so that the text always fits. */
function estimateWidth(character: string): number {
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.4
  if (/[WM@%—]/u.test(character)) return 1
  if (/[\p{Lu}mw]/u.test(character)) return 0.8
  return /[^\p{ASCII}\p{Script=Latin}]/u.test(character) ? 1 : 0.44
}

export function fitsCard(message: string, size: number): boolean {
  const lines = message.split('\n').reduce((sum, line) => {
    const width = [...line].reduce((total, character) => total + estimateWidth(character), 0) * size
    // Words wrap before the line ends, so one sixth of each line may stay empty.
    return sum + (width <= ROOM.width ? 1 : Math.ceil(width / (ROOM.width * 0.84)))
  }, 0)
  return lines * size * LINE_HEIGHT <= ROOM.height
}

export function cardSize(message: string): CardSize {
  const largest = message.length <= 90 ? 24 : message.length <= 160 ? 20 : 18
  return SIZES.find((size) => size <= largest && fitsCard(message, size)) ?? 9
}
