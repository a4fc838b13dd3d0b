import { useState } from 'react'
import { styleGuideCopy } from '#copy/admin/style-guide.ts'
import { Checkbox } from '#web/kit/form/checkbox.tsx'
import { RadioGroup } from '#web/kit/form/radio-group.tsx'
import { Stepper } from '#web/kit/form/stepper.tsx'
import { Switch } from '#web/kit/form/switch.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Specimen } from './specimen.tsx'

export function Choices() {
  const { choices } = styleGuideCopy
  const [quantity, setQuantity] = useState(1)
  const sizes = choices.sizes.map((size) => ({ ...size, disabled: size.value === '320' }))
  return (
    <Specimen title={choices.title} note={choices.note}>
      <div className="row">
        <Checkbox label={choices.news} defaultChecked />
        <Checkbox label={choices.fixed} defaultChecked disabled />
        <Tick label={choices.row} />
        <Tick label={choices.allRows} some />
      </div>
      <div>
        <Checkbox label={choices.terms} error={choices.termsError} />
      </div>
      <Switch label={choices.freight} hint={choices.freightHint} defaultChecked />
      <Switch label={choices.news} />
      <RadioGroup legend={choices.size} name="guide-size" options={sizes} defaultValue="180" look="chips" />
      <RadioGroup legend={choices.gift} name="guide-gift" options={choices.gifts} defaultValue="simples" />
      <div className="row">
        <Stepper value={quantity} onChange={setQuantity} max={9} label={choices.quantity} />
        <Stepper value={3} onChange={setQuantity} disabled label={choices.quantity} />
      </div>
    </Specimen>
  )
}
