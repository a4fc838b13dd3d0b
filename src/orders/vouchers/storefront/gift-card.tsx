import { Logo } from '#ui/elements/logo.tsx'

/** The card of a present: the giver's words and the shop's name. Its letters are a share of its width, so screen and paper break the same lines. */
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

/** The card is an A6 sheet lying down; all measures are pixels of one that is drawn 352 pixels wide. */
const CARD_WIDTH = 352
/** What the words have to themselves. */
const ROOM = { width: 304, height: 184 }
const LINE_HEIGHT = 1.24

/** From the most beautiful to the smallest that is still read at arm's length. */
const SIZES = [24, 20, 18, 16, 14, 12, 10, 9] as const

type CardSize = (typeof SIZES)[number]

/** In ems of the card's letters, a little too wide rather than too narrow. */
function widthOf(character: string): number {
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.4
  if (/[WM@%—]/u.test(character)) return 1
  if (/[\p{Lu}mw]/u.test(character)) return 0.8
  return /[^\p{ASCII}\p{Script=Latin}]/u.test(character) ? 1 : 0.44
}

export function fitsCard(message: string, size: number): boolean {
  const lines = message.split('\n').reduce((sum, line) => {
    const width = [...line].reduce((total, character) => total + widthOf(character), 0) * size
    // Words do not break where the line ends: a sixth of each line may stay empty.
    return sum + (width <= ROOM.width ? 1 : Math.ceil(width / (ROOM.width * 0.84)))
  }, 0)
  return lines * size * LINE_HEIGHT <= ROOM.height
}

/** Few words are large; many lines or wide letters are smaller still, so that every card holds its words. */
export function cardSize(message: string): CardSize {
  const largest = message.length <= 90 ? 24 : message.length <= 160 ? 20 : 18
  return SIZES.find((size) => size <= largest && fitsCard(message, size)) ?? 9
}
