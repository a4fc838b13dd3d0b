import { careCopy } from '#copy/product.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import { Icon } from '#web/kit/icon.tsx'
import { Picture } from '#web/kit/picture.tsx'

/** Beside the picture that shows the candle in use, where there is one. */
export function CareSection({ picture }: { picture: PictureInfo | undefined }) {
  return (
    <section className="section section--linen" aria-labelledby="cuidar">
      <div className={picture ? 'wrap process' : 'wrap two'}>
        {picture && (
          <figure className="settle">
            <Picture picture={picture} alt="" sizes="(min-width: 62rem) 58vw, 100vw" />
          </figure>
        )}
        <div>
          <h2 id="cuidar">{careCopy.title}</h2>
          <p className="lead mt4">{careCopy.lead}</p>
          {picture && <CareSteps />}
        </div>
        {!picture && <CareSteps />}
      </div>
    </section>
  )
}

function CareSteps() {
  return (
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
  )
}
