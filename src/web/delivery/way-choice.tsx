// Offered to: cart

import { pickupCopy as words } from '#copy/delivery/pickup.ts'

interface WayChoiceProps {
  /** Who brings it. */
  bringer: string
  isPickup: boolean
  onChange(isPickup: boolean): void
}

/** Before the address, so that nobody types one for nothing. */
export function WayChoice({ bringer, isPickup, onChange }: WayChoiceProps) {
  return (
    <fieldset className="ways">
      <legend className="sr">{words.question}</legend>
      <Way label={words.brought} detail={bringer} isChosen={!isPickup} onChoose={() => onChange(false)} />
      <Way
        label={words.fetched}
        detail={words.noFreight}
        isChosen={isPickup}
        onChoose={() => onChange(true)}
      />
    </fieldset>
  )
}

interface WayProps {
  label: string
  detail: string
  isChosen: boolean
  onChoose(): void
}

function Way({ label, detail, isChosen, onChoose }: WayProps) {
  return (
    <label className="pick">
      <input className="pick__input" type="radio" name="way" checked={isChosen} onChange={onChoose} />
      <span className="pick__box way">
        <b>{label}</b>
        <span className="small muted">{detail}</span>
      </span>
    </label>
  )
}
