import { fireWarning } from '#copy/product/fire-warning.ts'
import { careCopy } from '#copy/product/product-story.ts'
import { IconDrawing } from '#web/kit/elements/icon.tsx'
import { careIcons } from '#web/kit/icons/care-icons.ts'

/** How to burn it, and what the law wants said of fire. */
export function PassportCare({ safety }: { safety: string }) {
  return (
    <section className="section" aria-labelledby="cuidar">
      <div className="wrap two">
        <div>
          <h2 id="cuidar">{careCopy.title}</h2>
          <p className="lead mt4">{careCopy.lead}</p>
          <div className="passport__safety mt5">
            <h3>{fireWarning.name}</h3>
            <p>{safety}</p>
          </div>
        </div>
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
      </div>
    </section>
  )
}
