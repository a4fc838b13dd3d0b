import type { ReactNode } from 'react'
import { giftCopy as words } from '#orders/gifts/copy/gifts.ts'
import { IconDrawing } from '#ui/elements/icon.tsx'

const GIFT =
  'M4.5 12v8h15v-8M3.5 8h17v4h-17zM12 8v12M12 8c-1.8-4.6-6.5-3.6-5.4-1.1C7.1 8 9.5 8 12 8zm0 0c1.8-4.6 6.5-3.6 5.4-1.1C16.9 8 14.5 8 12 8z'

interface GiftFrameProps {
  isOpen: boolean
  onToggle(isOpen: boolean): void
  children: ReactNode
}

export function GiftFrame({ isOpen, onToggle, children }: GiftFrameProps) {
  return (
    <details
      className="gift"
      id="presente"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="gift__head">
        <IconDrawing path={GIFT} />
        <span>
          <b>{words.title}</b>
          <small>{words.about}</small>
        </span>
      </summary>
      <div className="gift__body">{children}</div>
    </details>
  )
}
