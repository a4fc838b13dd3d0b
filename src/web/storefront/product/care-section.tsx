import { careCopy } from '#copy/product.ts'
import { Icon } from '#web/ui/icon.tsx'

export function CareSection() {
  return (
    <section className="section section--linen" aria-labelledby="cuidar">
      <div className="wrap two">
        <div>
          <h2 id="cuidar">{careCopy.title}</h2>
          <p className="lead mt4">{careCopy.lead}</p>
        </div>
        <ul className="care">
          {careCopy.steps.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size="l" />
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
