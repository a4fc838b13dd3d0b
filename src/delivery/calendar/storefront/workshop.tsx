import { pickupCopy as words } from '#delivery/calendar/copy/pickup.ts'
import { Icon } from '#ui/elements/icon.tsx'

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
