import { freightCopy } from '#copy/freight/freight.ts'
import type { Address } from '#domain/address/address.ts'
import { TextButton } from '#web/kit/elements/button.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'

/** An address that is known is one line; the form comes when it is to be another. */
export function KnownAddress({ address, onChange }: { address: Address; onChange(): void }) {
  const { street, number, complement, neighborhood, city } = address
  const line = [street, number, complement, neighborhood || city].filter((part) => part.trim()).join(', ')
  return (
    <div className="oneline">
      <Icon name="pin" />
      <p>
        <span className="sr">{freightCopy.deliverTo} </span>
        {line}
      </p>
      <TextButton className="needs-script" aria-label={freightCopy.changeLabel} onClick={onChange}>
        {freightCopy.change}
      </TextButton>
    </div>
  )
}
