// Offered to: passports

import { careCopy } from '#copy/product/product-story.ts'
import { IconDrawing } from '#web/kit/elements/icon.tsx'
import { careIcons } from '#web/kit/icons/care-icons.ts'

/** How a candle is looked after, step by step. */
export function CareSteps() {
  return (
    <ul className="care">
      {careCopy.steps.map(({ icon, title, text }) => (
        <li key={title}>
          <IconDrawing path={careIcons[icon]} size="l" />
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
