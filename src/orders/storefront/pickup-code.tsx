import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'

export function PickupCode({ code }: { code: string }) {
  return (
    <p className="pickup-code">
      <span>{pickupCopy.code}</span>
      <b className="num">{code}</b>
      <small className="muted">{pickupCopy.show}</small>
    </p>
  )
}
