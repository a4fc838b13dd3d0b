import { pickupCopy as words } from '#delivery/calendar/copy/pickup.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { Icon, type IconName } from '#ui/elements/icon.tsx'

interface WayChoiceProps {
  bringer: string
  isSent: boolean
  price: Centavos | null
  isPickup: boolean
  onChange(isPickup: boolean): void
}

/** Shown before the address, so that pickup customers need not enter one. */
export function DeliveryWayChoice({ bringer, isSent, price, isPickup, onChange }: WayChoiceProps) {
  return (
    <fieldset className="ways grid g3">
      <legend className="sr">{words.question}</legend>
      <Way
        icon={isSent ? 'box' : 'motorbike'}
        label={words.brought}
        detail={price === null ? bringer : price === 0 ? words.noFreight : formatBrl(price)}
        isChosen={!isPickup}
        onChoose={() => onChange(false)}
      />
      <Way
        icon="pin"
        label={words.fetched}
        detail={words.noFreight}
        isChosen={isPickup}
        onChoose={() => onChange(true)}
      />
    </fieldset>
  )
}

interface WayProps {
  icon: IconName
  label: string
  detail: string
  isChosen: boolean
  onChoose(): void
}

function Way({ icon, label, detail, isChosen, onChoose }: WayProps) {
  return (
    <label className="pick">
      <input className="pick__input" type="radio" name="way" checked={isChosen} onChange={onChoose} />
      <span className="pick__box way">
        <Icon name={icon} />
        <b>{label}</b>
        <span className="small muted">{detail}</span>
      </span>
    </label>
  )
}
