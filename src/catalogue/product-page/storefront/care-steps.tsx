import { careCopy } from '#catalogue/product-page/copy/product-story.ts'
import { IconDrawing } from '#ui/elements/icon.tsx'
import { careIcons } from '#ui/icons/care-icons.ts'

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
