import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminGiftsCopy as words } from '#copy/admin/gifts.ts'
import { giftSumsCopy } from '#copy/gifts/gift-sums.ts'
import { formatBrl } from '#domain/money.ts'
import type { ManagedGiftOption } from '#shop/admin/gifts/list-gift-options.ts'
import { Badge } from '#web/kit/elements/badge.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { OptionForm } from './option-form.tsx'

interface OptionRowProps {
  option: ManagedGiftOption
  isFirst: boolean
  isLast: boolean
}

export function OptionRow({ option, isFirst, isLast }: OptionRowProps) {
  const { id, name, price, active, updatedAt } = option
  return (
    <li className="gift-option">
      <div className="gift-option__head">
        <p>
          <b>{name}</b> <span className="num">{price > 0 ? formatBrl(price) : giftSumsCopy.free}</span>{' '}
          {!active && <Badge tone="linen">{words.hidden}</Badge>}
        </p>
        <Move option={option} direction="up" isUseless={isFirst} />
        <Move option={option} direction="down" isUseless={isLast} />
      </div>
      <details className="pour__changes">
        <summary className="text-btn">
          {words.edit}
          <VisuallyHidden> {words.editOf(name)}</VisuallyHidden>
        </summary>
        <OptionForm key={updatedAt.getTime()} optionId={id} option={option} />
      </details>
    </li>
  )
}

interface MoveProps {
  option: ManagedGiftOption
  direction: 'up' | 'down'
  isUseless: boolean
}

function Move({ option: { id, name }, direction, isUseless }: MoveProps) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={pathTo('adminGifts')}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="optionId" value={id} />
      <input type="hidden" name="direction" value={direction} />
      <button
        type="submit"
        className="icon-btn icon-btn--line"
        aria-label={words[direction](name)}
        disabled={isUseless}
      >
        <span aria-hidden="true">{direction === 'up' ? '↑' : '↓'}</span>
      </button>
    </fetcher.Form>
  )
}
