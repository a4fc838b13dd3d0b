import { CARD_WIDTH, cardSize } from '#domain/gifts/card-size.ts'
import { Logo } from './logo.tsx'

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
