import { pixPageCopy as words } from '#payments/copy/admin-pix.ts'
import { Tick } from '#ui/form/tick.tsx'
import type { Ticks } from './use-ticks.ts'

export const BULK_FORM = 'pix-bulk'

interface PixTickProps {
  seen: string
  orderNumber: string
  ticks: Ticks
}

export function PixTick({ seen, orderNumber, ticks }: PixTickProps) {
  return (
    <Tick
      form={BULK_FORM}
      name="seen"
      value={seen}
      label={words.tick(orderNumber)}
      checked={ticks.isOn(seen)}
      onTick={(isOn) => ticks.tick(seen, isOn)}
    />
  )
}
