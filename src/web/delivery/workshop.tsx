// Offered to: cart

import { pickupCopy as words } from '#copy/delivery/pickup.ts'
import { Icon } from '#web/kit/elements/icon.tsx'

/** Where it is fetched. */
export function Workshop({ address }: { address: string }) {
  return (
    <p className="workshop">
      <Icon name="pin" />
      <span>
        {address}
        <br />
        <span className="small muted">{words.withCode}</span>
      </span>
    </p>
  )
}
